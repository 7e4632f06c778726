import { useIslandAttributes } from '#island';
import type { Ui } from '../../../content/schema/ui.ts';
import type { Demo } from '../../../content/template/schema/demo.ts';
import type { Preview } from '../../../content/template/schema/preview.ts';
import { Section } from '../../section/Section.tsx';
import { fill } from '../../text/fill.ts';
import { numberLabel } from '../../text/number-label.ts';
import { PageCard, thumbnailsOf } from './PageCard.tsx';

type DemoGalleryProps = {
  demos: readonly Demo[];
  words: Preview['demos'];
  thumbnails: readonly string[];
  ui: Ui;
};

/** Every demo home as a card, including those to come, below the claimed and the true number. */
export function DemoGallery({ demos, words, thumbnails, ui }: DemoGalleryProps) {
  const { coming, comingSoon, text, ...claim } = words;
  const counted = fill(text, { count: demos.length, coming: coming.length });
  const revealed = useIslandAttributes('Reveal', 'load');
  return (
    <Section id="demo" {...claim} text={counted}>
      <ul className="demo-gallery">
        {demos
          .toSorted((a, b) => a.order - b.order)
          .map(({ slug, title, badge }, index) => (
            <li key={slug} {...revealed}>
              <PageCard
                title={title}
                href={`/${slug}/`}
                badge={badge}
                mark={numberLabel(index)}
                thumbnails={thumbnails}
                ui={ui}
                {...thumbnailsOf(slug)}
              />
            </li>
          ))}
        {coming.map((title) => (
          <li key={title} className="page-card" {...revealed}>
            <span className="page-card-picture demo-coming">
              <span className="caps">{comingSoon}</span>
            </span>
            <span className="page-card-title">{title}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
