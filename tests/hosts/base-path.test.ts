/** A site below a path of its host (`--base /firm/`), on real web servers. */
import { cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { policyOf } from '../../scripts/finish/policy.ts';
import { noTrustedSources } from '../../scripts/load/hosting.ts';
import { hosts } from '../../scripts/publish/hosts/all-hosts.ts';
import { securityHeaders } from '../../scripts/publish/http.ts';
import { rawRequest } from '../unit/raw-request.ts';
import { answersOf, siteWithOddNames } from './address-answers.ts';
import { addresses } from './addresses.ts';
import { type Server, startServer } from './servers.ts';

const base = '/firm';

/** `/.well-known/` only has a meaning at the root of a host. */
const below = addresses.map(([path, answer]): [string, string] =>
  path.startsWith('/.well-known/') ? [path, '404'] : [path, answer],
);

describe.each(['nginx', 'apache', 'caddy'])('below a path of %s', (name) => {
  const site = siteWithOddNames();
  const served = join(dirname(site.out), 'served');
  let server: Server;
  const ask = (path: string) => rawRequest(server.url, path);
  beforeAll(async () => {
    await site.build({ base, host: hosts.get(name), compress: true });
    cpSync(site.out, served + base, { recursive: true });
    server = await startServer(name, site.out, served);
  });
  afterAll(() => server?.close());

  test('every address gets the right answer', async () => {
    expect(await answersOf(server.url, below, base)).toEqual(below);
  });

  test('the site answers at its path, in any case and without a slash, and at no other', async () => {
    const beside = [
      ['/firm', '-> /firm/'],
      ['/firm?a=1', '-> /firm/?a=1'],
      ['/FIRM/Guides', '-> /firm/guides/'],
      ['/', '404'],
      ['/guides/', '404'],
      ['/firms/', '404'],
      ['/firm-config/site.conf', '404'],
    ] as const;
    expect(await answersOf(server.url, beside)).toEqual(beside);
  });

  test("an unknown address gets the site's error page, whose links lead into the site", async () => {
    const { status, body, headers } = await ask(`${base}/no/such/page/`);
    const html = readFileSync(join(site.out, '404.html'), 'utf8');
    expect([status, String(body)]).toEqual([404, html]);
    expect(headers['content-security-policy']).toBe(policyOf(html, noTrustedSources));
    const links = [...html.matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect([link, (await ask(link)).status]).toEqual([link, 200]);
  });

  test('an unknown address in another language gets the error page in that language', async () => {
    const [html, first] = ['fr/404.html', '404.html'].map((file) =>
      readFileSync(join(site.out, file), 'utf8'),
    );
    if (!html) throw new Error('The page is empty.');
    expect(html).not.toBe(first);
    for (const path of ['/fr/no/such/page/', '/fr/nope', '/fr/assets/']) {
      const { status, body, headers } = await ask(base + path);
      expect([path, status, String(body)]).toEqual([path, 404, html]);
      expect(headers['content-security-policy']).toBe(policyOf(html, noTrustedSources));
    }
  });

  test('pages have their policy and every security header, and assets are cached permanently', async () => {
    const page = await ask(`${base}/guides/`);
    const html = readFileSync(join(site.out, 'guides/index.html'), 'utf8');
    expect(page.headers).toMatchObject({
      'content-security-policy': policyOf(html, noTrustedSources),
      'cache-control': 'no-cache',
    });
    for (const [field, value] of Object.entries(securityHeaders))
      expect([field, page.headers[field.toLowerCase()]]).toEqual([field, value]);
    const [asset = ''] = /\/firm\/assets\/[\w-]+\.js/.exec(html) ?? [];
    const { status, headers } = await ask(asset);
    expect([status, headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    const gone = await ask(`${base}/assets/gone-ABCDEFGH.js`);
    expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'no-cache']);
  });
});
