import { Icon } from '../../icon/Icon.tsx';
import { BillingSwitch } from './BillingSwitch.tsx';
import { Price } from './Price.tsx';
import type { Plan } from './plans.ts';

export type PricingTableProps = { plans: readonly Plan[]; saving: string; href: string };

/** Plans side by side, with prices for a month or a year. */
export function PricingTable({ plans, saving, href }: PricingTableProps) {
  return (
    <div className="pricing">
      <BillingSwitch saving={saving} />
      <ul>
        {plans.map((plan) => (
          <li key={plan.name} className={plan.chosen ? 'night' : ''}>
            <h3>{plan.name}</h3>
            <p className="pricing-text">{plan.text}</p>
            <Price plan={plan} />
            <ul>
              {plan.points.map((point) => (
                <li key={point}>
                  <Icon name="check" />
                  {point}
                </li>
              ))}
            </ul>
            <a className={plan.chosen ? 'button' : 'button button-quiet'} href={href}>
              Choose <span className="visually-hidden">{plan.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
