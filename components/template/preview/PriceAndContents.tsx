import { ButtonLink } from '../../button/ButtonLink.tsx';
import { Fact, Facts } from '../../facts/Facts.tsx';
import { Section } from '../../section/Section.tsx';
import { fill } from '../../text/fill.ts';
import type { PreviewProps } from './PageCard.tsx';

/** What the template costs, and what is in the package. */
export function PriceAndContents({ content }: PreviewProps) {
  const { price, facts, ...intro } = content.templatePreview.box;
  const counts = {
    count: content.templateDemos.length,
    pages: content.templateInnerPages.length,
  };
  return (
    <Section id="box" ground="raised" {...intro}>
      <div className="price-and-contents">
        <div className="price-card framed night">
          <h3>{price.label}</h3>
          <p className="price-now">
            <b>{price.now}</b>{' '}
            <s>
              <span className="visually-hidden">{price.beforeLabel} </span>
              {price.before}
            </s>
          </p>
          <p className="muted">{price.note}</p>
          <ButtonLink href={content.templateBrand.purchase.href} links={content.ui.links}>
            {content.templateBrand.purchase.title}
          </ButtonLink>
        </div>
        <Facts>
          {facts.map(({ label, value }) => (
            <Fact key={label} label={label}>
              {fill(value, counts)}
            </Fact>
          ))}
        </Facts>
      </div>
    </Section>
  );
}
