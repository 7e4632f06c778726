import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FolderLookup, resolvePath } from '../../scripts/serve/resolve-path.ts';

const files = [
  'index.html',
  'index/index.html',
  '404.html',
  'contact/index.html',
  'blog/Über uns/index.html',
  'proof.html',
  'assets/app-ABCDEFGH.js',
  'twin/a.txt',
  'twin/A.txt',
  '.env',
  'contact/.htaccess',
];

const folder: FolderLookup = {
  has: (file) => files.includes(file),
  ignoringCase: (file) => files.filter((name) => name.toLowerCase() === file.toLowerCase()),
};

/** The outcome in the tables' format: a file, `-> location`, or a word. */
function outcome(path: string): string {
  const resolution = resolvePath(path, folder);
  if (resolution.kind === 'file') return resolution.file;
  return resolution.kind === 'redirect' ? `-> ${resolution.location}` : resolution.kind;
}

test('a moved address leads to the part of a page that content names', () => {
  const redirects = [{ from: '/ships/', to: '/contact/#by-sea' }];
  for (const path of ['/ships/', '/ships', '/ships.html'])
    expect(resolvePath(path, folder, redirects)).toEqual({
      kind: 'redirect',
      location: '/contact/#by-sea',
    });
});

describe('a path leads to', () => {
  test.each([
    ['/', 'index.html'],
    ['/contact/', 'contact/index.html'],
    ['/index/', 'index/index.html'],
    ['/assets/app-ABCDEFGH.js', 'assets/app-ABCDEFGH.js'],
    ['/404.html', '404.html'],
    ['/proof.html', 'proof.html'],
    ['/blog/%C3%9Cber%20uns/', 'blog/Über uns/index.html'],
    ['/%63ontact/', 'contact/index.html'],
  ])('the file of its route: %s', (path, file) => expect(outcome(path)).toBe(file));

  test.each([
    ['/contact', '-> /contact/'],
    ['/contact.html', '-> /contact/'],
    ['/contact/index.html', '-> /contact/'],
    ['/index.html', '-> /'],
    ['/index', '-> /index/'],
    ['/index/index.html', '-> /index/'],
    ['/blog/%C3%9Cber%20uns', '-> /blog/%C3%9Cber%20uns/'],
  ])('the one right address of a page: %s', (path, location) =>
    expect(outcome(path)).toBe(location),
  );

  test.each([
    ['/CONTACT', '-> /contact/'],
    ['/Contact/', '-> /contact/'],
    ['/Contact.HTML', '-> /contact/'],
    ['/INDEX.HTML', '-> /'],
    ['/ASSETS/APP-abcdefgh.js', '-> /assets/app-ABCDEFGH.js'],
    ['/Proof.html', '-> /proof.html'],
  ])('the right case, if only one matches: %s', (path, location) =>
    expect(outcome(path)).toBe(location),
  );

  test.each([
    '/nope',
    '/nope/',
    '/contact/nope',
    '/assets/',
    '/contact.htm',
    '/Twin/a.TXT',
    '/.env',
    '/contact/.htaccess',
    '/.well-known/',
    '//',
    '//contact/',
    '/contact//',
    '//example.com/contact',
    '/contact/%2e%2e%252f',
  ])('nothing: %s', (path) => expect(outcome(path)).toBe('missing'));

  test.each([
    '/..',
    '/../etc/passwd',
    '/contact/../index.html',
    '/%2e%2e/etc/passwd',
    '/..%2fetc/passwd',
    '/./contact/',
    '/..\\etc\\passwd',
    '/contact%5c..%5c',
    '/%00',
    '/contact/%00.html',
    '/%',
    '/%zz',
    '/%ff%fe',
    'contact/',
    '',
  ])('a refusal, because no browser sends it: %j', (path) =>
    expect(outcome(path)).toBe('malformed'),
  );
});

test('no path leads out of the folder, into a dotfile or to another host', () => {
  const pieces = [
    '/',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '\\',
    '%00',
    '%',
    'contact',
    'index.html',
    'é',
  ];
  const everything: FolderLookup = { has: () => true, ignoringCase: (file) => [file] };
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      const resolution = resolvePath(`/${parts.join('')}`, everything);
      if (resolution.kind === 'file') expect(resolution.file).not.toMatch(/^\/|(^|\/)\.|\\|\0/);
      if (resolution.kind === 'redirect') expect(resolution.location).not.toMatch(/^\/\/|\\|\/\./);
    }),
    { numRuns: 2_000 },
  );
});
