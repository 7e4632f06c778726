import type { InputHTMLAttributes } from 'react';
import type { EnquiryForm } from '../../content/schema/enquiry-form.ts';
import { fill } from '../text/fill.ts';
import { plural } from '../text/plural.ts';
import {
  controlNames,
  countCharacters,
  type FieldError,
  type FieldName,
  limitOf,
} from './enquiry.ts';
import { Words } from './Words.tsx';

type FieldWords = {
  label: string;
  hint?: string | undefined;
  errors: Readonly<Partial<Record<FieldError, string>>>;
};

type EnquiryFieldProps = {
  field: FieldName;
  words: FieldWords;
  /** The most characters it takes, formatted for the language. */
  max: string;
  counters: Pick<EnquiryForm, 'remaining' | 'excess'>;
  lang: string;
  /**
   * The control's initial text. Afterwards it belongs to the browser: text typed before hydration
   * stays.
   */
  text: string;
  error: FieldError | undefined;
  isReadOnly: boolean;
};

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'spellCheck'
>;

const attributes: Readonly<Record<FieldName, Attributes>> = {
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false },
  // No autocomplete=off: Safari empties such a field when the visitor comes back to the page.
  subject: { type: 'text' },
  message: {},
};

/** One field: label, control, hint, its error in words, and a counter near the limit. */
export function EnquiryField({
  field,
  words,
  max,
  counters,
  lang,
  text,
  error,
  isReadOnly,
}: EnquiryFieldProps) {
  const id = controlNames[field];
  const limit = limitOf(field);
  const left = limit - countCharacters(text);
  const control = {
    ...attributes[field],
    id,
    name: id,
    required: true,
    readOnly: isReadOnly,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${id}-error ${id}-hint ${id}-count`,
  };
  return (
    <div className="enquiry-field" data-field={field}>
      {/* What an island hydrates is published as it is written, so white space stands here. */}
      <label htmlFor={id}>{words.label}</label>{' '}
      {field === 'message' ? <textarea {...control} rows={5} /> : <input {...control} />}
      <p id={`${id}-error`} className="enquiry-field-error">
        <Words>{error && fill(words.errors[error] ?? '', { max })}</Words>
      </p>
      <p id={`${id}-hint`} className="enquiry-field-hint">
        {words.hint}
      </p>{' '}
      <p id={`${id}-count`} className="enquiry-field-count">
        <Words>
          {left < limit / 10 &&
            plural(left < 0 ? counters.excess : counters.remaining, Math.abs(left), lang)}
        </Words>
      </p>
    </div>
  );
}
