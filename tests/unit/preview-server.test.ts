import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainHosting } from '../../scripts/load/hosting.ts';
import { writeRecord } from '../../scripts/publish/build-record.ts';
import type { Handler } from '../../scripts/serve/handler.ts';
import { createPreviewServer, type PreviewServer } from '../../scripts/serve/server.ts';
import { rawRequest } from './raw-request.ts';

const root = mkdtempSync(join(tmpdir(), 'preview (copy) #1, 100% é '));
const dir = join(root, 'dist');
const long = 'The parallels of a globe. '.repeat(400);

function write(file: string, text: string, folder = dir): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

let server: PreviewServer;
const get = (path: string, headers = {}) => rawRequest(server.url, path, { headers });

beforeAll(async () => {
  write('index.html', `<h1>Home</h1>${long}`);
  write('404.html', '<h1>Nothing here</h1>');
  write('contact/index.html', '<h1>Contact</h1>');
  write('index/index.html', '<h1>Briefing</h1>');
  write('ünï/index.html', '<h1>Ünï</h1>');
  write('kullanım/index.html', '<h1>Kullanım</h1>');
  write('gizlilik/index.html', '<h1>Gizlilik</h1>');
  write('υπηρεσίες/index.html', '<h1>Υπηρεσίες</h1>');
  write('assets/app-ABCD2345.js', `console.log(${JSON.stringify(long)})`);
  write('assets/hero-1440x849-01234567.avif', 'picture');
  write('assets/plain.css', 'a{color:red}');
  write('film.mp4', '0123456789');
  write('favicon.ico', 'icon');
  write('robots.txt', 'User-agent: *');
  write('.env', 'SECRET=1');
  write('outside.txt', 'outside', root);
  symlinkSync(join(root, 'outside.txt'), join(dir, 'link.txt'));
  const redirects = [{ from: '/ships/', to: '/contact/#by-sea' }];
  writeRecord(dir, {
    hosting: { ...plainHosting, redirects },
    assets: [],
    addresses: {},
    translated: [],
    files: [],
    config: [],
  });
  server = await createPreviewServer({ dir });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

describe('an address', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/?a=1', 200, 'Home'],
    ['/contact/', 200, 'Contact'],
    ['/contact/?utm=x', 200, 'Contact'],
    ['/index/', 200, 'Briefing'],
    ['/%C3%BCn%C3%AF/', 200, 'Ünï'],
    ['/robots.txt', 200, 'User-agent'],
    ['/404.html', 200, 'Nothing here'],
    ['/nope', 404, 'Nothing here'],
    ['/nope/', 404, 'Nothing here'],
    ['/nope.css', 404, 'Nothing here'],
    ['/contact/nope/', 404, 'Nothing here'],
    ['/assets/', 404, 'Nothing here'],
    ['/assets/gone-ABCDEFGH.js', 404, 'Nothing here'],
    ['/.env', 404, 'Nothing here'],
    ['/.git/config', 404, 'Nothing here'],
    ['//', 404, 'Nothing here'],
    ['//contact/', 404, 'Nothing here'],
    ['/contact//', 404, 'Nothing here'],
    ['//example.com/contact', 404, 'Nothing here'],
    ['/link.txt', 404, 'Nothing here'],
    ['/%252e%252e/outside.txt', 404, 'Nothing here'],
    [`/${'a'.repeat(5000)}`, 404, 'Nothing here'],
    ['/../outside.txt', 400, 'Bad request'],
    ['/%2e%2e/outside.txt', 400, 'Bad request'],
    ['/..%2foutside.txt', 400, 'Bad request'],
    ['/contact/..%2f..%2foutside.txt', 400, 'Bad request'],
    ['/..%5coutside.txt', 400, 'Bad request'],
    ['/..\\outside.txt', 400, 'Bad request'],
    ['/%00', 400, 'Bad request'],
    ['/contact/%00/', 400, 'Bad request'],
    ['/%', 400, 'Bad request'],
    ['/%c0%ae%c0%ae/outside.txt', 400, 'Bad request'],
    ['http://example.com/contact/', 400, 'Bad request'],
    ['*', 400, 'Bad request'],
  ])('%s answers %i', async (path, status, text) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toContain(text);
  });

  test.each([
    ['/contact', '/contact/'],
    ['/contact?a=1&b=%20', '/contact/?a=1&b=%20'],
    ['/contact.html', '/contact/'],
    ['/ships/', '/contact/#by-sea'],
    ['/ships/?a=$1', '/contact/?a=$1#by-sea'],
    ['/contact/index.html?a', '/contact/?a'],
    ['/index.html', '/'],
    ['/index', '/index/'],
    ['/CONTACT', '/contact/'],
    ['/Contact/?q=Mixed', '/contact/?q=Mixed'],
    ['/%C3%BCn%C3%AF', '/%C3%BCn%C3%AF/'],
    ['/Robots.TXT', '/robots.txt'],
    [encodeURI('/KULLANIM/'), encodeURI('/kullanım/')],
    [encodeURI('/GİZLİLİK'), encodeURI('/gizlilik/')],
    [encodeURI('/ΥΠΗΡΕΣΙΕΣ/'), encodeURI('/υπηρεσίες/')],
  ])('%s redirects to %s', async (path, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
  });

  test('that is no HTTP target is refused without breaking the server', async () => {
    const { port } = new URL(server.url);
    const answers = await Promise.all(
      ['GET /con tact HTTP/1.1', 'GET /\0 HTTP/1.1', 'GET \u0001 HTTP/1.1', 'nonsense'].map(
        (line) =>
          new Promise<string>((resolve) => {
            let text = '';
            const socket = connect(Number(port), '127.0.0.1', () => {
              socket.write(`${line}\r\nHost: a\r\nConnection: close\r\n\r\n`);
            });
            socket.on('data', (chunk) => {
              text += chunk;
            });
            socket.on('close', () => resolve(text.slice(0, 12)));
          }),
      ),
    );
    expect(answers).toEqual(answers.map(() => 'HTTP/1.1 400'));
    expect((await get('/')).status).toBe(200);
  });
});

describe('methods', () => {
  test('HEAD answers what GET would, without the body', async () => {
    const [head, whole] = [
      await rawRequest(server.url, '/', { method: 'HEAD' }),
      await rawRequest(server.url, '/'),
    ];
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(whole.body.length));
    expect(head.headers.etag).toBe(whole.headers.etag);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const answer = await rawRequest(server.url, '/contact/', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('headers', () => {
  test.each([
    ['/', 'no-cache'],
    ['/assets/app-ABCD2345.js', 'public, max-age=31536000, immutable'],
    ['/assets/hero-1440x849-01234567.avif', 'public, max-age=31536000, immutable'],
    ['/assets/plain.css', 'public, max-age=31536000, immutable'],
    ['/assets/gone-ABCDEFGH.js', 'no-cache'],
    ['/contact', 'no-cache'],
  ])('%s may be cached: %s', async (path, value) => {
    expect((await get(path)).headers['cache-control']).toBe(value);
  });

  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/assets/app-ABCD2345.js', 'text/javascript; charset=utf-8'],
    ['/assets/hero-1440x849-01234567.avif', 'image/avif'],
    ['/film.mp4', 'video/mp4'],
    ['/favicon.ico', 'image/x-icon'],
  ])('%s is %s', async (path, type) => {
    expect((await get(path)).headers['content-type']).toBe(type);
  });

  test.each(['/', '/contact', '/nope', '/%'])('%s carries the security headers', async (path) => {
    const { headers } = await get(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  test('a page that the client has cached is not sent again', async () => {
    const { etag } = (await get('/contact/')).headers;
    const again = await get('/contact/', { 'If-None-Match': `"other", W/${etag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect((await get('/contact/', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('the page for a missing address keeps its status, whatever the client has cached', async () => {
    const { etag } = (await get('/nope')).headers;
    expect((await get('/nope', { 'If-None-Match': etag })).status).toBe(404);
  });
});

describe('compression', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['identity', undefined],
    ['', undefined],
  ])('Accept-Encoding "%s" gets %s', async (accepted, coding) => {
    const { headers, body } = await get('/', { 'Accept-Encoding': accepted });
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ''];
    expect(headers['content-encoding']).toBe(coding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect((decode ? decode(body) : body).toString()).toBe(`<h1>Home</h1>${long}`);
  });

  test('each coding has its own entity tag', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (accepted) => (await get('/', { 'Accept-Encoding': accepted })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test('pictures are sent uncompressed', async () => {
    const answer = await get('/assets/hero-1440x849-01234567.avif', { 'Accept-Encoding': 'br' });
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('ranges', () => {
  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=3-1', 200, '0123456789', undefined],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
  ])('%s answers %i "%s"', async (range, status, text, contentRange) => {
    const { headers, ...answer } = await get('/film.mp4', { Range: range });
    expect([answer.status, answer.body.toString()]).toEqual([status, text]);
    expect(headers['content-range']).toBe(contentRange);
  });

  test('continue only the content that the client has part of; any other is sent whole', async () => {
    const { etag } = (await get('/film.mp4')).headers;
    const ask = async (of: string | undefined) => {
      const { status, body } = await get('/film.mp4', { Range: 'bytes=7-', 'If-Range': of });
      return [status, body.toString()];
    };
    expect(await ask(etag)).toEqual([206, '789']);
    for (const other of ['"older"', `W/${etag}`, 'Wed, 25 Nov 2026 08:00:00 GMT'])
      expect(await ask(other)).toEqual([200, '0123456789']);
  });
});

test('a range of a request without a body is no range: HEAD answers as for the whole file', async () => {
  const options = { method: 'HEAD', headers: { Range: 'bytes=0-3' } };
  const { status, headers } = await rawRequest(server.url, '/film.mp4', options);
  expect([status, headers['content-length'], headers['content-range']]).toEqual([
    200,
    '10',
    undefined,
  ]);
});

describe('while a build replaces the folder', () => {
  test('every answer is one complete version of the page', async () => {
    const versions = ['a', 'b'].map((letter) => `<p>${letter.repeat(300_000)}</p>`);
    const live = join(root, 'live');
    write('index.html', versions[0] ?? '', live);
    const swapped = await createPreviewServer({ dir: live });
    let running = true;
    const publishing = (async () => {
      for (let round = 0; running; round++) {
        write('index.html.draft', versions[round % 2] ?? '', live);
        renameSync(join(live, 'index.html.draft'), join(live, 'index.html'));
        await new Promise(setImmediate);
      }
    })();
    for (let round = 0; round < 60; round++) {
      const { status, body } = await rawRequest(swapped.url, '/');
      expect(status).toBe(200);
      expect(versions).toContain(body.toString());
    }
    running = false;
    await publishing;
    await swapped.close();
  });

  test('new content is served at once, even if it was compressed before', async () => {
    const read = async () =>
      gunzipSync((await get('/fresh.txt', { 'Accept-Encoding': 'gzip' })).body).toString();
    write('fresh.txt', 'first');
    expect(await read()).toBe('first');
    write('fresh.txt', 'later');
    expect(await read()).toBe('later');
  });

  test('while the folder is missing, clients are asked to retry; once it exists, it is served', async () => {
    const coming = join(root, 'coming');
    const early = await createPreviewServer({ dir: coming });
    const before = await rawRequest(early.url, '/');
    expect([before.status, before.headers['retry-after']]).toEqual([503, '1']);
    write('index.html', '<h1>Here</h1>', coming);
    expect((await rawRequest(early.url, '/')).status).toBe(200);
    expect((await rawRequest(early.url, '/nope')).body.toString()).toBe('Not found');
    await early.close();
  });
});

describe('for the development server', () => {
  test('pages can be changed on their way out, but no other files', async () => {
    const transformHtml = (html: string) => `${html}<script src="/reload.js"></script>`;
    const changed = await createPreviewServer({ dir, transformHtml });
    expect((await rawRequest(changed.url, '/contact/')).body.toString()).toContain('reload.js');
    expect((await rawRequest(changed.url, '/nope')).body.toString()).toContain('reload.js');
    expect((await rawRequest(changed.url, '/robots.txt')).body.toString()).toBe('User-agent: *');
    await changed.close();
  });

  test('its own handlers come first, and what they throw is answered and logged', async () => {
    const lines: string[] = [];
    const own = await createPreviewServer({
      dir,
      log: (line) => lines.push(line),
      handlers: [
        (_request, response, url) => {
          if (url.pathname === '/broken') throw new Error('out of order');
          if (url.pathname !== '/events') return false;
          response.end(`events ${url.search}`);
          return true;
        },
      ],
    });
    expect((await rawRequest(own.url, '/events?a')).body.toString()).toBe('events ?a');
    expect((await rawRequest(own.url, '/contact/')).status).toBe(200);
    expect((await rawRequest(own.url, '/broken')).status).toBe(500);
    expect(lines.join()).toContain('GET /broken: Error: out of order');
    await own.close();
  });
});

test.each([
  ['evil.example', 403],
  ['localhost.evil.example:4173', 403],
  ['localhost:4173', 200],
  ['127.0.0.1', 200],
])(
  'a page, and what development adds to it, requested under the name %s answers %i',
  async (Host, status) => {
    const handlers = [(...[, response]: Parameters<Handler>) => Boolean(response.end('draft'))];
    const development = await createPreviewServer({ dir, handlers });
    for (const { url } of [server, development])
      expect((await rawRequest(url, '/contact/', { headers: { Host } })).status).toBe(status);
    await development.close();
  },
);

describe('the port', () => {
  test('that is in use is skipped for the next one', async () => {
    const { port } = new URL(server.url);
    const second = await createPreviewServer({ dir, port: Number(port) });
    expect(Number(new URL(second.url).port)).toBeGreaterThan(Number(port));
    expect((await rawRequest(second.url, '/')).status).toBe(200);
    await second.close();
  });

  test('is free again after close, even with a client still waiting', async () => {
    let hasCome = () => {};
    const coming = new Promise<void>((resolve) => {
      hasCome = resolve;
    });
    const leaveWaiting = () => {
      hasCome();
      return true;
    };
    const waiting = await createPreviewServer({ dir, handlers: [leaveWaiting] });
    const unanswered = rawRequest(waiting.url, '/').catch((error: Error) => error.message);
    await coming;
    await waiting.close();
    expect(await unanswered).toBe('socket hang up');
    const next = createServer().listen(Number(new URL(waiting.url).port), '127.0.0.1');
    await new Promise((resolve) => next.once('listening', resolve));
    await new Promise((resolve) => next.close(resolve));
  });
});
