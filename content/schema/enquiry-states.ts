import { z } from 'zod';
import { text } from '#content';

/** One state of the form, as the visitor reads and hears it. */
export const noticeSchema = z.strictObject({
  title: text().describe('What happened, in a few words.'),
  text: text().describe('What happened, that the text is safe, and what to do.'),
});

const failuresSchema = z.strictObject({
  blocked: noticeSchema.describe('451: the browser looks like a program without a screen.'),
  forbidden: noticeSchema.describe('403: the sender or a word is on the block list.'),
  throttled: noticeSchema.describe('429: too many messages in a short time.'),
  network: noticeSchema.describe('The e-mail service could not be reached.'),
  unknown: noticeSchema.describe('No answer in time, so nobody knows whether it arrived.'),
  offline: noticeSchema.describe('The device has no connection.'),
  server: noticeSchema.describe('Any other answer that is not a success.'),
  configuration: noticeSchema.describe('A key or a setting of the form is wrong.'),
  html: noticeSchema.describe('A web page answered in place of the service.'),
  unloaded: noticeSchema.describe('The part of this page that sends could not be loaded.'),
});

const actionsSchema = z.strictObject({
  retry: text().describe('Button that sends again.'),
  call: text().describe('Link that calls the phone number.'),
  mail: text().describe('Link that opens an e-mail with the typed text in it.'),
  copy: text().describe('Button that copies the typed text.'),
  copied: text().describe('The same button, when the text has been copied.'),
});

export const enquiryStatesSchema = z.strictObject({
  sending: noticeSchema.describe('While the message is on its way.'),
  sent: noticeSchema.describe('After success; shown for five seconds.'),
  failed: failuresSchema.describe('After a failure, by its kind.'),
  online: noticeSchema.describe('The connection is back and a message still waits.'),
  suspect: noticeSchema.describe('The spam check stopped a message.'),
  restored: noticeSchema.describe('Earlier text was put back into the form.'),
  mailed: noticeSchema.describe('The text was handed to the e-mail program of the visitor.'),
  noKeys: noticeSchema.describe('The site is published without an e-mail service.'),
  noScript: noticeSchema.describe('The browser runs no script: the form opens an e-mail.'),
  actions: actionsSchema.describe('Ways out of a failure.'),
});

export type Notice = z.infer<typeof noticeSchema>;
export type EnquiryStates = z.infer<typeof enquiryStatesSchema>;
export type Failure = keyof EnquiryStates['failed'];
