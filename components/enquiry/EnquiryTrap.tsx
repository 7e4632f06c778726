import { trapId } from './spam-check.ts';

/** A field for programs only. It has no name, so that no e-mail written without script carries it. */
export function EnquiryTrap({ label }: { label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={trapId}>{label}</label>
      <input id={trapId} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
