import { z } from 'zod';
import { text } from '#content';
import { linkSchema } from './link.ts';
import { pluralSchema } from './plural.ts';

const errors = {
  required: text().describe('Said when the field is empty.'),
  tooLong: text().describe('Said when the text is too long. {max} becomes the limit.'),
};

const field = {
  label: text().describe('Label above the field; always visible.'),
  hint: text().optional().describe('A short help under the label.'),
};

const fieldSchema = z.strictObject({
  ...field,
  errors: z.strictObject(errors).describe('What is said when something is wrong.'),
});

const emailFieldSchema = z.strictObject({
  ...field,
  errors: z
    .strictObject({
      ...errors,
      noAt: text().describe('Said when the address has no @.'),
      noDomain: text().describe('Said when nothing follows the @.'),
      invalid: text().describe('Said when the address cannot be right for another reason.'),
    })
    .describe('What is said when something is wrong.'),
});

const fieldsSchema = z.strictObject({
  name: fieldSchema.describe('Name of the visitor.'),
  phone: fieldSchema.describe('Phone number of the visitor, in any form.'),
  email: emailFieldSchema.describe('E-mail address of the visitor.'),
  subject: fieldSchema.describe('Subject of the enquiry.'),
  message: fieldSchema.describe('The enquiry itself.'),
});

const mailSchema = z.strictObject({
  subject: text().describe('Subject of the e-mail while the visitor has not written one.'),
  sentFrom: text().describe('Last line of the e-mail. {page} becomes the address of the page.'),
});

export const enquiryFormSchema = z.strictObject({
  heading: text().describe('Heading of the form.'),
  required: text().describe('Says which fields must be filled in.'),
  kept: text().describe('Says that the text is kept on this device, at most {days} days.'),
  fields: fieldsSchema.describe('The five fields.'),
  trap: text().describe('Label of the hidden field that only spam programs fill in.'),
  summary: pluralSchema.describe('Announced when fields must be corrected.'),
  remaining: pluralSchema.describe('Characters left, near the limit.'),
  excess: pluralSchema.describe('Characters too many, over the limit.'),
  note: text().describe('Says what the details are used for.'),
  noteLink: linkSchema.describe('Link after that note.'),
  submit: text().describe('Button that sends the enquiry.'),
  clear: text().describe('Button that empties the form.'),
  mail: mailSchema.describe('The e-mail that carries the typed text when sending fails.'),
});

export type EnquiryForm = z.infer<typeof enquiryFormSchema>;
