import { type Dispatch, type RefObject, useEffect, useReducer, useRef } from 'react';
import type { EnquiryService } from '../../content/schema/enquiry-service.ts';
import {
  blankEnquiry,
  checkForm,
  type Enquiry,
  isSameEnquiry,
  isSuspect,
  readEnquiry,
  remainingErrors,
} from './enquiry.ts';
import {
  type EnquiryEvent,
  initialState,
  nextState,
  notSent,
  type Outcome,
  unclear,
} from './enquiry-state.ts';
import { findMailService, loadEmailClient } from './mail-service.ts';
import { acknowledge, dropOldMarks, recall, reportsSent } from './posted-marks.ts';
import { type Attempt, sendEnquiry } from './send.ts';
import { waitForPaint } from './wait-for-paint.ts';

type EnquiryOptions = {
  form: RefObject<HTMLFormElement | null>;
  settings: EnquiryService;
  /** Passes the enquiry to the visitor's e-mail program if there is no service. */
  openMail: (enquiry: Enquiry) => void;
  clientUrl: string;
  lang: string;
};

/** The form's state, and what changes it: the visitor, the service, the network, other tabs. */
export function useEnquiry({ form, settings, openMail, clientUrl, lang }: EnquiryOptions) {
  const [state, dispatch] = useReducer(nextState, initialState);
  const count = useRef(0);
  // A ref, not state: it must stop a second send at once, not after the next render.
  const current = useRef<Attempt>(undefined);
  const wasStopped = useRef(false);
  /** After a press that found errors, until they are in the page: React may take more than a frame. */
  const isRefused = useRef(false);

  const settle = (enquiry: Enquiry, attempt: number, outcome: Outcome) => {
    const inForm = form.current ? readEnquiry(form.current) : enquiry;
    dispatch({ type: 'settled', enquiry, attempt, outcome, inForm });
  };

  async function submit(element: HTMLFormElement): Promise<void> {
    if (current.current) return;
    const enquiry = readEnquiry(element);
    // A second click after a success must not report five empty fields as errors.
    if (state.name === 'sent' && isSameEnquiry(enquiry, blankEnquiry)) return;
    if (Object.keys(checkForm(element)).length > 0) {
      // The button reacts, then the messages appear, then the focus moves. In a single frame, a
      // slow phone would take a quarter of a second to respond to the press.
      await waitForPaint();
      isRefused.current = true;
      return dispatch({ type: 'checked', errors: checkForm(element) });
    }
    if (!wasStopped.current && isSuspect(element)) {
      wasStopped.current = true;
      return dispatch({ type: 'suspected' });
    }
    const attempt: Attempt = { enquiry, isOver: false, hasPosted: false };
    current.current = attempt;
    await deliver(attempt).finally(() => end(attempt));
  }

  async function deliver(attempt: Attempt): Promise<void> {
    const { enquiry } = attempt;
    const service = findMailService(settings);
    if (!service) {
      openMail(enquiry);
      return dispatch({ type: 'mailed' });
    }
    count.current += 1;
    const number = count.current;
    dispatch({ type: 'started', enquiry, attempt: number });
    await sendEnquiry(attempt, { service, clientUrl, lang }, (outcome) => {
      end(attempt);
      settle(enquiry, number, outcome);
    });
  }

  function end(attempt: Attempt): void {
    attempt.isOver = true;
    if (current.current === attempt) current.current = undefined;
  }

  /** On typing or on a restored draft: clears corrected errors, and recognises posted text. */
  function textChanged(element: HTMLFormElement): void {
    if (state.name === 'invalid')
      dispatch({ type: 'checked', errors: remainingErrors(state.errors, checkForm(element)) });
    recallText(element, dispatch);
  }

  useEffect(() => {
    // The visitor has started to use the form, so the e-mail client will be needed.
    loadEmailClient(clientUrl).catch(() => {});
  }, [clientUrl]);
  useEffect(() => {
    if (!isRefused.current) return;
    isRefused.current = false;
    const focus = () => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    void waitForPaint().then(focus);
  });
  useEffect(() => {
    dropOldMarks();
    recallText(form.current, dispatch);
  }, [form]);
  useEffect(() => {
    // What the form says of its text, it need not say again when that is sent.
    if (form.current && (state.name === 'unclear' || state.name === 'sentAlready'))
      acknowledge(readEnquiry(form.current));
  }, [form, state]);
  useWindow('online', () => dispatch({ type: 'connected' }));
  useWindow('offline', () => dispatch({ type: 'disconnected' }));
  useWindow('pagehide', () => {
    // A page in the back/forward cache gets no answer, so the form says so when it is shown again.
    const attempt = current.current;
    if (!attempt) return;
    end(attempt);
    const outcome = attempt.hasPosted ? unclear('left') : notSent('unloaded');
    settle(attempt.enquiry, count.current, outcome);
  });
  // Another tab may have sent the text meanwhile, or going back has put back a text that was sent.
  useWindow('pageshow', () => recallText(form.current, dispatch));
  useWindow('focus', () => recallText(form.current, dispatch));
  useWindow('storage', (event) => {
    const enquiry = form.current && readEnquiry(form.current);
    if (!enquiry || !reportsSent(event, enquiry)) return;
    if (current.current) end(current.current);
    settle(enquiry, 0, { name: 'sent' });
  });
  const clear = () => dispatch({ type: 'cleared' });
  return { state, submit, textChanged, clear, endMessage: () => dispatch({ type: 'shown' }) };
}

/** Listens to an event of the window while the form is mounted. */
function useWindow<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): void {
  useEffect(() => {
    addEventListener(name, listener);
    return () => removeEventListener(name, listener);
  });
}

/** Says what is known of the text in the form, if it has left this device before. */
function recallText(form: HTMLFormElement | null, dispatch: Dispatch<EnquiryEvent>): void {
  if (form) dispatch({ type: 'recalled', mark: recall(readEnquiry(form)) });
}
