import type { Failure } from '../../content/schema/enquiry-states.ts';
import type { Enquiry } from './enquiry.ts';
import type { Outcome } from './send-enquiry.ts';
import type { FieldErrors } from './validate.ts';

type Failed = { name: 'failed'; failure: Failure; enquiry: Enquiry; attempt: number };

/** What is going on in the form; each state but the first has its words for the visitor. */
export type EnquiryState =
  | { name: 'editing' }
  | { name: 'invalid'; errors: FieldErrors }
  | { name: 'suspect' }
  | { name: 'sending'; enquiry: Enquiry; attempt: number }
  | { name: 'sent'; enquiry: Enquiry }
  | Failed
  | { name: 'online'; after: Failed }
  | { name: 'mailed' };

export type EnquiryEvent =
  /** The visitor wants to send, and something must be corrected; or corrects it. */
  | { type: 'checked'; errors: FieldErrors }
  | { type: 'suspected' }
  | { type: 'started'; enquiry: Enquiry; attempt: number }
  | { type: 'settled'; attempt: number; outcome: Outcome }
  /** The page was put aside while an enquiry was on its way, and came back. */
  | { type: 'interrupted' }
  | { type: 'connected' }
  | { type: 'disconnected' }
  /** The success message has been shown long enough. */
  | { type: 'shown' }
  | { type: 'mailed' }
  | { type: 'cleared' };

export const initialState: EnquiryState = { name: 'editing' };

/** The state after an event; an event that does not concern the state leaves it as it is. */
export function nextState(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  switch (event.type) {
    case 'checked':
      return Object.keys(event.errors).length > 0
        ? { name: 'invalid', errors: event.errors }
        : initialState;
    case 'suspected':
      return { name: 'suspect' };
    case 'started':
      return { name: 'sending', enquiry: event.enquiry, attempt: event.attempt };
    case 'settled':
      return settle(state, event.attempt, event.outcome);
    case 'interrupted':
      return state.name === 'sending' ? settle(state, state.attempt, 'unknown') : state;
    case 'connected':
      return state.name === 'failed' && state.failure === 'offline'
        ? { name: 'online', after: state }
        : state;
    case 'disconnected':
      return state.name === 'online' ? state.after : state;
    case 'shown':
      return state.name === 'sent' ? initialState : state;
    case 'mailed':
      return { name: 'mailed' };
    case 'cleared':
      return state.name === 'sending' || state.name === 'sent' ? state : initialState;
  }
}

/** An answer counts while its attempt waits for it. After that only good news still does. */
function settle(state: EnquiryState, attempt: number, outcome: Outcome): EnquiryState {
  if (!('attempt' in state) || state.attempt !== attempt) return state;
  const { enquiry } = state;
  if (outcome === 'sent') return { name: 'sent', enquiry };
  if (state.name === 'failed') return state;
  return { name: 'failed', failure: outcome, enquiry, attempt };
}
