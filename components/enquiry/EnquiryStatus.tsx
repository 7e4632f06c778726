import { type ReactNode, useState } from 'react';
import type { EnquiryForm } from '../../content/schema/enquiry-form.ts';
import type { EnquiryStates } from '../../content/schema/enquiry-states.ts';
import { plural } from '../text/plural.ts';
import { EnquiryNotice, type NoticeLook } from './EnquiryNotice.tsx';
import type { EnquiryState } from './enquiry-state.ts';

/** The states that the form itself shows; the others stand in the page beside it. */
export type FormStates = Omit<EnquiryStates, 'restored' | 'noKeys' | 'noScript'>;

export type StatusWords = {
  summary: EnquiryForm['summary'];
  clear: string;
  states: FormStates;
};

type EnquiryStatusProps = {
  state: EnquiryState;
  words: StatusWords;
  lang: string;
  /** Phone number for dialing. */
  phone: string;
  mailLink: string;
  /** The whole enquiry as text. */
  text: string;
  /** The typed text is kept on this device, so a reload does not lose it. */
  isKept: boolean;
  /** The e-mail client can only come with the page itself. */
  needsReload: boolean;
};

/** What the form has to say in each state, and the ways on. */
export function EnquiryStatus({ state, words, lang, isKept, ...ways }: EnquiryStatusProps) {
  const look = lookOf(state, words, lang);
  const isOffline = state.name === 'notSent' && state.reason === 'offline';
  const isUnloaded = state.name === 'notSent' && state.reason === 'unloaded';
  const text = look && isKept && isOffline ? `${look.text} ${words.states.kept}` : look?.text;
  return (
    <EnquiryNotice notice={look && { ...look, text }}>
      {hasWays(state) && (
        <Ways {...ways} actions={words.states.actions}>
          {state.name === 'unclear' && <button type="reset">{words.clear}</button>}
          {isUnloaded && isKept && ways.needsReload && (
            <button type="button" onClick={() => location.reload()}>
              {words.states.actions.reload}
            </button>
          )}
        </Ways>
      )}
    </EnquiryNotice>
  );
}

/** Nothing is said while the visitor writes. */
function lookOf(
  state: EnquiryState,
  { summary, states }: StatusWords,
  lang: string,
): NoticeLook | undefined {
  switch (state.name) {
    case 'invalid': {
      const title = plural(summary, Object.keys(state.errors).length, lang);
      return { tone: 'error', icon: 'alert', title };
    }
    case 'sending':
      return { tone: 'calm', icon: 'sending', ...states.sending };
    case 'sent':
      return { tone: 'good', icon: 'check', ...states.sent };
    case 'online':
      return { tone: 'good', icon: 'online', ...states.online };
    case 'mailed':
      return { tone: 'calm', icon: 'mail', ...states.mailed };
    case 'suspect':
      return { tone: 'caution', icon: 'alert', ...states.suspect };
    case 'unclear':
      return { tone: 'caution', icon: 'question', ...states.unclear[state.reason] };
    case 'notSent': {
      const words = states.notSent[state.reason];
      if (state.reason === 'offline') return { tone: 'caution', icon: 'offline', ...words };
      return { tone: 'error', icon: 'alert', ...words };
    }
    case 'editing':
      return undefined;
  }
}

/** Where nothing is known to have been sent, the visitor may need another way to the firm. */
const hasWays = ({ name }: EnquiryState) =>
  ['notSent', 'unclear', 'online', 'suspect', 'mailed'].includes(name);

type WaysProps = Pick<EnquiryStatusProps, 'phone' | 'mailLink' | 'text'> & {
  actions: EnquiryStates['actions'];
  children: ReactNode;
};

/** Ways to the firm that need no form; each carries the text or makes it easy to take along. */
function Ways({ actions, phone, mailLink, text, children }: WaysProps) {
  const [copied, setCopied] = useState<string>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      (error: unknown) => console.warn('The text could not be copied:', error),
    );
  const isCopied = copied === text;
  return (
    <>
      <a href={mailLink}>{actions.mail}</a>
      <a href={`tel:${phone}`}>{actions.call}</a>
      {/* This renders after hydration only, so `navigator` is there. */}
      {navigator.clipboard && (
        <button type="button" onClick={() => void copy()}>
          {isCopied ? actions.copied : actions.copy}
        </button>
      )}
      {children}
      <span className="visually-hidden" aria-live="polite">
        {isCopied && actions.copied}
      </span>
    </>
  );
}
