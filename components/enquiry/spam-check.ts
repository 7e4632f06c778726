import { minimumFillMs } from '../constants.ts';

/** Id of the field that nobody sees, and that programs fill in. */
export const trapId = 'enquiry-website';

/**
 * True where a program seems to have filled in the form: the hidden field is not empty, or the page
 * has only just opened. It empties the hidden field. A person whose browser filled it in, or who is
 * very fast, reads the notice and sends again: that passes.
 */
export function isSuspect(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(trapId);
  const isTrapped = trap instanceof HTMLInputElement && trap.value !== '';
  if (isTrapped) trap.value = '';
  return isTrapped || performance.now() < minimumFillMs;
}
