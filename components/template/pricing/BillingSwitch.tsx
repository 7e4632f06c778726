import { useId } from 'react';

/** Chooses between monthly and yearly prices: two radio buttons, whose state the style sheet uses. */
export function BillingSwitch({ saving }: { saving: string }) {
  const name = useId();
  return (
    <fieldset className="billing">
      <legend className="visually-hidden">Billing</legend>
      <label>
        <input type="radio" name={name} value="monthly" defaultChecked />
        Monthly
      </label>
      <label>
        <input type="radio" name={name} value="yearly" />
        Yearly
      </label>
      <span>{saving}</span>
    </fieldset>
  );
}
