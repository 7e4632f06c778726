/** The five fields of an enquiry, in the order of the form, by the names of their controls. */
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

/** An enquiry with each field made by `make`. */
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
