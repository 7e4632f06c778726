import { useIslandAttributes } from '#island';
import { Section } from '../../section/Section.tsx';
import { fill } from '../../text/fill.ts';
import { numberLabel } from '../../text/number-label.ts';
import { PageCard, type PreviewProps, thumbnailsOf } from './PageCard.tsx';

/** Every demo home as a card, including those to come, and the true numbers below them. */
export function DemoGallery({ content }: PreviewProps) {
  const { templateDemos: demos } = content;
  const { coming, comingSoon, counted, ...intro } = content.templatePreview.demos;
  const pages = content.templateInnerPages.length;
  const revealed = useIslandAttributes('Reveal', 'load');
  return (
    <Section id="demo" {...intro}>
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
                content={content}
                {...thumbnailsOf(slug)}
              />
            </li>
          ))}
        {coming.map((title) => (
          <li key={title} className="page-card" {...revealed}>
            <span className="page-card-picture art demo-coming">
              <span className="caps">{comingSoon}</span>
            </span>
            <span className="page-card-title">{title}</span>
          </li>
        ))}
      </ul>
      <p className="note demo-counted">
        {fill(counted, { count: demos.length, coming: coming.length, pages })}
      </p>
    </Section>
  );
}
