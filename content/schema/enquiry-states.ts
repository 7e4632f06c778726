import { z } from 'zod';
import { text } from '#content';

/** What the form says in one state. */
export const noticeSchema = z.strictObject({
  title: text().describe('What happened, in a few words.'),
  text: text().describe(
    'What happened, whether the typed text is safe, and what the visitor can do.',
  ),
});

const notSentSchema = z.strictObject({
  blocked: noticeSchema.describe('The service refused a headless browser (status 451).'),
  forbidden: noticeSchema.describe('The service refused a value that is on the block list.'),
  throttled: noticeSchema.describe('Too many messages in a short time (status 429).'),
  offline: noticeSchema.describe('The device is offline.'),
  configuration: noticeSchema.describe('A key or setting of the e-mail service is wrong.'),
  unloaded: noticeSchema.describe('The script that sends messages did not load in time.'),
});

const unclearSchema = z.strictObject({
  silent: noticeSchema.describe('The service did not answer in time.'),
  broken: noticeSchema.describe(
    'The connection failed before or after the message was transmitted.',
  ),
  server: noticeSchema.describe(
    'The service failed, perhaps after receiving the message (status 5xx).',
  ),
  strange: noticeSchema.describe(
    'An answer that the form does not know, perhaps from a Wi-Fi login page.',
  ),
  left: noticeSchema.describe('The page was left while sending, or another tab is still sending.'),
  again: noticeSchema.describe('This attempt failed, but an earlier one may have arrived.'),
});

const actionsSchema = z.strictObject({
  retry: text().describe('Button that sends again.'),
  again: text().describe('Button that sends a text once more that has arrived already.'),
  call: text().describe('Link that calls the phone number.'),
  mail: text().describe('Link that opens an e-mail with the typed text.'),
  copy: text().describe('Button that copies the typed text.'),
  copied: text().describe('Label of that button after the text was copied.'),
  notCopied: text().describe('Label of that button if the browser refused to copy.'),
  reload: text().describe('Link that loads the page anew, shown where only that can help.'),
});

export const enquiryStatesSchema = z.strictObject({
  sending: noticeSchema.describe('Shown while the message is being sent.'),
  sent: noticeSchema.describe('Shown for five seconds after the message was sent.'),
  sentBefore: noticeSchema.describe(
    'A message has arrived, but the form has another text by now. {message} is how it begins.',
  ),
  sentAlready: noticeSchema.describe(
    'The text in the form was sent before, and has arrived. {time} says when.',
  ),
  notSent: notSentSchema.describe(
    'The message was certainly not sent. One notice for each reason.',
  ),
  unclear: unclearSchema.describe(
    'The message may or may not have arrived. One notice for each reason.',
  ),
  kept: text().describe('Added to the offline notice if the text is stored on the device.'),
  online: noticeSchema.describe('The connection is back, and a message has not been sent yet.'),
  suspect: noticeSchema.describe('The spam check stopped a message.'),
  restored: noticeSchema.describe('Earlier text was put back into the form.'),
  mailed: noticeSchema.describe('The text was passed to the e-mail program of the visitor.'),
  noKeys: noticeSchema.describe('The site is published without an e-mail service.'),
  noScript: noticeSchema.describe('Shown without JavaScript, where the form opens an e-mail.'),
  actions: actionsSchema.describe('What visitors can do after a failure.'),
});

export type Notice = z.infer<typeof noticeSchema>;
export type EnquiryStates = z.infer<typeof enquiryStatesSchema>;
export type NotSent = keyof EnquiryStates['notSent'];
export type Unclear = keyof EnquiryStates['unclear'];
