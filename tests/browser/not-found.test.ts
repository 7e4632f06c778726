import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isFull } from '../matrix.ts';
import { content, legalPath } from '../site-content.ts';
import { addressOf, arriveAt, placeOf } from './address-of.ts';
import { localHref } from './described-pages.ts';
import { newPage, open, origin, takeTab } from './open.ts';
import { everyPage, hasPage, readPage } from './sample.ts';

const contact = addressOf('/contact/');
const bare = contact.slice(0, -1);

test("an unknown path answers 404 in the site's design, with links to go on to", async () => {
  const page = await takeTab();
  const answer = await page.goto('/no/such/page/');
  expect(answer?.status()).toBe(404);
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  // Links to other languages come after them.
  const links = page.getByRole('main').locator('a:not([hreflang])');
  const routes = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(routes).toEqual(content.notFound.links.map(({ href }) => localHref(href, '/')));
  const href = routes.at(-1);
  await links.last().click();
  await arriveAt(page, href ?? '');
});

test('a visitor never sees a stack trace', async () => {
  const page = await open('/no/such/page');
  const text = await page.locator('body').textContent();
  expect(text).not.toContain('Unexpected Application Error');
  expect(text).not.toMatch(/\bat \w+ \(|\.tsx?:\d+/);
});

/** Turkish has two letters i, Greek capitals have no accents, and ß has no capital of old. */
const capitals: [spelling: string, meant: string][] = [
  ['/KULLANIM-KOŞULLARI/', '/kullanım-koşulları/'],
  ['/GİZLİLİK-POLİTİKASI', '/gizlilik-politikası/'],
  ['/ΥΠΗΡΕΣΙΕΣ/', '/υπηρεσίες/'],
  ['/ΥΠΗΡΕΣΊΕΣ', '/υπηρεσίες/'],
  ['/STRASSE/', '/straße/'],
];

describe('a path that differs only in case or slashes leads to the page that it means', () => {
  const spellings: [spelling: string, meant: string][] = [
    [bare, contact],
    [bare.toUpperCase(), contact],
    [bare.replace(/\w/, (letter) => letter.toUpperCase()), contact],
    [`${bare}/index.html`, contact],
    [`${bare}/Index.HTML`, contact],
    [`${bare}.html`, contact],
    ...[legalPath, '/index/']
      .filter(hasPage)
      .map((name) => addressOf(name))
      .map((path): [string, string] => [path.toUpperCase().slice(0, -1), path]),
  ];

  // A page of each depth, or every page with MATRIX=full.
  const depths = new Map(routesAmong(everyPage).map((path) => [path.split('/').length, path]));
  const sample = isFull ? everyPage : [...depths.values()];

  test("by the server's redirect", async () => {
    const page = await open(`${bare.toUpperCase()}?from=letter&x=1#content`);
    expect(placeOf(page)).toBe(`${contact}?from=letter&x=1#content`);
    for (const [path, meant] of spellings) {
      const answer = await page.request.get(`${path}?from=letter&x=1`);
      expect([answer.status(), decodeURI(answer.url())], path).toEqual([
        200,
        `${origin}${meant}?from=letter&x=1`,
      ]);
    }
  });

  test('by the script of the 404 page, on hosts that know only exact files', async () => {
    const page = await takeTab();
    await actAsPlainHost(page);
    for (const [path, meant] of spellings) {
      await page.goto(`${path}?from=letter&x=1#content`, { waitUntil: 'commit' });
      await arriveAt(page, `${meant}?from=letter&x=1#content`, { waitUntil: 'commit' });
    }
  });

  test("at every depth: by the server's redirect", async () => {
    const { request } = await takeTab();
    for (const [spelling, meant] of otherSpellings(sample)) {
      const answer = await request.get(spelling);
      expect([answer.status(), decodeURI(answer.url())], spelling).toEqual([200, origin + meant]);
    }
  });

  test('at every depth: by the script of the 404 page', async () => {
    const page = await takeTab();
    await actAsPlainHost(page);
    for (const [spelling, meant] of otherSpellings(sample)) {
      await page.goto(spelling, { waitUntil: 'commit' });
      await arriveAt(page, meant, { waitUntil: 'commit' });
    }
  });

  test('in the capitals of each language: by the script of the 404 page', async () => {
    const page = await takeTab();
    await actAsPlainHost(page);
    const routes = [...new Set(capitals.map(([, route]) => route))];
    const isOne = ({ pathname }: URL) => routes.includes(decodeURI(pathname));
    await page.route(isOne, (route) => route.fulfill({ body: '', contentType: 'text/html' }));
    const html = readPage('/404.html').replace(' data-routes="', `$&${routes.join(' ')} `);
    for (const [spelling, meant] of capitals) {
      await page.route(encodeURI(spelling), (route) =>
        route.fulfill({ status: 404, body: html, contentType: 'text/html' }),
      );
      await page.goto(spelling, { waitUntil: 'commit' });
      await arriveAt(page, meant, { waitUntil: 'commit' });
    }
  });

  test('the 404 page says where it redirects, and going back skips it', {
    tags: 'nightly',
  }, async () => {
    const page = await newPage();
    await actAsPlainHost(page);
    await page.addInitScript((asked) => {
      new MutationObserver(() => {
        if (decodeURI(location.pathname) !== asked) return;
        const said = document.querySelector('[role=status]')?.textContent;
        if (said) sessionStorage.setItem('said', said);
      }).observe(document, { subtree: true, childList: true });
    }, bare.toUpperCase());
    await page.goto(addressOf('/service/'));
    await page.goto(bare.toUpperCase());
    await arriveAt(page, contact);
    expect(await page.evaluate(() => sessionStorage.getItem('said'))).toContain(contact);
    await page.goBack();
    expect(placeOf(page)).toBe(addressOf('/service/'));
  });

  test('an unknown path keeps its address', async () => {
    const page = await takeTab();
    await actAsPlainHost(page);
    await page.goto(`${contact}us/?x=1#y`);
    await page.waitForLoadState('networkidle');
    expect(placeOf(page)).toBe(`${contact}us/?x=1#y`);
    expect(await page.getByRole('status').textContent()).toBe('');
  });

  test('an address with a percent sign that encodes nothing gets the 404 page too', async () => {
    const page = await takeTab();
    const notFound = readPage('/404.html');
    await page.route('**/50%', (route) =>
      route.fulfill({ status: 404, body: notFound, contentType: 'text/html' }),
    );
    await page.goto('/50%');
    await page.locator('.not-found[data-ready]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/50%');
  });
});

/** Routes in capitals and without their last slash. */
function otherSpellings(paths: readonly string[]): [spelling: string, meant: string][] {
  return routesAmong(paths).map((path) => [path.slice(0, -1).toUpperCase(), path]);
}

function routesAmong(paths: readonly string[]): string[] {
  return paths.filter((path) => path.length > 1 && path.endsWith('/'));
}

/** A host without redirects: anything but an exact file or route gets the text of 404.html. */
async function actAsPlainHost(page: Page): Promise<void> {
  const isDocument = ({ pathname }: URL) => /\/[^.]*$|\.html$/i.test(pathname);
  await page.route(isDocument, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const exact = response.status() === 200 && !route.request().url().includes('.html');
    if (exact) return route.fulfill({ response });
    const { origin } = new URL(route.request().url());
    const notFound = await route.fetch({ url: `${origin}/404.html` });
    return route.fulfill({ response: notFound, status: 404 });
  });
}
