import { cleanEnquiry } from './clean.ts';
import type { Enquiry } from './enquiry.ts';

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
