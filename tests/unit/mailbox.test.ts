import * as emailjs from '@emailjs/browser';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMailbox, type Mailbox } from '../../scripts/mailbox/mailbox.ts';
import { createPreviewServer, type PreviewServer } from '../../scripts/serve/server.ts';
import { rawRequest } from './raw-request.ts';

const SEND = '/api/v1.0/email/send';
const params = { title: 'A call back', name: 'Amara Okello', message: 'Please call.\nThank you.' };
const sent = {
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params: params,
};

let mailbox: Mailbox;
let server: PreviewServer;
let printed: string[];

beforeEach(async () => {
  printed = [];
  mailbox = createMailbox((block) => printed.push(block));
  server = await createPreviewServer({ dir: '.', handlers: [mailbox.handler] });
});

afterEach(() => server.close());

const send = (body: unknown, headers = {}) =>
  rawRequest(server.url, SEND, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Sends the form of the mailbox's page. */
const play = (failure: string, headers = {}) =>
  rawRequest(server.url, '/mailbox/failure', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ failure }).toString(),
  });

const page = async () => String((await rawRequest(server.url, '/mailbox/')).body);

describe('an enquiry', () => {
  test('is answered OK, shown in the mailbox and printed', async () => {
    expect(await page()).toContain('No enquiries yet');
    const answer = await send(sent);
    expect([answer.status, String(answer.body)]).toEqual([200, 'OK']);
    expect(mailbox.enquiries).toEqual([{ ...sent, receivedAt: expect.any(String) }]);
    const { body } = await rawRequest(server.url, '/mailbox/enquiries.json');
    expect(JSON.parse(String(body))).toEqual(mailbox.enquiries);
    expect(printed.join()).toContain('  message: Please call.\n    Thank you.\n');
    const html = await page();
    expect(html).toContain('<dt>message</dt><dd dir="auto">Please call.\nThank you.</dd>');
    expect(html).toContain('<dt>user_id</dt><dd dir="auto">key</dd>');
  });

  test('works for the service’s own client library, and so do its refusals', async () => {
    vi.stubGlobal('location', { pathname: '/contact/' });
    onTestFinished(() => void vi.unstubAllGlobals());
    emailjs.init({ publicKey: 'key' }, server.url);
    const sending = () => emailjs.send('service', 'template', params);
    expect(await sending()).toMatchObject({ status: 200, text: 'OK' });
    expect(mailbox.enquiries[0]?.template_params).toEqual(params);
    expect((await play('429')).headers.location).toBe('/mailbox/');
    await expect(sending()).rejects.toMatchObject({ status: 429, text: 'Too Many Requests' });
  });

  test.each([
    ['no JSON', '{"user_id":', 'expected object'],
    ['no public key', { ...sent, user_id: undefined }, 'user_id'],
    ['an empty service id', { ...sent, service_id: '' }, 'service_id'],
    ['a number as template id', { ...sent, template_id: 7 }, 'template_id'],
    ['params that are no object', { ...sent, template_params: [] }, 'template_params'],
  ])('%s is refused with 400 and a reason', async (_, body, reason) => {
    const answer = await send(body);
    expect([answer.status, mailbox.enquiries]).toEqual([400, []]);
    expect(String(answer.body)).toContain(reason);
  });

  test('stays text on the page, and cannot steer the terminal', async () => {
    const hostile =
      '<script>alert(1)</script>"><svg onload=alert(1)>\r\n\u0000\u001b[2J {{name}} $1';
    await send({ ...sent, template_params: { [hostile]: hostile, title: hostile } });
    expect(mailbox.enquiries[0]?.template_params.title).toBe(hostile);
    expect(await page()).not.toMatch(/<(script|svg)/);
    expect(await page()).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(printed.join('')).not.toMatch(/[^\P{Cc}\n\t]/u);
  });
});

describe('the mailbox plays', () => {
  test.each([
    [400, 'The Public Key is invalid'],
    [402, 'Payment Required'],
    [403, 'API calls are disabled'],
    [404, 'Account not found'],
    [412, 'Invalid grant'],
    [413, 'Variables size limit'],
    [422, 'The recipients address is empty'],
    [429, 'Too Many Requests'],
    [451, 'Unavailable For Headless Browser'],
    [500, 'Internal Server Error'],
    [503, 'Service Unavailable'],
  ])('%i answers with that status, and keeps nothing', async (status, text) => {
    await play(String(status));
    const answer = await send(sent);
    expect([answer.status, mailbox.enquiries]).toEqual([status, []]);
    expect(String(answer.body)).toContain(text);
    await play('none');
    expect((await send(sent)).status).toBe(200);
  });

  test('a dropped connection, and the page of a captive portal', async () => {
    mailbox.fail('reset');
    await expect(send(sent)).rejects.toMatchObject({ code: 'ECONNRESET' });
    mailbox.fail('html');
    const answer = await send(sent);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html']);
    expect(String(answer.body)).toContain('<h1>');
    expect(mailbox.enquiries).toEqual([]);
  });

  test('the failure that its page says, and refuses an unknown failure with the known ones', async () => {
    await play('429');
    expect(await page()).toMatch(/<option value="429" selected="">/);
    const answer = await play('gremlin');
    expect([answer.status, String(answer.body)]).toEqual([
      400,
      expect.stringMatching(/none, 400, .*found "gremlin"/),
    ]);
    expect((await send(sent)).status).toBe(429);
  });
});

test.each([
  [{ Origin: 'https://evil.example' }],
  [{ Origin: 'null' }],
  [{ 'Sec-Fetch-Site': 'cross-site' }],
  [{ 'Sec-Fetch-Site': 'same-site', Origin: 'http://127.0.0.1:1' }],
])('another site can neither send nor make sending fail: %j', async (headers) => {
  expect((await send(sent, headers)).status).toBe(403);
  expect((await play('500', headers)).status).toBe(403);
  expect(mailbox.enquiries).toEqual([]);
  expect((await send(sent, { Origin: server.url })).status).toBe(200);
});

test.each([
  ['evil.example:4173', 403],
  ['localhost.evil.example', 403],
  ['localhost:4173', 200],
  ['127.0.0.1:4173', 200],
  ['[::1]:4173', 200],
  ['192.168.1.20:4173', 200],
])('the mailbox requested under the name %s answers %i', async (host, status) => {
  const answer = await rawRequest(server.url, '/mailbox/', { headers: { Host: host } });
  expect(answer.status).toBe(status);
});

test('a page with the form learns that the server has a mailbox, and whether it is open', async () => {
  const page = (inside: string) => `<html lang="en"><head></head><body>${inside}</body></html>`;
  const withForm = page('<div data-island="EnquiryForm"></div>');
  expect(mailbox.transformHtml(withForm)).toContain('<html lang="en" data-mailbox="open">');
  expect(mailbox.transformHtml(page(''))).toBe(page(''));
  await play('no-mailbox');
  expect(mailbox.transformHtml(withForm)).toContain('<html lang="en" data-mailbox="shut">');
  expect([(await send(sent)).status, mailbox.enquiries]).toEqual([404, []]);
});
