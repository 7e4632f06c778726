import { type Enquiry, makeEnquiry } from './enquiry.ts';

/**
 * The enquiry as it is sent: as typed, but for two things. One-line fields lose their line ends,
 * with which a mail header could be forged, and half of a surrogate pair, which no encoding of text
 * can carry, becomes U+FFFD.
 */
export function cleanEnquiry(enquiry: Enquiry): Enquiry {
  return makeEnquiry((field) => {
    const text = enquiry[field].replace(/\p{Surrogate}/gu, '\uFFFD');
    return field === 'message' ? text : text.replace(/[\r\n]+/g, ' ');
  });
}
