import { type ReactNode, useState } from 'react';
import type { EnquiryStates } from '../../content/schema/enquiry-states.ts';
import { Words } from './Words.tsx';

export type OtherWaysProps = {
  /** Phone number for dialing. */
  phone: string;
  mailLink: string;
  /** The complete enquiry as text. */
  text: string;
  actions: EnquiryStates['actions'];
  children: ReactNode;
};

/** Ways to reach the firm without the form. Each carries the text or makes it easy to copy. */
export function OtherWays({ actions, phone, mailLink, text, children }: OtherWaysProps) {
  /** The result of the last copy. A different text has to be copied again. */
  const [copied, setCopied] = useState({ text: '', said: '' });
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied({ text, said: actions.copied }),
      () => setCopied({ text, said: actions.notCopied }),
    );
  const said = copied.text === text && copied.said;
  return (
    <>
      <a href={mailLink}>{actions.mail}</a>
      <a href={`tel:${phone}`}>{actions.call}</a>
      {/* This renders after hydration only, so `navigator` is there. */}
      {navigator.clipboard && (
        <button type="button" onClick={() => void copy()}>
          <Words>{said || actions.copy}</Words>
        </button>
      )}
      {children}
      <span className="visually-hidden" aria-live="polite">
        <Words>{said}</Words>
      </span>
    </>
  );
}
