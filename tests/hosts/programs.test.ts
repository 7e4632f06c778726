/** The same addresses at the hosts' own programs, and where one of them answers otherwise. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { policyOf } from '../../scripts/finish/policy.ts';
import { noTrustedSources } from '../../scripts/load/hosting.ts';
import { hosts } from '../../scripts/publish/hosts/all-hosts.ts';
import { rawRequest } from '../unit/raw-request.ts';
import { answersOf, siteWithOddNames } from './address-answers.ts';
import { addresses } from './addresses.ts';
import { programs } from './programs.ts';
import type { Server } from './servers.ts';

/** What browsers ask for. Emulators take other requests for attacks, or end. */
const asked = addresses.filter(
  ([path, answer]) => answer !== 'refused' && !path.includes('//') && path.length < 300,
);

/** No host of these knows a page by its name with .html, and only S3's function another case. */
const common = {
  '/guides.html': '404',
  '/GUIDES': '404',
  '/Guides/': '404',
  '/Guides/?q=Mixed': '404',
};

/** These add the slash before they look whether there is a page. */
const slashFirst = {
  '/nope': '-> /nope/',
  '/nope?a=1': '-> /nope/?a=1',
  '/.git/config': '-> /.git/config/',
  '/%252e%252e/passwd': '-> /%2e%2e/passwd/',
};

/** The answers that differ from those in addresses.ts. scripts/publish/README.md tells visitors' part. */
const own: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cloudflare: { ...common, '/404.html': '-> /404' },
  azure: {
    ...common,
    '/guides?a=1&b=%20': '-> /guides/',
    '/guides/index.html': '200',
    '/guides/index.html?a=1': '200',
    '/index.html': '200',
    '/index/index.html': '200',
  },
  vercel: {
    ...common,
    ...slashFirst,
    '/GUIDES': '-> /GUIDES/',
    '/ships': '-> /ships/',
    '/ships/index.html': '-> /ships/',
  },
  s3: { '/guides.html': '404', ...slashFirst, '/.well-known': '-> /.well-known/' },
};

describe.each(Object.entries(programs))('%s, with the configuration of a build,', (name, start) => {
  const site = siteWithOddNames();
  let server: Server;
  beforeAll(async () => {
    await site.build({ host: hosts.get(name) });
    server = await start(site.out);
  });
  afterAll(() => server?.close());

  test('gives every address the right answer, or the one that its table has', async () => {
    const expected = asked.map(([path, answer]) => [path, own[name]?.[path] ?? answer]);
    expect(await answersOf(server.url, asked)).toEqual(expected);
  });

  test.each([
    ['/', 'index.html'],
    ['/guides/knots/', 'guides/knots/index.html'],
    ['/index/', 'index/index.html'],
    ['/%C3%BCnder/', 'ünder/index.html'],
  ])('%s has its own bytes and policy', async (path, file) => {
    const html = readFileSync(join(site.out, file), 'utf8');
    const { status, headers, body } = await rawRequest(server.url, path);
    expect([status, String(body)]).toEqual([200, html]);
    const sent = String(headers['content-security-policy']);
    if (!html.includes('http-equiv="Content-Security-Policy"'))
      expect(sent).toContain(policyOf(html, noTrustedSources));
    expect(sent).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  });
});
