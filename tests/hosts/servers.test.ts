import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filePolicy, policyOf } from '../../scripts/finish/policy.ts';
import { noTrustedSources } from '../../scripts/load/hosting.ts';
import { hosts } from '../../scripts/publish/hosts/all-hosts.ts';
import { securityHeaders } from '../../scripts/publish/http.ts';
import { rawRequest } from '../unit/raw-request.ts';
import { answersOf, siteWithOddNames } from './address-answers.ts';
import { addresses } from './addresses.ts';
import { type Server, startServer } from './servers.ts';

describe.each(['nginx', 'apache', 'caddy'])('%s, with the configuration of a build,', (name) => {
  const site = siteWithOddNames();
  let server: Server;
  beforeAll(async () => {
    await site.build({ host: hosts.get(name), compress: true });
    server = await startServer(name, site.out);
  });
  afterAll(() => server?.close());

  test('gives every address the right answer', async () => {
    expect(await answersOf(server.url)).toEqual(addresses);
    console.log(`${name}: ${addresses.length} addresses right`);
  });

  test.each(['/', '/guides/knots/', '/nope', '/tide.txt'])(
    '%s carries every security header',
    async (path) => {
      const { headers } = await rawRequest(server.url, path);
      for (const [field, value] of Object.entries(securityHeaders))
        expect([field, headers[field.toLowerCase()]]).toEqual([field, value]);
    },
  );

  test.each([
    ['/', 'index.html'],
    ['/guides/knots/', 'guides/knots/index.html'],
    ['/nope', '404.html'],
  ])('%s carries the policy of its own page', async (path, file) => {
    const html = readFileSync(join(site.out, file), 'utf8');
    for (const coding of ['identity', 'gzip']) {
      const answer = await rawRequest(server.url, path, { headers: { 'Accept-Encoding': coding } });
      expect(answer.headers['content-security-policy']).toBe(policyOf(html, noTrustedSources));
    }
  });

  test('lets a drawing run no script that is opened by its address', async () => {
    const { headers } = await rawRequest(server.url, '/favicon.svg');
    expect(headers['content-security-policy']).toBe(filePolicy);
  });

  test('caches assets permanently, and nothing else', async () => {
    const html = readFileSync(join(site.out, 'index.html'), 'utf8');
    const [asset = ''] = /\/assets\/[\w-]+\.js/.exec(html) ?? [];
    const cached = async (path: string) =>
      (await rawRequest(server.url, path)).headers['cache-control'];
    expect(await cached(asset)).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/nope', '/assets/gone-ABCDEFGH.js', '/tide.txt'])
      expect([path, await cached(path)]).toEqual([path, 'no-cache']);
  });

  test('says what kind of file a web manifest is', async () => {
    writeFileSync(join(site.out, 'app.webmanifest'), '{}');
    const { headers } = await rawRequest(server.url, '/app.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json');
  });

  test('answers the challenge of an ACME client, which the next build leaves in place', async () => {
    const folder = join(site.out, '.well-known/acme-challenge');
    writeFileSync(join(folder, 'kZ-7_token'), 'kZ-7_token.thumbprint');
    const asked = () => rawRequest(server.url, '/.well-known/acme-challenge/kZ-7_token');
    for (let build = 0; build < 2; build++) {
      const { status, body } = await asked();
      expect([status, String(body)]).toEqual([200, 'kZ-7_token.thumbprint']);
      await site.build({ host: hosts.get(name), compress: true });
    }
    expect((await asked()).status).toBe(200);
  });

  test('sends the precompressed texts', async () => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const { body, headers: sent } = await rawRequest(server.url, '/', { headers });
    expect(sent['content-encoding']).toBe('gzip');
    expect(sent['content-type']).toMatch(/^text\/html/);
    expect(sent.vary).toMatch(/accept-encoding/i);
    expect(body).toEqual(readFileSync(join(site.out, 'index.html.gz')));
    expect(gunzipSync(body)).toEqual(readFileSync(join(site.out, 'index.html')));
  });
});

describe.each(['nginx', 'apache', 'caddy'])('%s, after a build without --compress,', (name) => {
  const site = siteWithOddNames();
  let server: Server;
  beforeAll(async () => {
    await site.build({ host: hosts.get(name) });
    server = await startServer(name, site.out);
  }, 60_000);
  afterAll(() => server?.close());

  test('compresses pages and scripts itself', async () => {
    const html = readFileSync(join(site.out, 'index.html'), 'utf8');
    const [script = ''] = /\/assets\/[\w-]+\.js/.exec(html) ?? [];
    for (const [path, file] of [
      ['/', 'index.html'],
      [script, script],
    ] as const) {
      const headers = { 'Accept-Encoding': 'gzip' };
      const { body, headers: sent } = await rawRequest(server.url, path, { headers });
      expect([path, sent['content-encoding']]).toEqual([path, 'gzip']);
      expect(sent.vary).toMatch(/accept-encoding/i);
      expect(gunzipSync(body)).toEqual(readFileSync(join(site.out, file)));
    }
  });
});
