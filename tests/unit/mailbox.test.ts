import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as emailjs from '@emailjs/browser';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openEnquiryStore } from '../../scripts/mailbox/enquiry-store.ts';
import { createMailbox, type Mailbox } from '../../scripts/mailbox/mailbox.ts';
import { createPreviewServer, type PreviewServer } from '../../scripts/serve/server.ts';
import { patience } from '../patience.ts';
import { rawRequest } from './raw-request.ts';

const SEND = '/api/v1.0/email/send';
const params = {
  title: 'A call back',
  name: 'Amara Okello',
  message: 'Please call.\nThank you.',
  'contact-email': 'amara@example.com',
};
const sent = {
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params: params,
};

const patiently = { timeout: patience };

let folder: string;
let mailbox: Mailbox;
let server: PreviewServer;
let printed: string[];

beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'mailbox-')), 'box');
  printed = [];
  mailbox = createMailbox({ folder, print: (block) => printed.push(block) });
  server = await createPreviewServer({ dir: folder, handlers: [mailbox.handler] });
});

afterEach(async () => {
  await server.close();
  rmSync(resolve(folder, '..'), { recursive: true });
});

function post(body: unknown, query = '', headers = {}) {
  return rawRequest(server.url, SEND + query, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  });
}

function submit(path: string, fields: Record<string, string>, headers = {}) {
  return rawRequest(server.url, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

async function kept() {
  const { body } = await rawRequest(server.url, '/mailbox/enquiries.json');
  return JSON.parse(body.toString());
}

async function page(path = '/mailbox/') {
  return (await rawRequest(server.url, path)).body.toString();
}

describe('sending', () => {
  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://example.com' }],
    ['another port', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://127.0.0.1:1' }],
    ['another site, in an old browser', { Origin: 'https://example.com' }],
  ])('from %s is refused, and nothing is kept', async (_, headers) => {
    expect((await post(sent, '', headers)).status).toBe(403);
    expect(await kept()).toEqual([]);
  });

  test('from a page of the same server is accepted', async () => {
    const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: server.url };
    expect((await post(sent, '', headers)).status).toBe(200);
    expect(await kept()).toHaveLength(1);
  });

  test('is answered OK, kept in a file and printed', async () => {
    const answer = await post(sent);
    expect([answer.status, answer.body.toString()]).toEqual([200, 'OK']);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const [enquiry] = await kept();
    expect(enquiry).toMatchObject(sent);
    expect(JSON.parse(readFileSync(join(folder, `${enquiry.id}.json`), 'utf8'))).toEqual(enquiry);
    expect(printed.join()).toContain('Please call.\n                 Thank you.');
    expect(printed.join()).toContain(`${enquiry.id}.json`);
  });

  test('works for the service’s own client library, and so do its refusals', async () => {
    vi.stubGlobal('location', { pathname: '/contact/' });
    emailjs.init({ publicKey: 'key' }, server.url);
    expect(await emailjs.send('service', 'template', params)).toMatchObject({
      status: 200,
      text: 'OK',
    });
    expect((await kept())[0].template_params).toEqual(params);
    await submit('/mailbox/fault', { fault: '429' });
    await expect(emailjs.send('service', 'template', params)).rejects.toMatchObject({
      status: 429,
      text: 'Too Many Requests',
    });
    vi.unstubAllGlobals();
  });

  test('is allowed from another origin', async () => {
    const { status, headers } = await rawRequest(server.url, SEND, {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:8080', 'Access-Control-Request-Method': 'POST' },
    });
    expect(status).toBe(204);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-methods']).toContain('POST');
    expect(headers['access-control-allow-headers']?.toLowerCase()).toContain('content-type');
  });

  test('by GET is not allowed', async () => {
    const { status, headers } = await rawRequest(server.url, SEND);
    expect([status, headers.allow]).toEqual([405, 'POST, OPTIONS']);
  });

  test.each([
    ['no JSON', '{"user_id":', 'Bad Request'],
    ['no object', '[1]', 'Bad Request'],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'Bad Request'],
    ['nothing', '', 'Bad Request'],
    ['no public key', { ...sent, user_id: undefined }, 'The Public Key is required'],
    ['an empty public key', { ...sent, user_id: '' }, 'The Public Key is required'],
    ['no ids at all', {}, 'The Public Key is required'],
    ['no service id', { ...sent, service_id: undefined }, 'The service ID is required'],
    ['a number as template id', { ...sent, template_id: 7 }, 'The template ID is required'],
    [
      'params that are not an object',
      { ...sent, template_params: 'x' },
      'The template params have to',
    ],
    ['params that are a list', { ...sent, template_params: [] }, 'The template params have to'],
  ])('%s is refused with 400 and a reason', async (_case, body, reason) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body.toString()).toContain(reason);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(await kept()).toEqual([]);
  });

  test.each([
    ['just under the limit', 49_900, 200],
    ['over the limit', 50_001, 413],
    ['over all limits', 1_100_000, 413],
  ])('a message %s answers as the service does', async (_case, length, status) => {
    const answer = await post({ ...sent, template_params: { message: 'x'.repeat(length) } });
    expect(answer.status).toBe(status);
    if (status === 413) expect(answer.body.toString()).toMatch(/^Variables size limit\./);
    expect(await kept()).toHaveLength(status === 200 ? 1 : 0);
  });

  test('takes no more of the disk than its text, however deeply it is nested', async () => {
    const depth = 1000;
    const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    await post(JSON.stringify(sent).replace('"title"', `"deep":${nested},"title"`));
    const [{ id }] = await kept();
    expect(statSync(join(folder, `${id}.json`)).size).toBeLessThan(2 * depth + 1000);
  });
});

describe('an enquiry is not lost', () => {
  test('when the server is killed right after its answer', { tags: 'nightly' }, async () => {
    const script = `
      import { createMailbox } from './scripts/mailbox/mailbox.ts';
      import { createPreviewServer } from './scripts/serve/server.ts';
      const mailbox = createMailbox({ folder: ${JSON.stringify(folder)}, print: () => {} });
      const server = await createPreviewServer({ dir: '.', handlers: [mailbox.handler] });
      console.log(server.url);`;
    const child: ChildProcess = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', script],
      { cwd: resolve(import.meta.dirname, '../..'), stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [line] = child.stdout ? await once(child.stdout, 'data') : [];
    const answer = await rawRequest(String(line).trim(), SEND, {
      method: 'POST',
      body: JSON.stringify(sent),
    });
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(answer.body.toString()).toBe('OK');
    expect(await kept()).toMatchObject([sent]);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('when fifty come at once: each has a file, in the order of arrival', async () => {
    const numbers = Array.from({ length: 50 }, (_, number) => number);
    await Promise.all(
      numbers.map((number) => mailbox.store.keep({ ...sent, template_params: { number } })),
    );
    const found = (await kept()).map((one: typeof sent) => one.template_params);
    expect(found).toEqual(numbers.toReversed().map((number) => ({ number })));
  });

  test('silently: if it cannot be kept, the answer is not OK', async () => {
    writeFileSync(folder, 'a file stands where the folder should be');
    await server.close();
    const logged: string[] = [];
    server = await createPreviewServer({
      dir: '.',
      handlers: [mailbox.handler],
      log: (line) => logged.push(line),
    });
    expect((await post(sent)).status).toBe(500);
    expect(logged.join()).toContain('EEXIST');
    expect(printed).toEqual([]);
  });

  test('because somebody broke a file beside it: the page names that file', async () => {
    await post(sent);
    writeFileSync(join(folder, 'edited.json'), '{');
    expect(await kept()).toHaveLength(1);
    expect(await page()).toContain('Files that are not enquiries: edited.json');
  });

  test('to other users of the machine: only its owner may read the file', async () => {
    await post(sent);
    const [file = ''] = readdirSync(folder);
    expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
  });
});

describe('the fault switch', () => {
  test.each([
    [400, 'The Public Key is invalid'],
    [402, 'Payment Required'],
    [403, 'API calls are disabled'],
    [404, 'Account not found'],
    [413, 'Variables size limit'],
    [422, 'The recipients address is empty'],
    [429, 'Too Many Requests'],
    [451, 'Unavailable For Headless Browser'],
    [500, 'Internal Server Error'],
    [503, 'Service Unavailable'],
  ])('%i answers with that status, and keeps nothing', async (status, text) => {
    const answer = await post(sent, `?fault=${status}`);
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toContain(text);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(await kept()).toEqual([]);
  });

  test('slow keeps the enquiry at once and answers late', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const answering = post(sent, '?fault=slow');
    // Not expect.poll, whose own timers would be counted.
    while (vi.getTimerCount() === 0) await new Promise(setImmediate);
    expect(await kept()).toHaveLength(1);
    vi.advanceTimersByTime(9999);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect((await answering).body.toString()).toBe('OK');
  });

  test('slow survives a client that does not wait', async () => {
    const leaving = new AbortController();
    const sending = fetch(`${server.url}${SEND}?fault=slow`, {
      method: 'POST',
      body: JSON.stringify(sent),
      signal: leaving.signal,
    });
    await vi.waitFor(async () => expect(await kept()).toHaveLength(1), patiently);
    leaving.abort();
    await expect(sending).rejects.toThrow('abort');
    expect((await post(sent)).status).toBe(200);
  });

  test('hang never answers', async () => {
    const leaving = new AbortController();
    const answers: string[] = [];
    const hanging = fetch(`${server.url}${SEND}?fault=hang`, {
      method: 'POST',
      body: JSON.stringify(sent),
      signal: leaving.signal,
    });
    void hanging.then(
      () => answers.push('hang'),
      () => {},
    );
    // Both may take as long as they like, and this one comes later.
    await post(sent).then(() => answers.push('none'));
    await post(sent).then(() => answers.push('none'));
    leaving.abort();
    await expect(hanging).rejects.toThrow('abort');
    expect(answers).toEqual(['none', 'none']);
    expect(await kept()).toHaveLength(2);
  });

  test('reset breaks the connection', async () => {
    await expect(post(sent, '?fault=reset')).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(await kept()).toEqual([]);
  });

  test('html answers 200 with a page, as a captive portal does', async () => {
    const answer = await post(sent, '?fault=html');
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html']);
    expect(answer.body.toString()).toContain('<h1>');
    expect(await kept()).toEqual([]);
  });

  test('no-cors hides preflight and answer from another origin, and breaks the own one', async () => {
    const query = '?fault=no-cors';
    const preflight = await rawRequest(server.url, SEND + query, { method: 'OPTIONS' });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
    const answer = await post(sent, query, { 'Sec-Fetch-Site': 'cross-site' });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    await expect(post(sent, query, { 'Sec-Fetch-Site': 'same-origin' })).rejects.toMatchObject({
      code: 'ECONNRESET',
    });
    expect(await kept()).toEqual([]);
  });

  test('keeps its fault until it is reset, whatever is sent', async () => {
    await submit('/mailbox/fault', { fault: '503' });
    expect([(await post(sent)).status, (await post('{')).status]).toEqual([503, 503]);
    await submit('/mailbox/fault', { fault: 'none' });
    expect((await post(sent)).status).toBe(200);
  });

  test('can be set for one send only, by JSON, and a preflight does not use it up', async () => {
    const set = await rawRequest(server.url, '/mailbox/fault', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"fault":"429","once":true}',
    });
    expect(JSON.parse(set.body.toString())).toEqual({ fault: '429', once: true });
    await rawRequest(server.url, SEND, { method: 'OPTIONS' });
    expect([(await post(sent)).status, (await post(sent)).status]).toEqual([429, 200]);
  });

  test('no-cors for one send is used up by the preflight, after which no browser sends', async () => {
    await submit('/mailbox/fault', { fault: 'no-cors', once: 'true' });
    const preflight = () => rawRequest(server.url, SEND, { method: 'OPTIONS' });
    expect((await preflight()).headers['access-control-allow-origin']).toBeUndefined();
    expect((await preflight()).headers['access-control-allow-origin']).toBe('*');
  });

  test('reset for one send outlasts the second attempt that a browser makes by itself', async () => {
    await submit('/mailbox/fault', { fault: 'reset', once: 'true' });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const asBrowser = {
      method: 'POST',
      headers: { Origin: server.url },
      body: JSON.stringify(sent),
    };
    await rawRequest(server.url, '/mailbox/', { agent });
    const broken = { code: 'ECONNRESET' };
    const onUsedConnection = rawRequest(server.url, SEND, { ...asBrowser, agent });
    await expect(onUsedConnection).rejects.toMatchObject(broken);
    await expect(rawRequest(server.url, SEND, asBrowser)).rejects.toMatchObject(broken);
    expect((await rawRequest(server.url, SEND, asBrowser)).status).toBe(200);
    agent.destroy();
  });

  test('in the address takes precedence over the one that is set', async () => {
    await submit('/mailbox/fault', { fault: '500' });
    expect((await post(sent, '?fault=none')).status).toBe(200);
    expect((await post(sent, '?fault=422')).status).toBe(422);
  });

  test('refuses an unknown fault, and lists the known ones', async () => {
    const answer = await submit('/mailbox/fault', { fault: 'gremlin' });
    expect(answer.status).toBe(400);
    expect(answer.body.toString()).toContain('none, 400, 402');
    expect((await post(sent, '?fault=gremlin')).status).toBe(400);
    expect((await submit('/mailbox/fault', {})).status).toBe(400);
  });

  test('is shown on the page, with the set fault chosen', async () => {
    expect(await page()).not.toContain('Fault of');
    await submit('/mailbox/fault', { fault: '429', once: 'true' });
    const html = await page();
    expect(html).toContain('Fault of the next enquiry: 429 Too Many Requests');
    expect(html).toMatch(/<option value="429" selected="">/);
  });
});

describe('hostile texts', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '</dd></dl><img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    '{{name}} {{{message}}} $1 %s',
    'Zoë 😀 👩‍👩‍👧 日本 \u202eمرحبا',
    'a\r\nBcc: all@example.com\n\ttabs',
    '\u0000\u0007\u001b[2J\u001b]0;title\u0007',
    '\ud800 alone, \ufeff mark, e\u0301',
    '  spaces at both ends  ',
    '&amp; &lt; &quot; &#39;',
  ];

  test('arrive exactly as typed, in the answer and in the file', async () => {
    for (const message of hostile) await post({ ...sent, template_params: { message } });
    const messages = (await kept()).map((one: typeof sent) => one.template_params.message);
    expect(messages.toReversed()).toEqual(hostile);
    const files = readdirSync(folder).sort();
    const texts = files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
    expect(texts.map((one) => one.template_params.message)).toEqual(hostile);
  });

  test('arrive exactly as typed, whatever they are', { tags: 'nightly' }, async () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), text), async (template_params) => {
        expect((await post({ ...sent, template_params })).status).toBe(200);
        const { enquiries } = await mailbox.store.list();
        expect({ ...enquiries[0]?.template_params }).toEqual({ ...template_params });
        await mailbox.store.remove(enquiries[0]?.id ?? '');
      }),
      { numRuns: 60, examples: [[Object.fromEntries([['__proto__', 'text']])]] },
    );
  });

  test('stay text on every page', async () => {
    for (const text of hostile) {
      await post({ ...sent, template_params: { [text]: text, title: text, name: text } });
    }
    const pages = [await page()];
    for (const { id } of await kept()) pages.push(await page(`/mailbox/${id}/`));
    expect(pages).toHaveLength(hostile.length + 1);
    for (const html of pages) {
      const tags =
        html
          .replace(/"[^"]*"/g, '""')
          .match(/<[a-z][^>]*>/gi)
          ?.join('') ?? '';
      expect(tags).not.toMatch(/<(script|img|svg)|\son\w+=/i);
    }
    expect(pages[0]).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  test('cannot control the terminal', async () => {
    for (const message of hostile) await post({ ...sent, template_params: { [message]: message } });
    expect(printed).toHaveLength(hostile.length);
    expect(printed.join('')).not.toMatch(/[^\P{Cc}\n\t]/u);
  });
});

describe('the pages', () => {
  test('say so when there is nothing', async () => {
    expect(await page()).toContain('No enquiries yet');
  });

  test('are found without the slash', async () => {
    const { status, headers } = await rawRequest(server.url, '/mailbox');
    expect([status, headers.location]).toEqual([301, '/mailbox/']);
  });

  test('list the newest first and open each', async () => {
    await post({ ...sent, template_params: { ...params, title: 'First' } });
    await post({ ...sent, template_params: { ...params, title: 'Second' } });
    const html = await page();
    expect(html).toContain('2 enquiries');
    expect(html.indexOf('Second')).toBeLessThan(html.indexOf('First'));
    const [, link = ''] = /href="(\/mailbox\/[^"]+\/)"><bdi>Second/.exec(html) ?? [];
    const opened = await page(link);
    expect(opened).toContain('<h1 dir="auto">Second</h1>');
    expect(opened).toContain('Please call.\nThank you.');
    expect(opened).toContain('amara@example.com');
  });

  test('answer 404 for an enquiry that does not exist, and for a path in place of an id', async () => {
    for (const id of ['nope', '..%2f..%2fetc%2fpasswd', '2025-01-01T00-00-00-000Z-00000000']) {
      expect((await rawRequest(server.url, `/mailbox/${id}/`)).status).toBe(404);
    }
  });

  test('delete an enquiry, and tolerate a second click', async () => {
    await post(sent);
    const [{ id }] = await kept();
    for (let click = 0; click < 2; click++) {
      const { status, headers } = await submit(`/mailbox/${id}/delete`, {});
      expect([status, headers.location]).toEqual([303, '/mailbox/']);
    }
    expect([await kept(), readdirSync(folder)]).toEqual([[], []]);
  });

  test.each([
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site', Origin: 'http://127.0.0.1:1' }],
  ])('cannot be made to delete or fail by another site: %j', async (headers) => {
    await post(sent);
    const [{ id }] = await kept();
    expect((await submit(`/mailbox/${id}/delete`, {}, headers)).status).toBe(403);
    expect((await submit('/mailbox/fault', { fault: '500' }, headers)).status).toBe(403);
    expect(await kept()).toHaveLength(1);
    expect(mailbox.faultSwitch.state().fault.name).toBe('none');
  });

  test('accept their own forms, as browsers mark them', async () => {
    const own = [{ Origin: server.url }, { 'Sec-Fetch-Site': 'same-origin', Origin: server.url }];
    for (const headers of own) {
      expect((await submit('/mailbox/fault', { fault: '500' }, headers)).status).toBe(303);
    }
  });

  test.each([
    ['evil.example:4173', 403],
    ['localhost.evil.example', 403],
    ['localhost:4173', 200],
    ['127.0.0.1:4173', 200],
    ['[::1]:4173', 200],
    ['192.168.1.20:4173', 200],
  ])('requested under the name %s answer %i', async (host, status) => {
    const answer = await rawRequest(server.url, '/mailbox/', { headers: { Host: host } });
    expect(answer.status).toBe(status);
  });

  test('allow no script, no framing and no cache', async () => {
    const { headers, body } = await rawRequest(server.url, '/mailbox/');
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(body.toString()).not.toMatch(/<script|style=|\son\w+=/);
    expect(
      (await rawRequest(server.url, '/mailbox/mailbox.css')).headers['content-type'],
    ).toContain('text/css');
  });
});

test('only the newest enquiries are kept, and other files in the folder stay', async () => {
  const store = openEnquiryStore(folder, 3);
  for (const title of ['first', 'second', 'third', 'fourth', 'fifth'])
    await store.keep({ ...sent, template_params: { title } });
  writeFileSync(join(folder, 'notes.json'), '{}');
  await store.keep({ ...sent, template_params: { title: 'sixth' } });
  const { enquiries, unreadable } = await store.list();
  const titles = enquiries.map(({ template_params }) => template_params.title);
  expect(titles).toEqual(['sixth', 'fifth', 'fourth']);
  expect(unreadable).toEqual(['notes.json']);
});

describe('a page with the form', () => {
  const page = (inside: string) => `<html lang="en"><head></head><body>${inside}</body></html>`;
  const withForm = page('<div data-island="EnquiryForm"></div>');

  test('learns that the server has a mailbox, and whether it is open', async () => {
    expect(mailbox.claim(withForm)).toContain('<html lang="en" data-mailbox="open">');
    await submit('/mailbox/fault', { fault: 'no-mailbox' });
    expect(mailbox.claim(withForm)).toContain('<html lang="en" data-mailbox="shut">');
    expect((await post(sent)).status).toBe(404);
    expect(await kept()).toEqual([]);
    await submit('/mailbox/fault', { fault: 'none' });
    expect(mailbox.claim(withForm)).toContain('data-mailbox="open"');
  });

  test('has a bar in the preview, which other pages have not', async () => {
    const previewed = mailbox.transformHtml(withForm);
    expect(previewed).toContain('data-mailbox="open"');
    const [, script = ''] =
      /<script type="module" src="([^"]+)"><\/script><\/head>/.exec(previewed) ?? [];
    const { status, headers, body } = await rawRequest(server.url, script);
    expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(body.toString()).toContain('Show the form as published');
    expect(mailbox.transformHtml(page(''))).toBe(page(''));
  });
});
