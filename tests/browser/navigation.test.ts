import { expect, test } from 'vitest';
import { addressOf, arriveAt } from './address-of.ts';
import { open } from './open.ts';
import { firmLayouts } from './pages.ts';
import { everyPage, readPage } from './sample.ts';

test('a page whose link is hovered has loaded before the click', async () => {
  const page = await open('/');
  // Playwright keeps Chromium from preparing a page to be shown, and this one is only fetched.
  const path = addressOf('/contact/');
  const link = page.locator(`a[href="${path}"]:visible`).first();
  const prefetched = page.waitForRequest(
    (request) => request.headers()['sec-purpose'] === 'prefetch',
  );
  await link.hover();
  await prefetched;
  await link.click();
  await arriveAt(page, path);
  const { deliveryType, transferSize } = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return JSON.parse(JSON.stringify(entry));
  });
  expect({ deliveryType, transferSize }).toEqual({
    deliveryType: 'navigational-prefetch',
    transferSize: expect.any(Number),
  });
});

test('a page whose link is hovered is prepared to be shown at once, but not one that keeps a draft, nor a place on the home page, nor a file', async () => {
  const page = await open('/');
  // A click on a place of the home page goes to the top of that page first.
  const place = `${addressOf('/')}#services`;
  const withQuery = `${addressOf('/')}?a=1`;
  const files = ['/report.pdf', '/a/prices.csv', '/a/photo.jpg?size=/', '/report.pdf#page=2/'];
  const chosen = await page.evaluate(
    (paths) => {
      const rules = document.querySelector('script[type=speculationrules]')?.textContent ?? '';
      const { prefetch, prerender } = JSON.parse(rules);
      type Where = { href_matches?: string; and?: Where[]; not?: Where };
      const isMatch = (path: string, { href_matches = '', and, not }: Where): boolean => {
        if (and) return and.every((part) => isMatch(path, part));
        if (not) return !isMatch(path, not);
        return new URLPattern(href_matches, location.origin).test(path, location.origin);
      };
      return [prefetch, prerender].map(([{ where }]) =>
        paths.filter((path) => isMatch(path, where)),
      );
    },
    [...everyPage, withQuery, place, ...files],
  );
  const hasDraft = (path: string) => readPage(path).includes('enquiry-form');
  expect(everyPage.filter(hasDraft)).toContain(addressOf('/contact/'));
  const pages = everyPage.filter((path) => path.endsWith('/'));
  expect(chosen).toEqual([
    [...pages, withQuery, place],
    [...pages.filter((path) => !hasDraft(path)), withQuery],
  ]);
});

test.for(firmLayouts.filter((path) => path !== '/404.html'))(
  'nothing on %s keeps it out of the back/forward cache',
  async (path) => {
    const page = await open(path);
    await page.waitForLoadState('networkidle');
    // Browsers refuse to keep pages that listen for unloading or hold a connection.
    const session = await page.context().newCDPSession(page);
    const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    const types = listeners.map(({ type }) => type);
    expect(types).toContain('scroll');
    expect(types.filter((type) => /^(unload|beforeunload)$/.test(type))).toEqual([]);
  },
);
