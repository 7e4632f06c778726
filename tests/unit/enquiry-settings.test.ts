import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enquiryServiceSchema } from '../../content/schema/enquiry-service.ts';

const keys = { publicKey: 'pk', serviceId: 'sid', templateId: 'tid' };

beforeEach(() => {
  for (const variable of ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'])
    vi.stubEnv(`EMAILJS_${variable}`, undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** The errors in the settings, as the build reports them: the field, and what is expected. */
function problems(settings: unknown): [field: string, expected: string][] {
  const { error } = enquiryServiceSchema.safeParse(settings);
  const issues = (error?.issues ?? []).flatMap((issue) =>
    // Of the two forms, settings and `none`, those of settings: the value is an object.
    issue.code === 'invalid_union' ? (issue.errors[0] ?? []) : issue,
  );
  return issues.map(({ path, message }) => [path.join('.'), message]);
}

test('a site without any key builds, and has no service', () => {
  expect(enquiryServiceSchema.parse({})).toEqual({});
});

test('a site may have no service on purpose, whatever keys the environment has', () => {
  vi.stubEnv('EMAILJS_PUBLIC_KEY', 'pk');
  expect(enquiryServiceSchema.parse('none')).toEqual({ none: true });
});

test('keys come from content, and the other settings stay', () => {
  const settings = { limitRate: 0, blockList: { list: ['a'], watchVariable: 'contact-email' } };
  expect(enquiryServiceSchema.parse({ ...keys, ...settings })).toEqual({ keys, ...settings });
});

test('keys come from the environment, which takes precedence over content', () => {
  vi.stubEnv('EMAILJS_PUBLIC_KEY', 'pk');
  vi.stubEnv('EMAILJS_SERVICE_ID', 'sid');
  vi.stubEnv('EMAILJS_TEMPLATE_ID', ' tid ');
  expect(enquiryServiceSchema.parse({ publicKey: 'other' })).toEqual({ keys });
});

test('an incomplete set is refused, and each missing key is named with both places for it', () => {
  vi.stubEnv('EMAILJS_TEMPLATE_ID', '');
  const expected = (key: string, variable: string) => [
    key,
    `${key} here, or ${variable} in the environment: all three keys or none`,
  ];
  expect(problems({ publicKey: 'pk' })).toEqual([
    expected('serviceId', 'EMAILJS_SERVICE_ID'),
    expected('templateId', 'EMAILJS_TEMPLATE_ID'),
  ]);
  vi.stubEnv('EMAILJS_TEMPLATE_ID', 'tid');
  expect(problems({}).map(([field]) => field)).toEqual(['publicKey', 'serviceId']);
});

test.for([
  [{ limitRate: -1 }, 'limitRate', 'a number of milliseconds, 0 or more'],
  [{ limitRate: 'soon' }, 'limitRate', 'expected number'],
  [{ limitRate: Number.POSITIVE_INFINITY }, 'limitRate', 'expected number'],
  [{ blockList: 'spam' }, 'blockList', 'expected object'],
  [{ blockList: { list: [], watchVariable: 'name' } }, 'blockList.list', 'at least one value'],
  [{ blockList: { list: [7], watchVariable: 'name' } }, 'blockList.list.0', 'expected string'],
  [{ blockList: { list: ['a'], watchVariable: 'phone' } }, 'blockList.watchVariable', 'one of'],
  [{ blockList: { list: ['a'] } }, 'blockList.watchVariable', 'one of'],
  [{ origin: 'http://mail.example' }, 'origin', 'begins with https://'],
  [{ origin: 'https://mail*.example' }, 'origin', 'begins with https://'],
  [{ publickey: 'pk' }, '', 'publickey'],
] as const)('%j is refused at "%s"', ([settings, field, expected]) => {
  expect(problems(settings)).toEqual([[field, expect.stringContaining(expected)]]);
});
