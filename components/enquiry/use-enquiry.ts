import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { EnquiryService } from '../../content/schema/enquiry-service.ts';
import { answerLimitMs } from '../constants.ts';
import { blankEnquiry, type Enquiry, isSameEnquiry } from './enquiry.ts';
import { useConnection, useReturn, useSuccess, useVisibleNotice } from './enquiry-effects.ts';
import { initialState, nextState } from './enquiry-state.ts';
import { checkForm, focusFirstError, readEnquiry } from './form-controls.ts';
import { loadEmailClient } from './load-email-client.ts';
import { findMailService } from './mail-service.ts';
import { type Outcome, sendEnquiry } from './send-enquiry.ts';
import { isSuspect } from './spam-check.ts';
import { templateParams } from './template-params.ts';
import { remainingErrors } from './validate.ts';

type EnquiryOptions = {
  form: RefObject<HTMLFormElement | null>;
  settings: EnquiryService;
  /** Hands the enquiry to the visitor's e-mail program, where there is no service. */
  openMail: (enquiry: Enquiry) => void;
  clientUrls: readonly string[];
  lang: string;
};

/** The form's state and what moves it: submitting, correcting, clearing, the answer, the network. */
export function useEnquiry({ form, settings, openMail, clientUrls, lang }: EnquiryOptions) {
  const [state, dispatch] = useReducer(nextState, initialState);
  const attempts = useRef(0);
  // The lock against a second send has to hold at once, not from the next rendering on.
  const inFlight = useRef(0);

  async function submit(element: HTMLFormElement): Promise<void> {
    if (inFlight.current) return;
    const enquiry = readEnquiry(element);
    // One click too many must not turn the good news into five errors.
    if (state.name === 'sent' && isSameEnquiry(enquiry, blankEnquiry)) return;
    const errors = checkForm(element);
    if (Object.keys(errors).length > 0) {
      // Rendered first, so that the field that is focused has its error already.
      flushSync(() => dispatch({ type: 'checked', errors }));
      return focusFirstError(element);
    }
    if (isSuspect(element)) return dispatch({ type: 'suspected' });
    const attempt = ++attempts.current;
    inFlight.current = attempt;
    try {
      await deliver(enquiry, attempt);
    } finally {
      if (inFlight.current === attempt) inFlight.current = 0;
    }
  }

  async function deliver(enquiry: Enquiry, attempt: number): Promise<void> {
    const service = await findMailService(settings);
    if (!service) {
      openMail(enquiry);
      return dispatch({ type: 'mailed' });
    }
    dispatch({ type: 'started', enquiry, attempt });
    const settle = (outcome: Outcome) => dispatch({ type: 'settled', attempt, outcome });
    const params = templateParams(enquiry, lang);
    await Promise.race([
      sendEnquiry(service, params, clientUrls).then(settle),
      wait(answerLimitMs),
    ]);
    // Means nothing where the answer came first; the answer may still come after it.
    settle('unknown');
  }

  function correct(element: HTMLFormElement): void {
    if (state.name !== 'invalid') return;
    dispatch({ type: 'checked', errors: remainingErrors(state.errors, checkForm(element)) });
  }

  useEffect(() => {
    // The first touch of the form has brought this code; the e-mail client comes right behind it.
    loadEmailClient(clientUrls).catch(() => {});
  }, [clientUrls]);
  useConnection(dispatch);
  useReturn(() => {
    inFlight.current = 0;
    dispatch({ type: 'interrupted' });
  });
  useSuccess(state, form, dispatch);
  useVisibleNotice(state, form);
  return { state, submit, correct, clear: () => dispatch({ type: 'cleared' }) };
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
