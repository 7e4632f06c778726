import { useId } from 'react';
import type { Plan } from '../../../content/template/schema/pricing.ts';
import type { SectionOf } from '../../../content/template/schema/section.ts';
import { Icon } from '../../icon/Icon.tsx';
import { Plans } from './Plans.tsx';

type PricingProps = { plans: readonly Plan[]; saving: string };

/** Plans side by side, with monthly or yearly prices. */
export function PricingTable({ plans, saving }: PricingProps) {
  return (
    <div>
      <BillingSwitch saving={saving} />
      <Plans
        plans={plans.map((plan) => ({
          ...plan,
          price: <Price plan={plan} />,
          button: `Choose ${plan.title}`,
        }))}
      />
    </div>
  );
}

type ComparisonProps = PricingProps & Pick<SectionOf<'comparison'>, 'caption' | 'groups'>;

/** Every plan, feature by feature, in a table that scrolls on narrow screens. */
export function PricingComparison({ plans, saving, caption, groups }: ComparisonProps) {
  return (
    <div className="comparison">
      <BillingSwitch saving={saving} of={caption} />
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
                <th className="caps" scope="rowgroup" colSpan={plans.length + 1}>
                  {title}
                </th>
              </tr>
              {rows.map(({ label, cells }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, index) => (
                    <td key={plans[index]?.title}>
                      {typeof cell === 'string' ? cell : <Mark is={cell} />}
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

/** Whether a plan has a feature, as an icon. */
function Mark({ is }: { is: boolean }) {
  return (
    <>
      <Icon name={is ? 'check' : 'minus'} />
      <span className="visually-hidden">{is ? 'Yes' : 'No'}</span>
    </>
  );
}

/** Chooses between monthly and yearly prices: two radio buttons, whose state the style sheet uses. */
function BillingSwitch({ saving, of }: { saving: string; of?: string }) {
  const name = useId();
  return (
    <fieldset className="choice billing">
      <legend className="visually-hidden">{of ? `Billing, ${of}` : 'Billing'}</legend>
      <label className="boxed">
        <input type="radio" name={name} value="monthly" defaultChecked />
        Monthly
      </label>
      <label className="boxed">
        <input type="radio" name={name} value="yearly" />
        Yearly
      </label>
      <span className="note">{saving}</span>
    </fieldset>
  );
}

const dollars = (amount: number) => `$${amount.toLocaleString('en')}`;

/** Both prices of a plan. The billing switch shows one of them. */
function Price({ plan: { monthly, yearly } }: { plan: Plan }) {
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
