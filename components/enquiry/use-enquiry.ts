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
import {
  acknowledgePosted,
  dropOldMarks,
  isPosted,
  readConfirmed,
  unmarkPosted,
} from './posted-marks.ts';
import { type Attempt, sendEnquiry } from './send.ts';
import { waitForPaint } from './wait-for-paint.ts';

type EnquiryOptions = {
  form: RefObject<HTMLFormElement | null>;
  settings: EnquiryService;
  /** Passes the enquiry to the visitor's e-mail program if there is no service. */
  openMail: (enquiry: Enquiry) => void;
  clientUrls: readonly string[];
  lang: string;
};

/** The form's state, and what changes it: the visitor, the service, the network, other tabs. */
export function useEnquiry({ form, settings, openMail, clientUrls, lang }: EnquiryOptions) {
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
    await sendEnquiry(attempt, { service, clientUrls, lang }, (outcome) => {
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
    if (state.name === 'editing') warnIfPosted(element, dispatch);
  }

  function clear(element: HTMLFormElement): void {
    unmarkPosted(readEnquiry(element));
    dispatch({ type: 'cleared' });
  }

  useEffect(() => {
    // The visitor has started to use the form, so the e-mail client will be needed.
    loadEmailClient(clientUrls).catch(() => {});
  }, [clientUrls]);
  useEffect(() => {
    if (!isRefused.current) return;
    isRefused.current = false;
    const focus = () => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    void waitForPaint().then(focus);
  });
  useEffect(() => {
    dropOldMarks();
    if (form.current) warnIfPosted(form.current, dispatch);
  }, [form]);
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
  useWindow('storage', (event) => {
    const enquiry = readConfirmed(event);
    if (!enquiry || !form.current || !isSameEnquiry(readEnquiry(form.current), enquiry)) return;
    if (current.current) end(current.current);
    settle(enquiry, 0, { name: 'sent' });
  });
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

/** Warns that the text in the form may have been sent already. */
function warnIfPosted(form: HTMLFormElement, dispatch: Dispatch<EnquiryEvent>): void {
  const enquiry = readEnquiry(form);
  if (!isPosted(enquiry)) return;
  acknowledgePosted(enquiry);
  const outcome = unclear('left');
  dispatch({ type: 'settled', enquiry, attempt: 0, outcome, inForm: enquiry });
}
