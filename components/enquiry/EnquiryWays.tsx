import { useState } from 'react';
import type { EnquiryStates } from '../../content/schema/enquiry-states.ts';

type EnquiryWaysProps = {
  words: EnquiryStates['actions'];
  /** Phone number for dialing. */
  phone: string;
  mailLink: string;
  /** The whole enquiry as text. */
  text: string;
};

/** Ways to the firm that need no form; each carries the text or makes it easy to take along. */
export function EnquiryWays({ words, phone, mailLink, text }: EnquiryWaysProps) {
  const [copied, setCopied] = useState<string>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      (error: unknown) => console.warn('The text could not be copied:', error),
    );
  const isCopied = copied === text;
  return (
    <>
      <a href={mailLink}>{words.mail}</a>
      <a href={`tel:${phone}`}>{words.call}</a>
      {/* Shown after hydration only, so the browser can be asked while rendering. */}
      {navigator.clipboard && (
        <button type="button" onClick={() => void copy()}>
          {isCopied ? words.copied : words.copy}
        </button>
      )}
      <span className="visually-hidden" aria-live="polite">
        {isCopied && words.copied}
      </span>
    </>
  );
}
