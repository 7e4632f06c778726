import type { ReactNode } from 'react';
import { ButtonLink } from '../../button/ButtonLink.tsx';
import { Cells } from '../../cells/Cells.tsx';
import { Icon } from '../../icon/Icon.tsx';

type PlansProps = {
  plans: readonly {
    title: string;
    text: string;
    price: ReactNode;
    points: readonly string[];
    button: string;
    /** Marks the plan that most people choose. */
    chosen?: boolean | undefined;
  }[];
};

/** Plans side by side, one of them highlighted. Their buttons lead to the contact page. */
export function Plans({ plans }: PlansProps) {
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
