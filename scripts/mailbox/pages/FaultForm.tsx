import { type Fault, faults, noFault } from '../faults.ts';

/** The fault switch: how the sends that follow are to fail. */
export function FaultForm({ fault, once }: { fault: Fault; once: boolean }) {
  return (
    <form className="faults" method="post" action="/mailbox/fault">
      <h2>Fault switch</h2>
      {fault !== noFault && (
        <p className="notice">
          {once ? 'The next send meets' : 'Every send meets'} this fault: {fault.label}
        </p>
      )}
      <p>
        <label htmlFor="fault">How sending fails</label>
        <select id="fault" name="fault" defaultValue={fault.name}>
          {faults.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </p>
      <p>
        <input id="once" name="once" type="checkbox" value="true" defaultChecked={once} />
        <label htmlFor="once">Once only</label>
      </p>
      <button type="submit">Set the switch</button>
    </form>
  );
}
