import type { SectionOf } from '../../../../content/template/schema/demo-section.ts';
import { ButtonLink } from '../../../button/ButtonLink.tsx';
import { Icon } from '../../../icon/Icon.tsx';
import { SectionFrame } from './SectionFrame.tsx';

/** Plans side by side; one is what most people take. */
export function Pricing({ section }: { section: SectionOf<'pricing'> }) {
  return (
    <SectionFrame section={section}>
      <ul className="demo-pricing">
        {section.plans.map(({ title, price, per, text, points, button, chosen }) => (
          <li key={title} {...(chosen && { 'data-chosen': '' })}>
            <h3>{title}</h3>
            <p className="demo-pricing-price">
              <b>{price}</b> {per}
            </p>
            <p>{text}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <Icon name="check" />
                  {point}
                </li>
              ))}
            </ul>
            <ButtonLink href="/contact/" quiet={!chosen}>
              {button}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
