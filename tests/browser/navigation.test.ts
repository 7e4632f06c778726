import { expect, test } from 'vitest';
import { arriveAt } from './address-of.ts';
import { open } from './open.ts';
import { firmLayouts, firmPages } from './pages.ts';

test('a page whose link is hovered has loaded before the click', async () => {
  const page = await open('/');
  const links = page.locator('header .header-row a:visible, footer a');
  const hrefs = await links.evaluateAll((all) => all.map((it) => it.getAttribute('href')));
  const path = firmPages.find((path) => path !== '/' && hrefs.includes(path)) ?? '';
  const link = links.nth(hrefs.indexOf(path));
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
