import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Handler, sendText } from '../../scripts/serve/handler.ts';
import { content } from '../site-content.ts';
import { addressOf } from './address-of.ts';
import { newContext, newPage } from './open.ts';
import { publicHost, startSite } from './site.ts';
import { scrollThrough, wakeWidgets } from './visit.ts';

/** How the server answers requests for pages. */
type Mood = 'well' | 'hanging' | 'broken' | 'changed' | 'half' | 'gone' | 'moved' | 'private';

// It names its icon: some browsers ask for /favicon.ico otherwise, which the worker keeps too.
const icon = '<link rel="icon" href="data:,">';
const changedPage = `<!doctype html>${icon}<title>Changed</title><p>Changed`;
const pageHeaders = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };

/** A tab and its own site under a public name, since pages are kept only under such names. */
async function visit(script?: string) {
  let mood: Mood = 'well';
  const site = await startSite({
    handlers: [
      (request, response, { pathname }) => {
        if (script && pathname === '/sw.js') {
          sendText(response, 200, script, { 'Content-Type': 'text/javascript' });
          return true;
        }
        const isPage =
          request.headers['sec-fetch-mode'] === 'navigate' && request.url !== '/robots.txt';
        if (!isPage || mood === 'well') return false;
        if (mood === 'broken') sendText(response, 503, 'Later');
        if (mood === 'gone') sendText(response, 404, 'Gone');
        if (mood === 'moved') sendText(response, 302, 'Moved', { Location: '/robots.txt' });
        // The rest never arrives.
        if (mood === 'half') response.setHeader('Content-Type', 'text/html').write(changedPage);
        if (mood === 'private')
          sendText(response, 200, changedPage, { ...pageHeaders, 'Cache-Control': 'no-store' });
        if (mood === 'changed') sendText(response, 200, changedPage, pageHeaders);
        return true;
      },
    ],
  });
  onTestFinished(() => site.close());
  const page = await newPage();
  const url = (path: string) => site.url.replace('127.0.0.1', publicHost) + path;
  return { page, site, url, be: (next: Mood) => (mood = next) };
}

/** Two tabs, and a site where some paths have other contents: scripts and pages. */
async function visitWith(
  textAt: (path: string) => string | undefined | Promise<string | undefined>,
) {
  const answer: Handler = async (_request, response, { pathname }) => {
    const text = await textAt(pathname);
    const type = pathname.endsWith('.js') ? { 'Content-Type': 'text/javascript' } : {};
    if (text !== undefined) sendText(response, 200, text, { ...pageHeaders, ...type });
    return text !== undefined;
  };
  const site = await startSite({ handlers: [answer] });
  onTestFinished(() => site.close());
  const context = await newContext();
  const url = (path: string) => site.url.replace('127.0.0.1', publicHost) + path;
  return { page: await context.newPage(), other: await context.newPage(), site, url };
}

/** Opens a page and waits until pages, including this one, are kept. */
async function openFirst(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForLoadState('networkidle');
}

const heading = (page: Page) => page.locator('h1').first().textContent();

test('without a connection, visited pages open again, complete, and others do not', async () => {
  const { page, site, url } = await visit();
  await openFirst(page, url('/'));
  const home = await heading(page);
  await page.goto(url(addressOf('/contact/')));
  await page.waitForLoadState('networkidle');
  const contact = await heading(page);
  await site.close();

  await page.goto(url('/'));
  expect(await heading(page)).toBe(home);
  await page.goto(url(`${addressOf('/contact/')}?from=home#contact-form`));
  expect(await heading(page)).toBe(contact);
  expect(await lacking(page)).toEqual([]);
  await expect(page.goto(url(addressOf('/service/')))).rejects.toThrow();
});

test('a page that is still arriving when another one is kept is kept whole as well', async () => {
  const { opening } = content.contact;
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const { page, other, site, url } = await visitWith(async (path) => {
    if (path.includes(`/${opening.image.picture.split('.')[0]}-`)) await coming;
    return undefined;
  });
  const [slow, quick] = [addressOf('/contact/'), addressOf('/service/')];
  await openFirst(page, url('/'));
  await page.goto(url(slow), { waitUntil: 'domcontentloaded' });
  const late = await page.locator('link[rel=stylesheet]').getAttribute('href');
  const isKept = async () => (await keptFiles(page)).some(({ path }) => path === late);
  await expect.poll(isKept).toBe(true);
  await other.goto(url(quick));
  await expect.poll(() => keptPaths(page)).toContain(quick);
  await other.waitForLoadState('networkidle');
  come();
  await expect.poll(() => keptPaths(page)).toContain(slow);
  await site.close();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  for (const path of [slow, quick]) await expectWhole(page, url(path));
});

test('without a connection, the home page has every picture that was seen on it', async () => {
  const { page, site, url } = await visit();
  await openFirst(page, url('/'));
  // Only a page that the worker serves has its pictures kept.
  await page.reload();
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  await site.close();
  await page.goto(url('/'));
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  const lost = await page.evaluate(() =>
    [...document.images].flatMap((image) =>
      image.complete && !image.naturalWidth ? image.currentSrc : [],
    ),
  );
  expect(lost).toEqual([]);
});

test('a draft is still there when the page opens without a connection', async () => {
  const { page, site, url } = await visit();
  await openFirst(page, url(addressOf('/contact/')));
  const field = page.locator('[name=contact-message]');
  await field.fill('A port without a railway');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toContain('A port without a railway');
  await site.close();
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe('A port without a railway');
});

test('with a connection, newly published content shows at once', async () => {
  const { page, url, be } = await visit();
  await openFirst(page, url('/'));
  be('changed');
  await page.goto(url('/'));
  expect(await page.title()).toBe('Changed');
});

test('a page is shown while it loads, without waiting until it has been stored', async () => {
  const { page, url, be } = await visit();
  await openFirst(page, url('/'));
  be('half');
  await page.goto(url('/'), { waitUntil: 'commit' });
  await expect.poll(() => page.title()).toBe('Changed');
});

test('on a connection that hangs, the page appears as last seen, within three seconds', async () => {
  const { page, url, be } = await visit(holdTimers + worker);
  await openFirst(page, url('/'));
  const home = await heading(page);
  be('hanging');
  const waiting = page.goto(url('/'), { waitUntil: 'commit' });
  const [length = 0, ...others] = await endTimers(page.context());
  expect(length).toBeLessThanOrEqual(3000);
  expect(others).toEqual([]);
  await waiting;
  expect(await heading(page)).toBe(home);
});

test('if the server is in trouble, a visited page appears as last seen, and any other shows the error', async () => {
  const { page, url, be } = await visit();
  await openFirst(page, url('/'));
  const home = await heading(page);
  be('broken');
  await page.goto(url('/'));
  expect(await heading(page)).toBe(home);
  expect((await page.goto(url(addressOf('/contact/'))))?.status()).toBe(503);
});

test.each(['gone', 'moved'] as const)(
  'a page that was %s at the last visit does not come back without a connection',
  async (fate) => {
    const { page, site, url, be } = await visit();
    await openFirst(page, url('/'));
    be(fate);
    await page.goto(url('/'));
    await expect.poll(() => keptPaths(page)).toEqual([]);
    await site.close();
    await expect(page.goto(url('/'))).rejects.toThrow();
  },
);

test('a page that no cache may keep, such as one behind a login, is not kept', async () => {
  const { page, url, be } = await visit();
  await openFirst(page, url('/'));
  be('private');
  await page.goto(url('/account/'));
  be('changed');
  await page.goto(url('/later/'));
  await expect.poll(() => keptPaths(page)).toEqual(['/', '/later/']);
});

test('of what no kept page names, and of files that are no pages, nothing is kept', async () => {
  const { page, url, be } = await visit();
  await openFirst(page, url('/'));
  await page.goto(url('/robots.txt'));
  expect((await keptFiles(page)).map(({ path }) => path)).toContainEqual(
    expect.stringMatching(/^\/assets\/Site-/),
  );
  be('changed');
  await page.goto(url('/'));
  await expect
    .poll(() => keptFiles(page))
    .toEqual([{ path: '/', type: pageHeaders['Content-Type'] }]);
});

/** For how long hosts let browsers keep what a page loads. */
const cacheTimes = ['no-cache', 'public, max-age=600', 'public, max-age=31536000, immutable'];

describe.each(cacheTimes)('with a host that says "%s" of every file', (cacheTime) => {
  test('a page that was seen before a deploy is whole after it, without a connection or on one that hangs', async () => {
    let isGone = false;
    const site = await startSite({
      handlers: [
        (request, response, { pathname }) => {
          const set = response.setHeader.bind(response);
          response.setHeader = (name, value) =>
            set(name, /^cache-control$/i.test(name) ? cacheTime : value);
          // The slow server of another version, which no longer has the files of this one.
          if (!isGone || pathname === '/robots.txt') return false;
          if (request.headers['sec-fetch-mode'] !== 'navigate') sendText(response, 404, 'Gone');
          return true;
        },
      ],
    });
    onTestFinished(() => site.close());
    const page = await newPage();
    const url = (path: string) => site.url.replace('127.0.0.1', publicHost) + path;
    const paths = ['/', addressOf('/contact/')];
    await openFirst(page, url('/'));
    // Of a page that the worker serves, pictures are kept that it loads a little later.
    await page.reload({ waitUntil: 'networkidle' });
    await page.goto(url(addressOf('/contact/')), { waitUntil: 'networkidle' });
    for (const path of paths) await expect.poll(() => keptPaths(page)).toContain(path);

    isGone = true;
    // As if the browser had dropped, or never kept, what the host let it keep.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.clearBrowserCache');
    await expectWhole(page, url(addressOf('/contact/')));
    await site.close();
    await devtools.send('Network.clearBrowserCache');
    for (const path of paths) await expectWhole(page, url(path));
  });
});

/** Opens a page: nothing of its first screen is missing, and each of its widgets works. */
async function expectWhole(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator(':root[data-site]').waitFor();
  expect(await lacking(page)).toEqual([]);
  await wakeWidgets(page);
}

const root = join(import.meta.dirname, '../..');
const worker = readFileSync(join(root, 'static/sw.js'), 'utf8');

test('a newer worker takes over with the next page, even if a tab from before is still open', async () => {
  let script = worker;
  const { page, other, url } = await visitWith((path) => (path === '/sw.js' ? script : undefined));
  await openFirst(page, url('/'));
  await openFirst(other, url(addressOf('/contact/')));
  script += `addEventListener('message', ({ source }) => source.postMessage('newer'));`;
  await page.goto(url('/'));
  const answer = () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      return new Promise((resolve) => {
        navigator.serviceWorker.onmessage = ({ data }) => resolve(data);
        active?.postMessage('Which are you?');
        setTimeout(resolve, 500);
      });
    });
  await expect.poll(answer).toBe('newer');
});

test("a worker that was removed, as CONTRIBUTING says, leaves nothing on visitors' devices", async () => {
  const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const [, farewell = ''] =
    /^## Turn off offline pages[\s\S]*?```js\n([\s\S]*?)```/m.exec(guide) ?? [];
  let isOut = false;
  const { page, site, url } = await visitWith((path) => {
    if (path === '/sw.js') return isOut ? farewell : worker;
    return isOut ? changedPage : undefined;
  });
  await openFirst(page, url('/'));
  expect(await keptPaths(page)).toEqual(['/']);
  isOut = true;
  await page.goto(url('/'));
  await expect.poll(() => page.evaluate(countWorkers)).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await site.close();
  await expect(page.goto(url('/'))).rejects.toThrow();
});

test('if the stored pages are lost, a slow page is waited for', async () => {
  const lost = `caches.match = () => Promise.reject(new Error('The disk is damaged'));`;
  let isSlow = false;
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const { page, url } = await visitWith(async (path) => {
    if (path === '/sw.js') return lost + holdTimers + worker;
    if (isSlow) await coming;
    return isSlow ? changedPage : undefined;
  });
  await openFirst(page, url('/'));
  isSlow = true;
  const waiting = page.goto(url('/'));
  expect(await endTimers(page.context())).toHaveLength(1);
  come();
  await waiting;
  expect(await page.title()).toBe('Changed');
});

test('below a path of its host, a site keeps its own pages and none of other sites there', async () => {
  const register = `<!doctype html>${icon}<script>navigator.serviceWorker.register('/firm/sw.js')</script>`;
  const { page, other, site, url } = await visitWith((path) =>
    path === '/firm/sw.js' ? worker : path === '/firm/' ? register : changedPage,
  );
  await other.goto(url('/other/'));
  await openFirst(page, url('/firm/'));
  await expect.poll(() => keptPaths(page)).toContain('/firm/');
  await other.goto(url('/firmer/'));
  await other.goto(url('/'));
  expect(await keptPaths(page)).toEqual(['/firm/']);
  await site.close();
  await page.reload();
  await expect(other.goto(url('/other/'))).rejects.toThrow();
});

test('on the machine where a site is made, nothing is kept', async () => {
  const { page, site } = await visit();
  await page.goto(site.url, { waitUntil: 'networkidle' });
  expect(await page.evaluate(countWorkers)).toBe(0);
});

/** In a worker: its timers wait until the test ends them. */
const holdTimers = `
  self.timers = [];
  self.setTimeout = (work, ms) => timers.push({ work, ms });`;

/** Ends the timers of the page's worker once there are some; returns how long they should last. */
async function endTimers(context: BrowserContext): Promise<number[]> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The page has no worker.');
  let lengths: number[] = [];
  await expect
    .poll(async () => {
      lengths = await worker.evaluate('timers.splice(0).map(({ work, ms }) => (work(), ms))');
      return lengths.length;
    })
    .toBeGreaterThan(0);
  return lengths;
}

const countWorkers = () =>
  navigator.serviceWorker.getRegistrations().then((registrations) => registrations.length);

/** Style sheets, fonts and visible pictures that did not load. */
function lacking(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    // What bears the name of a fallback is a font of the machine, which may have none.
    const fonts = [...document.fonts].filter(({ family }) => !/Fallback/.test(family));
    const pictures = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    return [
      ...sheets.filter(({ sheet }) => !sheet).map(({ href }) => href),
      ...pictures.filter(({ naturalWidth }) => !naturalWidth).map(({ src }) => src),
      ...fonts.filter(({ status }) => status === 'error').map(({ family }) => family),
    ];
  });
}

/** Paths of the stored pages. */
async function keptPaths(page: Page): Promise<string[]> {
  return (await keptFiles(page)).flatMap(({ path, type }) =>
    type?.startsWith('text/html') ? path : [],
  );
}

function keptFiles(page: Page) {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return Promise.all(
      requests.flat().map(async (request) => {
        const response = await caches.match(request);
        const type = response?.headers.get('Content-Type');
        return { path: new URL(request.url).pathname, type };
      }),
    );
  });
}
