import { type RefObject, useEffect, useRef } from 'react';
import type { EnquiryStates } from '../../content/schema/enquiry-states.ts';
import { fill } from '../text/fill.ts';
import { inWords, otherwise } from '../text/long-date.ts';
import { EnquiryNotice, type NoticeLook } from './EnquiryNotice.tsx';
import { isSameEnquiry, readEnquiry } from './enquiry.ts';
import { type EnquiryState, hasWays } from './enquiry-state.ts';
import { successMessageMs } from './limits.ts';
import { OtherWays, type OtherWaysProps } from './OtherWays.tsx';

/** The states that the form itself shows. The others are in the page beside it. */
type FormStates = Omit<EnquiryStates, 'restored' | 'noKeys' | 'noScript'>;

export type StatusWords = {
  /** The announcement for one field to correct, for two, and so on. */
  summaries: readonly string[];
  clear: string;
  states: FormStates;
};

type FormRef = RefObject<HTMLFormElement | null>;

type EnquiryStatusProps = Pick<OtherWaysProps, 'phone' | 'mailLink' | 'text'> & {
  form: FormRef;
  state: EnquiryState;
  /** Called when the success message has been shown long enough. */
  onShown: () => void;
  words: StatusWords;
  lang: string;
  /** The typed text is kept on this device, so a reload does not lose it. */
  isKept: boolean;
};

/** The form's message in each state, and what the visitor can do next. */
export function EnquiryStatus(props: EnquiryStatusProps) {
  const { form, state, onShown, words, lang, isKept, ...ways } = props;
  useSuccess(state, form, onShown);
  useVisibleNotice(state, form);
  const look = lookOf(state, words, lang);
  const isOffline = state.name === 'notSent' && state.reason === 'offline';
  const text = look && isKept && isOffline ? `${look.text} ${words.states.kept}` : look?.text;
  const clear = <button type="reset">{words.clear}</button>;
  const other = hasWays(state) && (
    <OtherWays {...ways} actions={words.states.actions}>
      {state.name === 'unclear' && clear}
    </OtherWays>
  );
  return (
    <EnquiryNotice notice={look && { ...look, text }}>
      {state.name === 'sentAlready' ? clear : other}
    </EnquiryNotice>
  );
}

/** The form says nothing while the visitor writes. */
function lookOf(
  state: EnquiryState,
  { summaries, states }: StatusWords,
  lang: string,
): NoticeLook | undefined {
  switch (state.name) {
    case 'invalid': {
      const title = summaries[Object.keys(state.errors).length - 1] ?? '';
      return { tone: 'error', icon: 'alert', title };
    }
    case 'sending':
      return { tone: 'calm', icon: 'sending', ...states.sending };
    case 'sent':
      return { tone: 'good', icon: 'check', ...states.sent };
    case 'sentBefore': {
      const { title, text } = states.sentBefore;
      const message = startOf(state.enquiry.message);
      return { tone: 'caution', icon: 'check', title, text: fill(text, { message }) };
    }
    case 'sentAlready': {
      const { title, text } = states.sentAlready;
      const format = new Intl.DateTimeFormat([lang, otherwise], {
        dateStyle: 'long',
        timeStyle: 'short',
      });
      const time = inWords(new Date(state.at), format);
      return { tone: 'caution', icon: 'check', title, text: fill(text, { time }) };
    }
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

/** The beginning of a message, long enough for the visitor to recognise it. */
function startOf(message: string): string {
  const characters = [...message];
  return characters.length > 80 ? `${characters.slice(0, 79).join('')}…` : message;
}

/** After a success: empties the form, and ends the message when it has been shown long enough. */
function useSuccess(state: EnquiryState, form: FormRef, onShown: () => void): void {
  const shown = useRef(onShown);
  useEffect(() => {
    if (state.name !== 'sent') return;
    // If the visitor has written another text since, that one stays.
    if (form.current && isSameEnquiry(readEnquiry(form.current), state.enquiry))
      form.current.reset();
    let timer: ReturnType<typeof setTimeout>;
    // Time in a hidden tab does not count, so that the visitor can read the message on return.
    const count = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(shown.current, successMessageMs);
    };
    count();
    document.addEventListener('visibilitychange', count);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', count);
    };
  }, [state, form]);
}

/** Keeps the response to the visitor's action in view, even when the emptied form has shrunk. */
function useVisibleNotice({ name }: EnquiryState, form: FormRef): void {
  useEffect(() => {
    if (name === 'editing' || name === 'invalid' || name === 'online') return;
    form.current?.querySelector('.enquiry-notice')?.scrollIntoView({ block: 'nearest' });
  }, [name, form]);
}
