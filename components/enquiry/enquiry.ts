/** The text of an enquiry: its fields, what a form holds of it, and what must be corrected. */
import { enquiryLimits } from '../constants.ts';

/** The five fields, in the order of the form, by the names of their controls. */
export const controlNames = {
  name: 'contact-name',
  phone: 'contact-phone',
  email: 'contact-email',
  subject: 'subject',
  message: 'contact-message',
} as const;

export type FieldName = keyof typeof controlNames;

/** What a visitor has typed. */
export type Enquiry = Readonly<Record<FieldName, string>>;

export const fieldNames = ['name', 'phone', 'email', 'subject', 'message'] as const;

/** An enquiry with each field made by `make`, always in the same order. */
export function makeEnquiry(make: (field: FieldName) => string): Enquiry {
  return {
    name: make('name'),
    phone: make('phone'),
    email: make('email'),
    subject: make('subject'),
    message: make('message'),
  };
}

export const blankEnquiry = makeEnquiry(() => '');

export const isSameEnquiry = (a: Enquiry, b: Enquiry) =>
  fieldNames.every((field) => a[field] === b[field]);

/**
 * The enquiry as it is sent: as typed, but for two things. One-line fields lose their line ends,
 * with which a mail header could be forged, and half of a surrogate pair, which no encoding of text
 * can carry, becomes U+FFFD.
 */
export function cleanEnquiry(enquiry: Enquiry): Enquiry {
  return makeEnquiry((field) => {
    const text = enquiry[field].replace(/\p{Surrogate}/gu, '\uFFFD');
    return field === 'message' ? text : text.replace(/[\r\n]+/g, ' ');
  });
}

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

export type FieldError = 'required' | 'tooLong' | 'noAt' | 'noDomain' | 'invalid';
export type FieldErrors = Readonly<Partial<Record<FieldName, FieldError>>>;

/** The most characters that a field takes. */
export const limitOf = (field: FieldName) =>
  field === 'message' || field === 'email' ? enquiryLimits[field] : enquiryLimits.line;

/** Characters as people count them, more or less: an emoji outside of the BMP is one, not two. */
export const countCharacters = (text: string) => [...text].length;

/** What must be corrected in a form. The browser's own check says whether an e-mail address is one. */
export function checkForm(form: HTMLFormElement): FieldErrors {
  return validate(readEnquiry(form), !controlOf(form, 'email')?.validity.typeMismatch);
}

/**
 * What must be corrected before an enquiry can be sent. Whether an e-mail address is one, the
 * browser says; a phone number may be written in any way.
 */
export function validate(enquiry: Enquiry, isEmail: boolean): FieldErrors {
  const errors = fieldNames.map((field) => [field, errorOf(field, enquiry[field], isEmail)]);
  return Object.fromEntries(errors.filter(([, error]) => error));
}

function errorOf(field: FieldName, text: string, isEmail: boolean): FieldError | undefined {
  if (text.trim() === '') return 'required';
  if (countCharacters(text) > limitOf(field)) return 'tooLong';
  if (field !== 'email' || isEmail) return undefined;
  const at = text.indexOf('@');
  if (at < 0) return 'noAt';
  return at === text.length - 1 ? 'noDomain' : 'invalid';
}

/** The errors of before that are still there, as they are now: none is added while typing. */
export function remainingErrors(before: FieldErrors, now: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(now).filter(([field]) => field in before));
}
