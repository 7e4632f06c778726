import { expect, test } from 'vitest';
import { isFull } from '../matrix.ts';
import { clickThrough, watchPolicy } from './click-through.ts';
import { newPage } from './open.ts';
import { firmLayouts } from './pages.ts';
import { coveringPages, everyPage, readPage } from './sample.ts';

/**
 * A few pages with all widgets; with MATRIX=full the firm's pages, and the first other page with each
 * widget; with EVERY_PAGE all of them.
 */
const some = isFull ? [...firmLayouts, ...widgetPages()] : coveringPages(/ data-island="([^"]+)"/g);
const walked = process.env.EVERY_PAGE ? everyPage : some;

function widgetPages(): string[] {
  const seen = new Set<string>();
  return everyPage.filter((address) => {
    const widgets = [...readPage(address).matchAll(/ data-island="([^"]+)"/g)].map(
      ([, name = '']) => name,
    );
    const isFirst = !firmLayouts.includes(address) && widgets.some((name) => !seen.has(name));
    for (const name of widgets) if (isFirst || firmLayouts.includes(address)) seen.add(name);
    return isFirst;
  });
}

test('using every page and widget violates no rule of the security policy', async () => {
  const page = await newPage();
  const refused = await watchPolicy(page);
  await page.route(/^https:/, (route) => route.fulfill({ body: '', contentType: 'text/html' }));
  for (const address of walked) {
    await page.goto(address);
    await clickThrough(page);
  }
  console.log(`${walked.length} pages used, ${refused.length} violations of the security policy`);
  expect(refused).toEqual([]);
});
