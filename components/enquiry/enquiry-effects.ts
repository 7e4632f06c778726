import { type RefObject, useEffect, useRef } from 'react';
import { successMessageMs } from '../constants.ts';
import { isSameEnquiry, readEnquiry } from './enquiry.ts';
import type { EnquiryState } from './enquiry-state.ts';

type FormRef = RefObject<HTMLFormElement | null>;

/** Listens to an event of the window while the form is there. */
export function useWindow<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): void {
  useEffect(() => {
    addEventListener(name, listener);
    return () => removeEventListener(name, listener);
  });
}

/** After a success: empties the form, and ends the message when it has been seen long enough. */
export function useSuccess(state: EnquiryState, form: FormRef, onShown: () => void): void {
  const shown = useRef(onShown);
  useEffect(() => {
    if (state.name !== 'sent') return;
    // The visitor may have written another text since. That one stays.
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

/** Keeps the answer to what the visitor did in view, also when the emptied form has shrunk. */
export function useVisibleNotice({ name }: EnquiryState, form: FormRef): void {
  useEffect(() => {
    if (name === 'editing' || name === 'invalid' || name === 'online') return;
    form.current?.querySelector('.enquiry-notice')?.scrollIntoView({ block: 'nearest' });
  }, [name, form]);
}
