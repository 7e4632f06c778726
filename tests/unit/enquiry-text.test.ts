import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  cleanEnquiry,
  countCharacters,
  fieldNames,
  mailLink,
  remainingErrors,
  validate,
} from '../../components/enquiry/enquiry.ts';
import { templateParams } from '../../components/enquiry/send.ts';
import { enquiry, hostileEnquiry } from './enquiry-samples.ts';

const fields = {
  name: { label: 'Name', errors: { required: '', tooLong: '' } },
  phone: { label: 'Phone', errors: { required: '', tooLong: '' } },
  email: {
    label: 'E-mail',
    errors: { required: '', tooLong: '', noAt: '', noDomain: '', invalid: '' },
  },
  subject: { label: 'Subject', errors: { required: '', tooLong: '' } },
  message: { label: 'Message', errors: { required: '', tooLong: '' } },
};
const words = { fields, mail: { subject: 'Enquiry', sentFrom: 'Written on {page}' } };
const page = 'https://firm.example/contact/';

describe('the data sent with an enquiry', () => {
  test('is named as the e-mail template expects it, with the local date, time and zone', () => {
    const params = templateParams(enquiry, 'en', new Date('2026-03-01T12:00:00Z'));
    expect(params).toEqual({
      title: enquiry.subject,
      name: enquiry.name,
      time: expect.stringMatching(/March [12], 2026 at \d+:[0-5]\d:00\s[AP]M \S+/),
      message: enquiry.message,
      'contact-email': enquiry.email,
      'contact-phone': enquiry.phone,
    });
  });

  test.for([
    ['Africa/Kampala', /^Sunday, March 1, 2026 at 3:00:00\sPM (GMT\+3|EAT)$/],
    ['Pacific/Auckland', /^Monday, March 2, 2026 at 1:00:00\sAM (GMT\+13|NZDT)$/],
  ] as const)('has the date and time of the visitor in %s', ([zone, time]) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    const noon = new Date('2026-03-01T12:00:00Z');
    expect(templateParams(enquiry, 'en', noon).time).toMatch(time);
    expect(templateParams(enquiry, 'fr', noon).time).toMatch(/mars 2026/);
  });

  test('loses line ends in one-line fields, which could forge a mail header, and keeps them in the message', () => {
    const forged = { ...enquiry, subject: 'Hello\r\nBcc: all@spam.example', message: 'a\r\nb\nc' };
    expect(cleanEnquiry(forged)).toEqual({ ...forged, subject: 'Hello Bcc: all@spam.example' });
  });

  test('of 1,000 hostile enquiries passes JSON byte for byte, except line ends and half surrogates', {
    tags: 'nightly',
  }, () => {
    fc.assert(
      fc.property(hostileEnquiry, (hostile) => {
        const { title, name, message, ...rest } = JSON.parse(
          Buffer.from(JSON.stringify(templateParams(hostile, 'en'))).toString('utf8'),
        );
        const arrived = [name, rest['contact-phone'], rest['contact-email'], title, message];
        const expected = fieldNames.map((field) => {
          const whole = Buffer.from(hostile[field], 'utf8').toString('utf8');
          return field === 'message' ? whole : whole.replace(/[\r\n]+/g, ' ');
        });
        expect(arrived).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the check of the fields', () => {
  test('requires all five and nothing else', () => {
    expect(validate(enquiry, true)).toEqual({});
    // Text copied from elsewhere may contain invisible characters.
    const blank = { name: '', phone: ' ', email: '', subject: '\u200b\t', message: '\u200f\n' };
    expect(Object.values(validate(blank, false))).toEqual(Array(5).fill('required'));
    expect(validate({ ...enquiry, phone: 'ask for Amina at the desk' }, true)).toEqual({});
  });

  test.for([
    ['name', 'noAt'],
    ['name@', 'noDomain'],
    ['na me@host', 'invalid'],
  ] as const)('says of the e-mail address "%s" what is wrong with it: %s', ([email, error]) => {
    expect(validate({ ...enquiry, email }, false)).toEqual({ email: error });
  });

  test('accepts 100 characters in a line, 254 in an e-mail address and 5,000 in the message', () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`;
    const full = { ...enquiry, name: '🦒'.repeat(100), email, message: '🦒'.repeat(5000) };
    expect(email).toHaveLength(254);
    expect(validate(full, true)).toEqual({});
    const over = {
      ...full,
      name: `${full.name}!`,
      email: `${email}e`,
      message: `${full.message}!`,
    };
    expect(validate(over, true)).toEqual({ name: 'tooLong', email: 'tooLong', message: 'tooLong' });
    expect(countCharacters('🦒!')).toBe(2);
  });

  test('adds no error while the visitor corrects another', () => {
    const before = { name: 'required', email: 'noAt' } as const;
    expect(remainingErrors(before, { email: 'noDomain', subject: 'required' })).toEqual({
      email: 'noDomain',
    });
  });
});

describe('the mail link', () => {
  test('carries the complete enquiry as a readable letter', () => {
    const { searchParams, pathname } = new URL(mailLink('to@firm.example', enquiry, words, page));
    expect(decodeURIComponent(pathname)).toBe('to@firm.example');
    expect(searchParams.get('subject')).toBe(enquiry.subject);
    expect(searchParams.get('body')).toBe(
      [
        'Name: Amina Okello',
        'Phone: +256 700 000 000',
        'E-mail: amina@ministry.example',
        'Subject: Port corridor review',
        '',
        'We need an independent review of the draft.',
        'Before March, if you can.',
        '',
        `Written on ${page}`,
      ].join('\r\n'),
    );
  });

  test('leaves out empty fields', () => {
    const empty = { name: '', phone: '', email: '', subject: ' ', message: '' };
    const { searchParams } = new URL(mailLink('to@firm.example', empty, words, page));
    expect(searchParams.get('subject')).toBe('Enquiry');
    expect(searchParams.get('body')).toBe(`Written on ${page}`);
  });

  test('of 1,000 hostile enquiries is a valid address with every character', () => {
    fc.assert(
      fc.property(hostileEnquiry, (hostile) => {
        const link = mailLink('to@firm.example', hostile, words, page);
        expect(link).toMatch(/^mailto:to%40firm\.example\?subject=[^&?#]+&body=[^&?#]+$/);
        const body = decodeURIComponent(link.split('&body=')[1] ?? '');
        const { message } = cleanEnquiry(hostile);
        expect(body).toContain(message.replace(/\r\n?|\n/g, '\r\n'));
      }),
      { numRuns: 1000 },
    );
  });
});
