import type { Ui } from '../../../content/schema/ui.ts';
import { Badge } from '../../menu/Badge.tsx';
import { Thumbnail } from '../thumbnail/Thumbnail.tsx';

type PageCardProps = {
  title: string;
  href: string;
  imgLight: string;
  imgDark: string;
  badge?: 'New' | 'Hot' | undefined;
  /** Content at the end of the title line. */
  mark?: string;
  /** Names of the pages that have screenshots. */
  thumbnails: readonly string[];
  ui: Ui;
};

/** A page of the template, represented by its screenshot. It opens in a new tab. */
export function PageCard({ title, href, badge, mark, thumbnails, ui, ...images }: PageCardProps) {
  const name = href.replaceAll('/', ' ').trim().replaceAll(' ', '-');
  return (
    <a className="page-card" href={href} target="_blank" rel="noopener" data-thumbnail={name}>
      <span className="page-card-picture">
        {thumbnails.includes(name) && <Thumbnail {...images} />}
      </span>
      <span className="page-card-title">
        {title} {badge && <Badge kind={badge} words={ui.menu.badges} />}
      </span>
      <span className="visually-hidden">{ui.links.newTab}</span>
      {mark && (
        <span className="page-card-mark" aria-hidden="true">
          {mark}
        </span>
      )}
    </a>
  );
}
