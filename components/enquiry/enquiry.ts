/** An enquiry: its fields, how they are checked, and its text as an e-mail. */
import type { EnquiryForm } from '../../content/schema/enquiry-form.ts';
import { fill } from '../text/fill.ts';
import { enquiryLimits, minimumFillMs } from './limits.ts';

/** The five fields in the order of the form, named as their controls. */
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

/** The same fields as a list. */
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

/** An enquiry before anything is typed. */
export const blankEnquiry = makeEnquiry(() => '');

/** True if every field of two enquiries has the same text. */
export const isSameEnquiry = (a: Enquiry, b: Enquiry) =>
  fieldNames.every((field) => a[field] === b[field]);

/**
 * The enquiry as it is sent: as typed, with two exceptions. Line ends in one-line fields become
 * spaces, since they could forge a mail header. Half a surrogate pair becomes U+FFFD, since no text
 * encoding can represent it.
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

/** The contents of a form, as the browser gives them: line ends in a message are LF. */
export function readEnquiry(form: HTMLFormElement): Enquiry {
  return makeEnquiry((field) => controlOf(form, field)?.value ?? '');
}

export type FieldError = 'required' | 'tooLong' | 'noAt' | 'noDomain' | 'invalid';
export type FieldErrors = Readonly<Partial<Record<FieldName, FieldError>>>;

/** The most characters in a field. */
export const limitOf = (field: FieldName) =>
  field === 'message' || field === 'email' ? enquiryLimits[field] : enquiryLimits.line;

/** Characters roughly as people count them: an emoji outside the BMP is one, not two. */
export const countCharacters = (text: string) => [...text].length;

/** The errors in a form. The browser's own check decides whether an e-mail address is valid. */
export function checkForm(form: HTMLFormElement): FieldErrors {
  return validate(readEnquiry(form), !controlOf(form, 'email')?.validity.typeMismatch);
}

/**
 * The errors that must be corrected before an enquiry can be sent. The caller knows from the
 * browser whether the e-mail address is valid. A phone number may have any form.
 */
export function validate(enquiry: Enquiry, isEmail: boolean): FieldErrors {
  const errors = fieldNames.map((field) => [field, errorOf(field, enquiry[field], isEmail)]);
  return Object.fromEntries(errors.filter(([, error]) => error));
}

function errorOf(field: FieldName, text: string, isEmail: boolean): FieldError | undefined {
  // Spaces and invisible characters.
  if (/^[\s\p{Cf}]*$/u.test(text)) return 'required';
  if (countCharacters(text) > limitOf(field)) return 'tooLong';
  if (field !== 'email' || isEmail) return undefined;
  const at = text.indexOf('@');
  if (at < 0) return 'noAt';
  return at === text.length - 1 ? 'noDomain' : 'invalid';
}

/** The previous errors that remain, in their current form. No errors are added while typing. */
export function remainingErrors(before: FieldErrors, now: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(now).filter(([field]) => field in before));
}

/** The id of the field that people cannot see and bots fill in. */
export const trapId = 'enquiry-website';

/**
 * True if a bot seems to have filled in the form: the hidden field has text, or the page has just
 * opened and no draft was restored. A person reads the notice and sends again, which works.
 */
export function isSuspect(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(trapId);
  const isTrapped = trap instanceof HTMLInputElement && trap.value !== '';
  return isTrapped || (performance.now() < minimumFillMs && !form.closest('[data-restored]'));
}

type MailWords = Pick<EnquiryForm, 'fields' | 'mail'>;

/** The complete enquiry as the text of an e-mail; `page` is the address where it was written. */
export function mailText(enquiry: Enquiry, { fields, mail }: MailWords, page: string): string {
  const clean = cleanEnquiry(enquiry);
  const facts = fieldNames
    .filter((field) => field !== 'message' && clean[field].trim() !== '')
    .map((field) => `${fields[field].label}: ${clean[field]}`);
  const parts = [facts.join('\n'), clean.message, fill(mail.sentFrom, { page })];
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}

/**
 * A link that opens an e-mail with the complete enquiry. Windows ignores links of more than about
 * 2,000 characters, so every notice with this link also offers to copy the text.
 */
export function mailLink(to: string, enquiry: Enquiry, words: MailWords, page: string): string {
  const subject = cleanEnquiry(enquiry).subject.trim() || words.mail.subject;
  // RFC 6068 wants CRLF at the end of each line.
  const body = mailText(enquiry, words, page).replace(/\r\n?|\n/g, '\r\n');
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
