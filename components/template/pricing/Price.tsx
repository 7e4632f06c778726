import type { Plan } from './plan.ts';

const dollars = (amount: number) => `$${amount.toLocaleString('en')}`;

/** Both prices of a plan. The billing switch shows one of them. */
export function Price({ plan: { monthly, yearly } }: { plan: Plan }) {
  return (
    <p className="price">
      <span className="price-monthly">
        <strong>{dollars(monthly)}</strong> a month
      </span>
      <span className="price-yearly">
        <strong>{dollars(yearly)}</strong> a month, paid yearly
      </span>
    </p>
  );
}
