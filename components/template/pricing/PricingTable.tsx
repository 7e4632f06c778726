import { BillingSwitch } from './BillingSwitch.tsx';
import { Plans } from './Plans.tsx';
import { Price } from './Price.tsx';
import type { Plan } from './plan.ts';

export type PricingTableProps = { plans: readonly Plan[]; saving: string; href: string };

/** Plans side by side, with monthly or yearly prices. */
export function PricingTable({ plans, saving, href }: PricingTableProps) {
  return (
    <div>
      <BillingSwitch saving={saving} />
      <Plans
        href={href}
        plans={plans.map((plan) => ({
          ...plan,
          price: <Price plan={plan} />,
          button: `Choose ${plan.title}`,
        }))}
      />
    </div>
  );
}
