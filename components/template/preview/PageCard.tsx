import type { TemplateContent } from '../../../content/template/index.ts';
import { Badge } from '../../menu/Badge.tsx';

export type PreviewProps = { content: TemplateContent };

type PageCardProps = PreviewProps & {
  title: string;
  href: string;
  imgLight: string;
  imgDark: string;
  badge?: 'New' | 'Hot' | undefined;
  /** Content at the end of the title line. */
  mark?: string;
};

/** A page of the template, represented by its screenshot. It opens in a new tab. */
export function PageCard({ title, href, badge, mark, content, ...images }: PageCardProps) {
  const { ui, templateThumbnails } = content;
  const name = href.replaceAll('/', ' ').trim().replaceAll(' ', '-');
  return (
    <a className="page-card" href={href} target="_blank" rel="noopener" data-thumbnail={name}>
      <span className="page-card-picture art">
        {name in templateThumbnails && <Thumbnail {...images} />}
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

type ThumbnailProps = {
  imgLight: string;
  imgDark: string;
  /** Shows only one of the two screenshots, whatever the theme. */
  only?: 'light' | 'dark' | undefined;
  /** Set on the first screen, where it loads at once. */
  first?: boolean;
};

const size = { width: 480, height: 320 };

/** The screenshot of a template page in the visitor's theme. Its title is beside it. */
export function Thumbnail({ imgLight, imgDark, only, first }: ThumbnailProps) {
  const loading = first ? 'eager' : 'lazy';
  const themed = (name: string) => (only ? undefined : name);
  return (
    <>
      {only !== 'dark' && (
        <img className={themed('in-light')} src={imgLight} alt="" loading={loading} {...size} />
      )}
      {only !== 'light' && (
        <img className={themed('in-dark')} src={imgDark} alt="" loading={loading} {...size} />
      )}
    </>
  );
}

/** Addresses of both screenshots of a page, named by the last part of the page's address. */
export const thumbnailsOf = (name: string) => ({
  imgLight: `/template/thumbnails/${name}-light.avif`,
  imgDark: `/template/thumbnails/${name}-dark.avif`,
});
