/** The counter of visits, with scripts that act as Plausible's and Umami's do, from a stand-in. */
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { type Handler, sendText } from '../../scripts/serve/handler.ts';
import { createPreviewServer, type PreviewServer } from '../../scripts/serve/server.ts';
import { content } from '../site-content.ts';
import { copyFirmSite } from '../unit/site-copy.ts';
import { watchPolicy } from './click-through.ts';
import { newPage } from './open.ts';
import { everyPage, readPage } from './sample.ts';
import { publicHost } from './site.ts';

/** What both do: read their data from the tag that loaded them, and post the address of the page. */
const plausible = `const { dataset, src } = document.currentScript;
const request = new XMLHttpRequest();
request.open('POST', new URL('/api/event', src));
request.setRequestHeader('Content-Type', 'text/plain');
request.send(JSON.stringify({ n: 'pageview', d: dataset.domain, u: location.href }));`;
const umami = `const { dataset } = document.currentScript;
fetch('https://gateway.counter.example/api/send', {
  method: 'POST',
  body: JSON.stringify({ type: 'event', payload: { website: dataset.websiteId, url: location.href } }),
}).then((answer) => answer.text());`;

const hash = (script: string) => `sha384-${createHash('sha384').update(script).digest('base64')}`;

const counters = [
  {
    analytics: {
      name: 'Plausible',
      script: 'https://counter.example/js/script.js',
      data: [{ name: 'domain', value: 'firm.example' }],
    },
    code: plausible,
    counted: (url: string) => ({ n: 'pageview', d: 'firm.example', u: url }),
  },
  {
    analytics: {
      name: 'Umami',
      script: 'https://counter.example/js/script.js',
      integrity: hash(umami),
      data: [{ name: 'website-id', value: '94db1cb1' }],
      sendsTo: 'https://gateway.counter.example',
    },
    code: umami,
    counted: (url: string) => ({ type: 'event', payload: { website: '94db1cb1', url } }),
  },
];

describe.runIf(content.legal.length > 0).for(counters)(
  '$analytics.name',
  ({ analytics, code, counted }) => {
    const site = copyFirmSite();
    /** Paths that were requested of the stand-in, and the counts that it got. */
    let asked: string[] = [];
    let counts: unknown[] = [];
    const answer: Handler = async (request, response, { pathname }) => {
      asked.push(pathname);
      if (request.method === 'POST') counts.push(JSON.parse(await text(request)));
      const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/javascript' };
      sendText(response, 200, code, headers);
      return true;
    };
    let standIn: PreviewServer;
    let server: PreviewServer;

    beforeAll(async () => {
      const written: object = parse(site.read('content/site.yaml'));
      site.write('content/site.yaml', stringify({ ...written, analytics }));
      const file = `content/legal/${content.legal[0]?.slug}.md`;
      site.write(file, `${site.read(file)}\nWe count visits with {counter}.\n`);
      await site.build();
      server = await createPreviewServer({ dir: site.out });
      standIn = await createPreviewServer({ dir: site.out, handlers: [answer] });
    });
    afterAll(async () => {
      await Promise.all([server.close(), standIn.close()]);
      site.remove();
    });

    /** Visits the contact page under a public name, until it and all that it loads have arrived. */
    async function visit(host: string, prepare: (page: Page) => Promise<unknown> = async () => {}) {
      [asked, counts] = [[], []];
      const page = await newPage();
      await page.route(/^https:\/\/(gateway\.)?counter\.example\//, async (route) => {
        const { pathname } = new URL(route.request().url());
        const url = standIn.url + pathname;
        await route.fulfill({ response: await route.fetch({ url }) });
      });
      await prepare(page);
      const url = `${server.url.replace('127.0.0.1', host)}/contact/`;
      await page.goto(url);
      await page.locator('[data-island="Analytics"][data-ready]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      return { page, url };
    }

    test('counts a visit, within the policy of the page', async () => {
      let refused: readonly string[] = [];
      const { url } = await visit(publicHost, async (page) => {
        refused = await watchPolicy(page);
      });
      expect(counts).toEqual([counted(url)]);
      expect(refused).toEqual([]);
      const policy = (await fetch(`${server.url}/contact/`)).headers.get('content-security-policy');
      expect(policy).toMatch(new RegExp(`script-src [^;]* ${analytics.script}(;| )`));
      const to = analytics.sendsTo ?? 'https://counter.example';
      expect(policy).toMatch(new RegExp(`connect-src [^;]*${to}(;| )`));
    });

    test.for(['globalPrivacyControl', 'doNotTrack'])(
      'is not loaded where the browser asks not to be tracked (%s)',
      async (signal) => {
        await visit(publicHost, (page) =>
          page.addInitScript((name) => {
            const get = () => (name === 'doNotTrack' ? '1' : true);
            Object.defineProperty(Navigator.prototype, name, { get });
          }, signal),
        );
        expect(asked).toEqual([]);
      },
    );

    test('counts a page that was prepared before the click only when it is shown', async () => {
      const { page, url } = await visit(publicHost, (page) =>
        page.addInitScript(() => {
          Object.defineProperty(document, 'prerendering', { value: true });
        }),
      );
      expect(asked).toEqual([]);
      await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
      await expect.poll(() => counts).toEqual([counted(url)]);
    });

    test('does not count who edits the site on this machine', async () => {
      await visit('127.0.0.1');
      expect(asked).toEqual([]);
    });

    test.runIf(analytics.integrity)('does not run if its bytes are others than given', async () => {
      const { page } = await visit(publicHost, (page) =>
        page.route('https://counter.example/js/script.js', (route) =>
          route.fulfill({
            body: `${code};document.title = 'changed';`,
            contentType: 'text/javascript',
            headers: { 'Access-Control-Allow-Origin': '*' },
          }),
        ),
      );
      expect(counts).toEqual([]);
      expect(await page.title()).not.toBe('changed');
    });
  },
);

test.runIf(!content.site.analytics)('without a counter, no page has a trace of one', () => {
  for (const path of everyPage) expect(readPage(path), path).not.toMatch(/Analytics|data-counter/);
});
