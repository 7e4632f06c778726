import { z } from 'zod';
import { text } from '#content';
import { linkSchema } from './link.ts';
import { pluralSchema } from './plural.ts';

const errors = {
  required: text().describe('Shown if the field is empty.'),
  tooLong: text().describe('Shown if the text is too long. {max} is the limit in characters.'),
};

const field = {
  label: text().describe('Label above the field. It is always visible.'),
  hint: text().optional().describe('Short hint below the label.'),
};

const fieldSchema = z.strictObject({
  ...field,
  errors: z.strictObject(errors).describe('Error messages of the field.'),
});

const emailFieldSchema = z.strictObject({
  ...field,
  errors: z
    .strictObject({
      ...errors,
      noAt: text().describe('Shown if the address has no @.'),
      noDomain: text().describe('Shown if nothing follows the @.'),
      invalid: text().describe('Shown if the address is invalid for another reason.'),
    })
    .describe('Error messages of the field.'),
});

const fieldsSchema = z.strictObject({
  name: fieldSchema.describe('Name of the visitor.'),
  phone: fieldSchema.describe('Phone number of the visitor, in any format.'),
  email: emailFieldSchema.describe('E-mail address of the visitor.'),
  subject: fieldSchema.describe('Subject of the enquiry.'),
  message: fieldSchema.describe('Message of the visitor.'),
});

const mailSchema = z.strictObject({
  subject: text().describe('Subject of the e-mail if the visitor has not entered one.'),
  sentFrom: text().describe('Last line of the e-mail. {page} is the address of the page.'),
});

export const enquiryFormSchema = z.strictObject({
  heading: text().describe('Heading of the form.'),
  required: text().describe('Tells visitors which fields are required.'),
  kept: text().describe(
    'Tells visitors that their text is kept on the device, for at most {days} days.',
  ),
  notKept: text().describe('Takes its place if the browser does not let the page store anything.'),
  fields: fieldsSchema.describe('Texts of the five fields.'),
  trap: text().describe('Label of the hidden field, a trap that only spam bots fill in.'),
  summary: pluralSchema.describe(
    'Shown above the form if fields must be corrected. {count} is their number.',
  ),
  remaining: pluralSchema.describe(
    'Shown near the length limit. {count} is the number of characters left.',
  ),
  excess: pluralSchema.describe(
    'Shown over the length limit. {count} is the number of characters too many.',
  ),
  note: text().describe('Tells visitors how their details are used.'),
  noteLink: linkSchema.describe('Link after that note, to the privacy policy.'),
  submit: text().describe('Button that sends the enquiry.'),
  clear: text().describe('Button that clears the form.'),
  mail: mailSchema.describe('The e-mail that visitors can send instead if the form fails.'),
});

export type EnquiryForm = z.infer<typeof enquiryFormSchema>;
