import type { Ui } from '../../../content/schema/ui.ts';
import type { Brand } from '../../../content/template/schema/brand.ts';
import type { Preview } from '../../../content/template/schema/preview.ts';
import { ButtonLink } from '../../button/ButtonLink.tsx';
import { Eyebrow } from '../../eyebrow/Eyebrow.tsx';
import { Thumbnail, thumbnailsOf } from './PageCard.tsx';

type PreviewHeroProps = {
  words: Preview['hero'];
  brand: Brand;
  thumbnails: readonly string[];
  links: Ui['links'];
};

/** The opening of the preview page: the claim, two links, and a wall of screenshots. */
export function PreviewHero({ words, brand, thumbnails, links }: PreviewHeroProps) {
  const shots = words.shots.filter(({ name }) => thumbnails.includes(name));
  return (
    <section className="preview-hero night">
      <div className="page-width">
        <div>
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h1>{words.headline}</h1>
          <p>{words.text}</p>
          <div className="actions">
            <ButtonLink href="#demo" arrow>
              {words.demos}
            </ButtonLink>
            <ButtonLink href={brand.purchase.href} links={links} quiet>
              {brand.purchase.title}
            </ButtonLink>
          </div>
        </div>
        <div className="preview-hero-wall" aria-hidden="true">
          {shots.map(({ name, theme }) => (
            <Thumbnail key={name} {...thumbnailsOf(name)} only={theme} first />
          ))}
        </div>
      </div>
    </section>
  );
}
