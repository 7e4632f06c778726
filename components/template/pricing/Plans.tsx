import type { ReactNode } from 'react';
import type { SectionOf } from '../../../content/template/schema/section.ts';
import { ButtonLink } from '../../button/ButtonLink.tsx';
import { Cells } from '../../cells/Cells.tsx';
import { Icon } from '../../icon/Icon.tsx';

type Plan = Omit<SectionOf<'pricing'>['plans'][number], 'price' | 'per'> & { price: ReactNode };

/** Plans side by side, one of them highlighted. Their buttons lead to the contact page. */
export function Plans({ plans }: { plans: readonly Plan[] }) {
  return (
    <Cells className="plans">
      {plans.map(({ title, text, price, points, button, chosen }) => (
        <li key={title} className={chosen ? 'night' : undefined}>
          <h3 className="title">{title}</h3>
          <p className="muted">{text}</p>
          {price}
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
    </Cells>
  );
}
