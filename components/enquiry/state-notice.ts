import type { EnquiryForm } from '../../content/schema/enquiry-form.ts';
import type { EnquiryStates, Failure } from '../../content/schema/enquiry-states.ts';
import { plural } from '../text/plural.ts';
import type { NoticeLook } from './EnquiryNotice.tsx';
import type { EnquiryState } from './enquiry-state.ts';

/** What is said in each state; nothing while the visitor writes. */
export function noticeOf(
  state: EnquiryState,
  words: Pick<EnquiryForm, 'summary'>,
  states: FormStates,
  lang: string,
): NoticeLook | undefined {
  switch (state.name) {
    case 'invalid': {
      const title = plural(words.summary, Object.keys(state.errors).length, lang);
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
    case 'failed':
      return { ...lookOf(state.failure), ...states.failed[state.failure] };
    case 'editing':
      return undefined;
  }
}

/** The states that the form itself shows; the others stand in the page beside it. */
export type FormStates = Omit<EnquiryStates, 'restored' | 'noKeys' | 'noScript'>;

/** States in which the visitor needs another way to the firm. */
export const hasWays = ({ name }: EnquiryState) =>
  name === 'failed' || name === 'suspect' || name === 'mailed';

function lookOf(failure: Failure): Pick<NoticeLook, 'tone' | 'icon'> {
  if (failure === 'offline') return { tone: 'caution', icon: 'offline' };
  if (failure === 'unknown') return { tone: 'caution', icon: 'question' };
  return { tone: 'error', icon: 'alert' };
}
