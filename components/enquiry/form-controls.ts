import { controlNames, type Enquiry, type FieldName, makeEnquiry } from './enquiry.ts';
import { type FieldErrors, validate } from './validate.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The control of a field in a form. */
export function controlOf(form: HTMLFormElement, field: FieldName): Control | undefined {
  const control = form.elements.namedItem(controlNames[field]);
  const isControl = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isControl ? control : undefined;
}

/** What stands in a form, as the browser gives it: line ends in a message are LF. */
export function readEnquiry(form: HTMLFormElement): Enquiry {
  return makeEnquiry((field) => controlOf(form, field)?.value ?? '');
}

/** What must be corrected in a form. The browser's own check says whether an e-mail address is one. */
export function checkForm(form: HTMLFormElement): FieldErrors {
  return validate(readEnquiry(form), !controlOf(form, 'email')?.validity.typeMismatch);
}

/** Moves the focus to the first control that is marked as wrong. */
export function focusFirstError(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
