import type { NotSent, Unclear } from '../../content/schema/enquiry-states.ts';
import { blankEnquiry, type Enquiry, type FieldErrors, isSameEnquiry } from './enquiry.ts';
import type { Mark } from './posted-marks.ts';

/**
 * What the form may truthfully say about an attempt. "Sent" needs the service's own answer. "Not
 * sent" needs proof as well: nothing left this device, or the service itself refused. Anything else
 * is unclear.
 */
export type Outcome =
  | { name: 'sent' }
  | { name: 'notSent'; reason: NotSent }
  | { name: 'unclear'; reason: Unclear }
  /** The service has confirmed this very text at this time, after an earlier attempt. */
  | { name: 'sentAlready'; at: number };

/** Nothing has reached the firm, for this reason. */
export const notSent = (reason: NotSent): Outcome => ({ name: 'notSent', reason });
/** Nobody can say whether it has reached the firm, for this reason. */
export const unclear = (reason: Unclear): Outcome => ({ name: 'unclear', reason });

type Doubt = Exclude<Outcome, { name: 'sent' }>;

/** What the form can say about a text that has left this device before. */
export const outcomeOf = ({ at, isSent }: Mark): Doubt =>
  isSent ? { name: 'sentAlready', at } : { name: 'unclear', reason: 'left' };

/** How a failed or unclear attempt ended; attempts are counted from 1 in each tab. */
type Failed = Doubt & { attempt: number };

/** The state of the form. Each state but the first has a text for the visitor. */
export type EnquiryState =
  | { name: 'editing' }
  | { name: 'invalid'; errors: FieldErrors }
  | { name: 'suspect' }
  | { name: 'sending'; enquiry: Enquiry; attempt: number }
  | { name: 'sent'; enquiry: Enquiry }
  /** This text has arrived, but the form has another one by now. */
  | { name: 'sentBefore'; enquiry: Enquiry }
  | Failed
  /** The connection has come back after it was missing when the enquiry was to be sent. */
  | { name: 'online'; after: Failed }
  | { name: 'mailed' };

export type EnquiryEvent =
  /** The visitor wants to send but must correct something, or is correcting it. */
  | { type: 'checked'; errors: FieldErrors }
  | { type: 'suspected' }
  | { type: 'started'; enquiry: Enquiry; attempt: number }
  /** News of an attempt. Number 0 is an attempt of another tab or of an earlier visit. */
  | { type: 'settled'; enquiry: Enquiry; attempt: number; outcome: Outcome; inForm: Enquiry }
  /** What is known of the text in the form, which was just typed, restored or shown again. */
  | { type: 'recalled'; mark: Mark | undefined }
  | { type: 'connected' }
  | { type: 'disconnected' }
  /** The success message has been shown long enough. */
  | { type: 'shown' }
  | { type: 'mailed' }
  | { type: 'cleared' };

/** If nothing is known to have been sent, the visitor may need another way to reach the firm. */
export const hasWays = ({ name }: EnquiryState) =>
  ['notSent', 'unclear', 'online', 'suspect', 'mailed'].includes(name);

/** Whether the form now says what is known of its text. It has nothing more urgent to say. */
const canRecall = ({ name }: EnquiryState, mark: Mark | undefined): boolean =>
  name === 'editing' || name === 'sentAlready' || (name === 'unclear' && mark?.isSent === true);

export const initialState: EnquiryState = { name: 'editing' };

/** The state after an event. Events that do not concern the state leave it unchanged. */
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
      return settle(state, event);
    case 'recalled':
      if (!canRecall(state, event.mark)) return state;
      return event.mark ? { ...outcomeOf(event.mark), attempt: 0 } : initialState;
    case 'connected':
      return state.name === 'notSent' && state.reason === 'offline'
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

/**
 * "Sent" counts at any time, other outcomes only for the attempt that the form is showing. One
 * unclear outcome does not replace another, since the visitor has read that notice already.
 */
function settle(
  state: EnquiryState,
  { enquiry, attempt, outcome, inForm }: Extract<EnquiryEvent, { type: 'settled' }>,
): EnquiryState {
  if (outcome.name === 'sent') {
    // Another text is being sent now, and its answer is still to come.
    const isOther = state.name === 'sending' && !isSameEnquiry(state.enquiry, enquiry);
    if (isOther) return state;
    const isCovered = [enquiry, blankEnquiry].some((text) => isSameEnquiry(text, inForm));
    return { name: isCovered ? 'sent' : 'sentBefore', enquiry };
  }
  const isMeant = 'attempt' in state ? state.attempt === attempt : state.name === 'editing';
  if (!isMeant || (state.name === 'unclear' && outcome.name === 'unclear')) return state;
  return { ...outcome, attempt };
}
