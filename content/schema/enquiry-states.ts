import { z } from 'zod';
import { text } from '#content';

/** What the form says in one state. */
export const noticeSchema = z.strictObject({
  title: text().describe('What happened, in a few words.'),
  text: text().describe('What happened, that the text is safe, and what to do.'),
});

const notSentSchema = z.strictObject({
  blocked: noticeSchema.describe('451: the browser looks like a program without a screen.'),
  forbidden: noticeSchema.describe('The sender or a word is on the block list.'),
  throttled: noticeSchema.describe('429: too many messages in a short time.'),
  offline: noticeSchema.describe('The device has no connection.'),
  configuration: noticeSchema.describe('A key or a setting of the form is wrong.'),
  unloaded: noticeSchema.describe('The part of this page that sends did not load in time.'),
});

const unclearSchema = z.strictObject({
  silent: noticeSchema.describe('The message left, and no answer came in time.'),
  broken: noticeSchema.describe('The message left, or could not, and the connection broke.'),
  server: noticeSchema.describe('5xx: the service failed, perhaps after it had the message.'),
  strange: noticeSchema.describe('An answer that is neither OK nor a refusal of the service.'),
  left: noticeSchema.describe('The page was left while it sent, or another tab is sending.'),
  again: noticeSchema.describe('This try was not sent, but an earlier one may have arrived.'),
});

const actionsSchema = z.strictObject({
  retry: text().describe('Button that sends again.'),
  call: text().describe('Link that calls the phone number.'),
  mail: text().describe('Link that opens an e-mail with the typed text in it.'),
  copy: text().describe('Button that copies the typed text.'),
  copied: text().describe('The same button, when the text has been copied.'),
  notCopied: text().describe('The same button, where the browser did not let it copy.'),
  reload: text().describe('Button that loads the page again, where that alone can help.'),
});

export const enquiryStatesSchema = z.strictObject({
  sending: noticeSchema.describe('While the message is on its way.'),
  sent: noticeSchema.describe('After success; shown for five seconds.'),
  notSent: notSentSchema.describe('It is certain that the message was not sent, by the reason.'),
  unclear: unclearSchema.describe('Nobody can tell whether the message arrived, by the reason.'),
  kept: text().describe('Added while offline, where the device keeps the text.'),
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
export type NotSent = keyof EnquiryStates['notSent'];
export type Unclear = keyof EnquiryStates['unclear'];
