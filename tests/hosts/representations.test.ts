/** What a server says about each representation of a file: its headers, its copies and its parts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hosts } from '../../scripts/publish/hosts/all-hosts.ts';
import { securityHeaders } from '../../scripts/publish/http.ts';
import { rawRequest } from '../unit/raw-request.ts';
import { siteWithOddNames } from './address-answers.ts';
import { type Server, startServer } from './servers.ts';

const decoded = (body: Buffer, coding: string | undefined) =>
  coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body;

/** What If-None-Match compares of an entity tag; Apache marks that of a compressed copy after that. */
const opaque = (tag: string) => tag.replace(/^W\//, '').replace(/-gzip"$/, '"');

/** Addresses with the file behind each, the type of its contents, and whether it is a text. */
const files = [
  ['/', 'index.html', 'text/html; charset=utf-8'],
  ['/fr/', 'fr/index.html', 'text/html; charset=utf-8'],
  ['/guides/knots/', 'guides/knots/index.html', 'text/html; charset=utf-8'],
  ['/log.txt', 'log.txt', 'text/plain; charset=utf-8'],
  ['/notes.md', 'notes.md', 'text/markdown; charset=utf-8'],
  ['/tides.csv', 'tides.csv', 'text/csv; charset=utf-8'],
  ['/icons/buoy.svg', 'icons/buoy.svg', 'image/svg+xml'],
] as const;

const codings = ['identity', 'gzip', 'br, gzip', 'gzip, deflate, br, zstd'];

describe.each(
  ['nginx', 'apache', 'caddy'].flatMap((name) =>
    [true, false].map((compress): [string, boolean] => [name, compress]),
  ),
)('%s, with --compress: %s,', (name, compress) => {
  const site = siteWithOddNames();
  site.write('static/log.txt', 'Low at six, high at noon.\n'.repeat(40));
  site.write('static/notes.md', '# Ebb\n\nÜber dem Watt.\n'.repeat(40));
  site.write('static/tides.csv', `place,high,low\n${'Sterne,4.1,0.9\n'.repeat(40)}`);
  site.write(
    'static/icons/buoy.svg',
    `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9v9z"/>'.repeat(40)}</svg>`,
  );
  let server: Server;
  beforeAll(async () => {
    await site.build({ host: hosts.get(name), compress });
    server = await startServer(name, site.out);
  }, 60_000);
  afterAll(() => server?.close());
  const ask = (path: string, headers = {}, method = 'GET') =>
    rawRequest(server.url, path, { headers, method });

  describe.each(files)('%s', (path, file, type) => {
    const bytes = () => readFileSync(join(site.out, file));

    test.each(codings)(
      'has its type, length, Vary and bytes, asked for with %s',
      async (accept) => {
        const { status, headers, body } = await ask(path, { 'Accept-Encoding': accept });
        const coding = headers['content-encoding'];
        expect(status).toBe(200);
        expect(headers['content-type']?.toLowerCase().replace(/; ?/, '; ')).toBe(type);
        expect(headers['content-language']).toBeUndefined();
        expect(headers.vary?.toLowerCase()).toBe('accept-encoding');
        expect(decoded(body, coding)).toEqual(bytes());
        if (accept === 'identity') expect(coding).toBeUndefined();
        else expect(['br', 'gzip']).toContain(coding);
      },
    );

    test.each(codings)('is not sent again to who has it, asked for with %s', async (accept) => {
      const { headers } = await ask(path, { 'Accept-Encoding': accept });
      const { etag = '', 'cache-control': cached } = headers;
      expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
      const again = await ask(path, { 'Accept-Encoding': accept, 'If-None-Match': etag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers).toMatchObject({ 'cache-control': cached });
      expect(again.headers.etag && opaque(again.headers.etag)).toBe(opaque(etag));
      const other = await ask(path, { 'Accept-Encoding': accept, 'If-None-Match': '"other"' });
      expect(other.status).toBe(200);
    });

    test('answers HEAD as GET without a body', async () => {
      const [got, head] = [await ask(path), await ask(path, {}, 'HEAD')];
      expect([head.status, head.body.length]).toEqual([200, 0]);
      for (const field of ['content-type', 'content-length', 'etag', 'cache-control', 'vary'])
        expect([field, head.headers[field]]).toEqual([field, got.headers[field]]);
    });

    test('sends the part that is asked for', async () => {
      const { status, headers, body } = await ask(path, { Range: 'bytes=2-5' });
      expect([status, headers['content-range']]).toEqual([206, `bytes 2-5/${bytes().length}`]);
      expect(body).toEqual(bytes().subarray(2, 6));
    });
  });

  test.each([
    ['a moved address', '/ships/', 301, {}, 'GET'],
    ['an address without its slash', '/guides', 301, {}, 'GET'],
    ['a part that the file does not have', '/log.txt', 416, { Range: 'bytes=99999-' }, 'GET'],
    ['what has not changed', '/log.txt', 304, { 'If-None-Match': '*' }, 'GET'],
    ['a request that nothing takes', '/log.txt', 405, {}, 'POST'],
  ] as const)('the answer to %s has every header', async (_name, path, status, given, method) => {
    const { status: answered, headers } = await ask(path, given, method);
    // Apache and Caddy send the file, as to GET.
    expect(status === 405 ? [200, 405] : [status]).toContain(answered);
    // findings/nginx-416-repeats-headers.sh
    const isTwice = name === 'nginx' && status === 416;
    for (const [field, value] of Object.entries(securityHeaders))
      expect([field, headers[field.toLowerCase()]]).toEqual([
        field,
        isTwice ? `${value}, ${value}` : value,
      ]);
    expect(headers.server ?? '').not.toMatch(/\d/);
  });

  test.each(['/nope', '/fr/nope', '/icons/nope.svg', '/assets/gone-ABCDEFGH.js'])(
    'the answer to %s is an error page with every header, in each encoding',
    async (path) => {
      const file = path.startsWith('/fr/') ? 'fr/404.html' : '404.html';
      for (const accept of codings)
        for (const method of ['GET', 'HEAD']) {
          const { status, headers, body } = await ask(path, { 'Accept-Encoding': accept }, method);
          expect([accept, status, headers['content-type']?.toLowerCase()]).toEqual([
            accept,
            404,
            'text/html; charset=utf-8',
          ]);
          expect(headers['content-language']).toBeUndefined();
          expect(headers['cache-control']).toBe('no-cache');
          expect(headers.vary?.toLowerCase()).toBe('accept-encoding');
          for (const [field, value] of Object.entries(securityHeaders))
            expect([field, headers[field.toLowerCase()]]).toEqual([field, value]);
          if (method === 'GET')
            expect(decoded(body, headers['content-encoding'])).toEqual(
              readFileSync(join(site.out, file)),
            );
        }
    },
  );
});
