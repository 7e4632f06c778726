import { type Enquiry, textOf } from '../enquiry.ts';

/** The subject of an enquiry, which the protocol calls its title; never empty. */
export function subjectOf(enquiry: Enquiry): string {
  return textOf(enquiry.template_params.title).trim() || 'No subject';
}
