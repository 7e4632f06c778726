import { expect, test } from 'vitest';
import { beforeRelease } from '../../content/release.ts';
import { procurementSchema } from '../../content/schema/procurement.ts';
import { siteSchema } from '../../content/schema/site.ts';
import { readSource } from '../../scripts/content/read-source.ts';

const site = siteSchema.parse(readSource('content/site.yaml', 'content/site.yaml').data);
const procurement = procurementSchema.parse(
  readSource('content/procurement.yaml', 'content/procurement.yaml').data,
);
const keys = { publicKey: 'public', serviceId: 'service', templateId: 'template' };
const settled = {
  ...site,
  origin: 'https://www.parallels.ug',
  email: 'hello@parallels.ug',
  enquiry: { keys },
  security: { expires: '2026-12-31' },
};
const today = new Date('2026-01-31');
const namedIn = (changes: object) =>
  beforeRelease({ site: { ...settled, ...changes }, procurement }, today).map(({ field }) =>
    field.join('.'),
  );

test('a site with its own address, mailbox and keys is ready', () => {
  expect(namedIn({})).toEqual([]);
});

test.each([
  'https://www.acme.example',
  'https://example.com',
  'https://localhost',
  'https://a.test',
])('%s is no address for visitors', (origin) => expect(namedIn({ origin })).toEqual(['origin']));

test.each([
  'https://a.example?',
  'https://a.example#b',
  'https://me:key@a.example',
  'https://a"&<b>.example',
  'https://a.example\\',
  'https://a.example:99999',
])('%s is no origin: it would break the sitemap and other files', (origin) => {
  expect(siteSchema.in.shape.origin.safeParse(origin).success).toBe(false);
});

test('an origin with letters of another language is read the same however often it is read', () => {
  const readings = Array.from(
    { length: 20_000 },
    () => siteSchema.in.shape.origin.safeParse('https://äpfel.example:8443').success,
  );
  expect(readings).not.toContain(false);
});

test.each(['hello@acme.example', 'hello@example.org'])('%s is no mailbox', (email) =>
  expect(namedIn({ email })).toEqual(['email']),
);

test('a form without keys is reported, with the variables that supply them', () => {
  const [unready] = beforeRelease({ site: { ...settled, enquiry: {} }, procurement }, today);
  expect(unready?.expected).toContain('EMAILJS_PUBLIC_KEY');
});

test('a form without a service on purpose is not', () => {
  expect(namedIn({ enquiry: {} })).toEqual(['enquiry']);
  expect(namedIn({ enquiry: { none: true } })).toEqual([]);
});

test.each([
  ['2026-01-30', ['security.expires']],
  ['2026-01-31', ['security.expires']],
  ['2026-02-01', []],
  ['2027-01-31', []],
  ['2027-03-01', ['security.expires']],
])('built on 31 January 2026, a security.txt that is valid until %s', (expires, unready) =>
  expect(namedIn({ security: { expires } })).toEqual(unready),
);

test.each([
  ['2026-01-30', ['groups.0.facts.1.until']],
  ['2026-01-31', []],
])('a fact for procurement whose last day is %s: %j', (until, expected) => {
  const facts = [
    { label: 'Tax number', value: '1' },
    { label: 'Insurance', value: 'USD 1', until },
  ];
  const told = { ...procurement, groups: [{ title: 'Facts', facts }] };
  const unready = beforeRelease({ site: settled, procurement: told }, today);
  expect(unready.map(({ field }) => field.join('.'))).toEqual(expected);
});
