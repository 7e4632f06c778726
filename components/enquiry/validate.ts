import { enquiryLimits } from '../constants.ts';
import { type Enquiry, type FieldName, fieldNames } from './enquiry.ts';

export type FieldError = 'required' | 'tooLong' | 'noAt' | 'noDomain' | 'invalid';
export type FieldErrors = Readonly<Partial<Record<FieldName, FieldError>>>;

/** The most characters that a field takes. */
export const limitOf = (field: FieldName) =>
  field === 'message' ? enquiryLimits.message : enquiryLimits.line;

/** Characters as people count them, more or less: an emoji outside of the BMP is one, not two. */
export const countCharacters = (text: string) => [...text].length;

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
