/** The same addresses at the hosts' own programs, and where one of them answers otherwise. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headerPolicy, policyOf } from '../../scripts/finish/policy.ts';
import { noTrustedSources } from '../../scripts/load/hosting.ts';
import { hosts } from '../../scripts/publish/hosts/all-hosts.ts';
import { immutable, securityHeaders } from '../../scripts/publish/http.ts';
import { rawRequest } from '../unit/raw-request.ts';
import { answersOf, siteWithOddNames } from './address-answers.ts';
import { addresses } from './addresses.ts';
import { gitHub, programs, readByNetlify } from './programs.ts';
import type { Server } from './servers.ts';

const decoded = (body: Buffer, coding: string | undefined) =>
  coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body;

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

/** Programs of the hosts themselves; the others are their code, walked by a server of ours. */
const emulators = ['cloudflare', 'azure'];

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

  test('answers HEAD as it answers GET, without a body', async () => {
    for (const path of ['/', '/guides/knots/', '/tide.txt', '/nope.css']) {
      const [got, head] = [
        await rawRequest(server.url, path),
        await rawRequest(server.url, path, { method: 'HEAD' }),
      ];
      expect([path, head.status, head.body.length]).toEqual([path, got.status, 0]);
      expect([path, head.headers['content-type']]).toEqual([path, got.headers['content-type']]);
    }
  });

  test('names assets permanent, and nothing else', async () => {
    const html = readFileSync(join(site.out, 'index.html'), 'utf8');
    const [asset = ''] = /\/assets\/[\w-]+\.js/.exec(html) ?? [];
    const cached = async (path: string) =>
      String((await rawRequest(server.url, path)).headers['cache-control']);
    if (name !== 's3') expect(await cached(asset)).toContain('immutable');
    for (const path of ['/', '/tide.txt', '/nope.css'])
      expect([path, await cached(path)]).toEqual([path, expect.not.stringContaining('immutable')]);
  });

  test.runIf(emulators.includes(name))(
    'sends text with its character set and the bytes of its file, in each encoding',
    async () => {
      for (const path of ['/', '/guides/knots/', '/tide.txt'])
        for (const accept of ['identity', 'gzip', 'br, gzip']) {
          const headers = { 'Accept-Encoding': accept };
          const { status, headers: sent, body } = await rawRequest(server.url, path, { headers });
          const file = join(site.out, path.endsWith('/') ? `${path}index.html` : path);
          expect([path, accept, status]).toEqual([path, accept, 200]);
          expect(sent['content-type']?.toLowerCase()).toMatch(/^text\/(html|plain)/);
          expect(decoded(body, sent['content-encoding'])).toEqual(readFileSync(file));
        }
    },
  );

  test.runIf(emulators.includes(name))('is not asked for a page again by who has it', async () => {
    const { headers } = await rawRequest(server.url, '/guides/');
    const again = await rawRequest(server.url, '/guides/', {
      headers: { 'If-None-Match': headers.etag ?? '' },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

test('Netlify’s own parsers read every rule of a build, whole and in order', async () => {
  const site = siteWithOddNames();
  await site.build({ host: hosts.get('netlify') });
  const { errors, headers, redirects } = await readByNetlify(site.out);
  expect(errors).toEqual([]);
  const [all, assets, ...pages] = headers;
  // The page for unknown addresses carries its own policy, all others have theirs as well.
  const values = { ...securityHeaders, 'Content-Security-Policy': headerPolicy };
  expect(all).toEqual({ for: '/*', values });
  expect(assets).toEqual({ for: '/assets/*', values: { 'Cache-Control': immutable } });
  for (const { for: path, values } of pages) {
    const html = readFileSync(join(site.out, path, 'index.html'), 'utf8');
    const policy = policyOf(html, noTrustedSources);
    expect([path, values]).toEqual([path, { 'Content-Security-Policy': policy }]);
  }
  expect(pages.map(({ for: path }) => path)).toContain('/ünder/');
  const moved = addresses
    .filter(([path, answer]) => /^\/(ships|tide\/)/.test(path) && answer.startsWith('->'))
    .map(([path, answer]) => ({ from: path, to: answer.slice(3), status: 301 }));
  for (const rule of moved) expect(redirects).toContainEqual(rule);
  expect(redirects).toContainEqual({ from: '/fr/*', to: '/fr/404.html', status: 404 });
});

describe('GitHub Pages', () => {
  const site = siteWithOddNames();
  let server: Server;
  beforeAll(async () => {
    await site.build({ host: hosts.get('github') });
    server = await gitHub(site.out);
  });
  afterAll(() => server?.close());

  test('gives every address the right answer, or a page that leads to it', async () => {
    // An address with an extension is a folder, which is answered with a slash first.
    const leads = async (path: string, target: string) => {
      for (const at of [path, `${path}/`]) {
        const { status, body } = await rawRequest(server.url, at);
        if (status === 200 && String(body).includes(`content="0; url=${decodeURI(target)}"`))
          return true;
      }
      return false;
    };
    const wrong: string[] = [];
    for (const [path, expected] of asked) {
      const [[, answer = ''] = []] = await answersOf(server.url, [[path, expected]]);
      const target = expected.replace('-> ', '').replace(/\?.*/, '');
      if (answer !== expected && !(await leads(path, target))) wrong.push(`${path}: ${answer}`);
    }
    expect(wrong).toEqual([
      '/guides.html: 404',
      '/guides/index.html: 200',
      '/guides/index.html?a=1: 200',
      '/index.html: 200',
      '/index: 200',
      '/index/index.html: 200',
      '/GUIDES: 404',
      '/Guides/: 404',
      '/Guides/?q=Mixed: 404',
    ]);
  });

  test('has policies in pages, since it sends none', () => {
    const html = readFileSync(join(site.out, 'guides/index.html'), 'utf8');
    expect(html).toContain('<meta http-equiv="Content-Security-Policy"');
  });
});
