import { Icon } from '../../icon/Icon.tsx';
import { BillingSwitch } from './BillingSwitch.tsx';
import { Price } from './Price.tsx';
import type { Plan } from './plan.ts';

export type PricingComparisonProps = {
  plans: readonly Plan[];
  saving: string;
  caption: string;
  /** The features of each plan, by group: a text, or whether the plan has the feature. */
  groups: readonly {
    title: string;
    rows: readonly { label: string; cells: readonly (string | boolean)[] }[];
  }[];
};

/** Every plan, feature by feature, in a table that scrolls on narrow screens. */
export function PricingComparison({ plans, saving, caption, groups }: PricingComparisonProps) {
  return (
    <div className="comparison">
      <BillingSwitch saving={saving} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to scroll this table */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark */}
      <div className="comparison-scroll" role="group" aria-label={caption} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <td />
              {plans.map((plan) => (
                <th key={plan.title} scope="col">
                  <span>{plan.title}</span>
                  <Price plan={plan} />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" colSpan={plans.length + 1}>
                  {title}
                </th>
              </tr>
              {rows.map(({ label, cells }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, index) => (
                    <td key={plans[index]?.title}>
                      <Cell>{cell}</Cell>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}

function Cell({ children }: { children: string | boolean }) {
  if (typeof children === 'string') return children;
  return (
    <>
      <Icon name={children ? 'check' : 'minus'} />
      <span className="visually-hidden">{children ? 'Yes' : 'No'}</span>
    </>
  );
}
