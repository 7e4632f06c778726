/** An enquiry as it travels: to the e-mail service, or in an e-mail of the visitor's own. */
import type { EnquiryForm } from '../../content/schema/enquiry-form.ts';
import { fill } from '../text/fill.ts';
import { cleanEnquiry, type Enquiry, fieldNames } from './enquiry.ts';

type MailWords = Pick<EnquiryForm, 'fields' | 'mail'>;

/** The whole enquiry as the text of an e-mail; `page` is the address at which it was written. */
export function mailText(enquiry: Enquiry, { fields, mail }: MailWords, page: string): string {
  const clean = cleanEnquiry(enquiry);
  const facts = fieldNames
    .filter((field) => field !== 'message' && clean[field].trim() !== '')
    .map((field) => `${fields[field].label}: ${clean[field]}`);
  const parts = [facts.join('\n'), clean.message, fill(mail.sentFrom, { page })];
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}

/**
 * A link that opens an e-mail with the whole enquiry in it. Windows drops links of more than about
 * 2,000 characters, and cutting a text would lose it: so a notice with this link always offers to
 * copy the text, too.
 */
export function mailLink(to: string, enquiry: Enquiry, words: MailWords, page: string): string {
  const subject = cleanEnquiry(enquiry).subject.trim() || words.mail.subject;
  // RFC 6068 wants CRLF at the end of each line.
  const body = mailText(enquiry, words, page).replace(/\r\n?|\n/g, '\r\n');
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** What the e-mail template gets of an enquiry (specification, sections 3 and 7). */
export type TemplateParams = Record<
  'title' | 'name' | 'time' | 'message' | 'contact-email' | 'contact-phone',
  string
>;

/** The template's parameters, with the visitor's own date and time and their zone. */
export function templateParams(enquiry: Enquiry, lang: string, now = new Date()): TemplateParams {
  const { name, phone, email, subject, message } = cleanEnquiry(enquiry);
  return {
    title: subject,
    name,
    time: now.toLocaleString(lang, { dateStyle: 'full', timeStyle: 'long' }),
    message,
    'contact-email': email,
    'contact-phone': phone,
  };
}
