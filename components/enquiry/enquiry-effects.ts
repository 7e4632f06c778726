import { type Dispatch, type RefObject, useEffect } from 'react';
import { successMessageMs } from '../constants.ts';
import { isSameEnquiry } from './enquiry.ts';
import type { EnquiryEvent, EnquiryState } from './enquiry-state.ts';
import { readEnquiry } from './form-controls.ts';

/** Says when the connection comes back or goes. Nothing is sent by that. */
export function useConnection(dispatch: Dispatch<EnquiryEvent>): void {
  useEffect(() => {
    const connected = () => dispatch({ type: 'connected' });
    const disconnected = () => dispatch({ type: 'disconnected' });
    addEventListener('online', connected);
    addEventListener('offline', disconnected);
    return () => {
      removeEventListener('online', connected);
      removeEventListener('offline', disconnected);
    };
  }, [dispatch]);
}

/** Calls back when the page returns from the back/forward cache, where no answer reaches it. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  });
}

/** After a success: empties the form, and ends the message when it has been shown long enough. */
export function useSuccess(
  state: EnquiryState,
  form: RefObject<HTMLFormElement | null>,
  dispatch: Dispatch<EnquiryEvent>,
): void {
  useEffect(() => {
    if (state.name !== 'sent') return;
    const element = form.current;
    // What was written while nobody knew whether the first text arrived is not thrown away.
    if (element && isSameEnquiry(readEnquiry(element), state.enquiry)) element.reset();
    const timer = setTimeout(() => dispatch({ type: 'shown' }), successMessageMs);
    return () => clearTimeout(timer);
  }, [state, form, dispatch]);
}

/** Keeps the answer to what the visitor did in view, also when the emptied form has shrunk. */
export function useVisibleNotice(
  { name }: EnquiryState,
  form: RefObject<HTMLFormElement | null>,
): void {
  useEffect(() => {
    if (name === 'editing' || name === 'invalid' || name === 'online') return;
    form.current?.querySelector('.enquiry-notice')?.scrollIntoView({ block: 'nearest' });
  }, [name, form]);
}
