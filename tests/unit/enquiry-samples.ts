import fc from 'fast-check';
import type { Enquiry } from '../../components/enquiry/enquiry.ts';

/** A complete, harmless enquiry. */
export const enquiry: Enquiry = {
  name: 'Amina Okello',
  phone: '+256 700 000 000',
  email: 'amina@ministry.example',
  subject: 'Port corridor review',
  message: 'We need an independent review of the draft.\nBefore March, if you can.',
};

const nasty = [
  '{{name}}',
  '{{{message}}}',
  '{max}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '&amp;&lt;',
  'Bcc: everyone@spam.example',
  '\r\n',
  '\r',
  '\n',
  '\u202eRTL',
  'مرحبا',
  'שלום',
  '👩‍👩‍👧‍👦',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '\u0000',
  '\u2028',
  '%0d%0a',
  '"\\',
  "';--",
  '$(7*7)',
  '\ud800',
  '\udc00',
];

/** Text that visitors could paste or attackers send: up to `most` characters, some visible. */
export function hostileText(most: number): fc.Arbitrary<string> {
  const part = fc.oneof(
    fc.constantFrom(...nasty),
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.nat(0x10ffff)).map((codes) => String.fromCodePoint(...codes)),
  );
  const long = fc.tuple(part, part).map(([a, b]) => (a + b).repeat(most));
  return fc
    .oneof(
      { arbitrary: fc.array(part, { maxLength: 20 }), weight: 9 },
      { arbitrary: long, weight: 1 },
    )
    .map((parts) =>
      [...(typeof parts === 'string' ? parts : parts.join(''))].slice(0, most).join(''),
    )
    .map((text) => (/^[\s\p{Cf}]*$/u.test(text) ? `${text.slice(1)}x` : text));
}

/** An enquiry made of such texts. */
export const hostileEnquiry: fc.Arbitrary<Enquiry> = fc.record({
  name: hostileText(100),
  phone: hostileText(100),
  email: hostileText(100),
  subject: hostileText(100),
  message: hostileText(5000),
});
