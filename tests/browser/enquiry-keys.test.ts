/**
 * Where an enquiry goes from a site with the keys of a mail service, and from one without: on this
 * machine to the mailbox, and once it is published to the service, or to the visitor's e-mail program.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPreviewServer } from '../../scripts/serve/server.ts';
import { isFull } from '../matrix.ts';
import { copyFirmSite, type SiteCopy } from '../unit/site-copy.ts';
import {
  countPosts,
  expectedParams,
  expectFailure,
  expectSent,
  fillForm,
  sendButton,
  states,
  touchForm,
} from './enquiry-page.ts';
import { holdClock, takeTab } from './open.ts';
import { publicHost } from './site.ts';

const command = join(import.meta.dirname, '../../scripts/command.js');
const service = 'https://mail.firm.example';
const keys = { publicKey: 'pk_4bXr', serviceId: 'service_7qd', templateId: 'template_k2' };
const withKeys = JSON.stringify({ ...keys, origin: service });

/** A copy of the firm's site with this entry of the mail service. */
async function buildWith(enquiry: string): Promise<SiteCopy> {
  const site = copyFirmSite();
  const facts = site.read('content/site.yaml').replace(/^enquiry:.*(\n .*)*\n?/m, '');
  site.write('content/site.yaml', `${facts.trimEnd()}\nenquiry: ${enquiry}\n`);
  await site.build();
  return site;
}

/** Starts a command that serves a site, until the test has finished. Returns its address. */
async function serve(name: 'preview' | 'dev', { root, out }: SiteCopy): Promise<string> {
  const folders = ['--root', root, ...(name === 'preview' ? ['--out', out] : [])];
  const server = spawn(process.execPath, [command, name, ...folders, '--port', '0']);
  onTestFinished(() => {
    server.kill();
  });
  let terminal = '';
  const url = await new Promise<string>((resolve) => {
    server.stdout.on('data', (data) => {
      terminal += data;
      const [, url] = /Site (\S+)\//.exec(terminal) ?? [];
      if (url) resolve(url);
    });
  });
  // In development, the first page comes once the site is loaded.
  await expect.poll(async () => (await fetch(`${url}/contact/`)).status).toBe(200);
  return url;
}

/** Serves a site as any web server does, which has no mailbox. */
async function publish({ out }: SiteCopy): Promise<string> {
  const server = await createPreviewServer({ dir: out });
  onTestFinished(() => server.close());
  return server.url;
}

/** Opens the contact page, with the time behind it in which only bots write. */
async function openContact(url: string): Promise<Page> {
  const page = await takeTab();
  await holdClock(page, { from: 1000, age: 3000 });
  await page.goto(`${url}/contact/`);
  return page;
}

async function send(page: Page): Promise<void> {
  await touchForm(page);
  await fillForm(page);
  await sendButton(page).click();
}

const noKeys = (page: Page) => page.locator('main').getByText(states.noKeys.title, { exact: true });

beforeAll(() => {
  for (const name of ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'])
    vi.stubEnv(`EMAILJS_${name}`, undefined);
});
afterAll(() => {
  vi.unstubAllEnvs();
});

describe('with the keys of a mail service,', () => {
  let site: SiteCopy;
  beforeAll(async () => {
    site = await buildWith(withKeys);
  });

  // The server also answers to other names of this machine.
  const everywhere = [
    ['preview', publicHost],
    ['dev', '127.0.0.1'],
    ['preview', '127.0.0.1'],
    ['preview', 'localhost'],
  ] as const;
  test.for(isFull ? everywhere : everywhere.slice(0, 1))(
    'an enquiry in npm run %s at %s goes to the mailbox, and nothing leaves this machine',
    async ([name, host]) => {
      const url = await serve(name, site);
      const named = url.replace('127.0.0.1', host);
      const page = await openContact(named);
      const hosts = new Set<string>();
      // Answered here, so that a failing test does not write to anybody either.
      await page.route(/^https:/, (route) => route.fulfill({ body: 'OK' }));
      page.on('request', (request) => hosts.add(new URL(request.url()).host));
      await send(page);
      await expectSent(page);
      expect([...hosts]).toEqual([new URL(named).host]);
      const [newest] = await (await fetch(`${url}/mailbox/enquiries.json`)).json();
      expect(newest).toMatchObject({ user_id: 'local', template_params: expectedParams });
    },
  );

  test('an enquiry in the preview goes to nobody while the mailbox is shut', {
    tags: 'nightly',
  }, async () => {
    const url = await serve('preview', site);
    const body = new URLSearchParams({ failure: 'no-mailbox' });
    await fetch(`${url}/mailbox/failure`, { method: 'POST', body });
    const page = await openContact(url);
    const posts = countPosts(page);
    await send(page);
    await expectFailure(page, states.mailed);
    expect(posts()).toBe(0);
  });

  test('a published page sends to the service with its keys', async () => {
    const page = await openContact(await publish(site));
    const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    await page.route(`${service}/**`, (route) => route.fulfill({ body: 'OK', headers: cors }));
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await send(page);
    await expectSent(page);
    expect((await posted).url()).toBe(`${service}/api/v1.0/email/send`);
    expect((await posted).postDataJSON()).toMatchObject({
      user_id: keys.publicKey,
      service_id: keys.serviceId,
      template_id: keys.templateId,
      template_params: expectedParams,
    });
  });
});

describe('without keys,', () => {
  let site: SiteCopy;
  beforeAll(async () => {
    site = await buildWith('{}');
  });

  test('a published form says so and passes the text to e-mail', async () => {
    const page = await openContact(await publish(site));
    const posts = countPosts(page);
    await noKeys(page).waitFor();
    await touchForm(page);
    await fillForm(page);
    await sendButton(page).getByText(states.actions.mail).click();
    await expectFailure(page, states.mailed);
    expect(posts()).toBe(0);
  });
});
