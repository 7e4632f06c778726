/** Tests that depend on the length of the texts in this repository. */
import { expect, test } from 'vitest';
import { addressOf } from './address-of.ts';
import { desktop, open } from './open.ts';
import { openToPrint } from './open-to-print.ts';
import { firmPages } from './pages.ts';
import { readPdf } from './pdf.ts';

/** If the last sheet has less text than this, it is one sheet too many. */
const fewestLines = 6;
/** The sheets that the firm's longest pages need. Raise a number if its text grows by a sheet. */
const mostSheets: Partial<Record<string, number>> = {
  '/': 5,
  [addressOf('/index/')]: 4,
  [addressOf('/contact/')]: 1,
  [addressOf('/privacy-policy/')]: 2,
};

test.for(firmPages)('%s fills the sheets that it is printed on', async (address) => {
  const page = await openToPrint(address);
  const { sheets } = await readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }));
  if (sheets.length > 1) {
    expect(sheets.at(-1)?.lines.length).toBeGreaterThanOrEqual(fewestLines);
  }
  expect(sheets.length).toBeLessThanOrEqual(mostSheets[address] ?? Number.POSITIVE_INFINITY);
});

test.for([{ width: 1280, height: 720 }, desktop, { width: 1920, height: 1080 }])(
  'at $width by $height px the first case is in the middle of the window, with its pin and the full map in view',
  async (viewport) => {
    const page = await open('/', { viewport });
    const reach = page.locator('#our-reach');
    await reach.locator('li').evaluateAll(([card]) => {
      const { top = 0, bottom = 0 } = card?.getBoundingClientRect() ?? {};
      scrollBy({ top: (top + bottom - innerHeight) / 2, behavior: 'instant' });
    });
    await reach.locator('li:first-child[data-lit]').waitFor();
    for (const part of ['.reach-map', 'a[data-lit] .pin']) {
      const { top, bottom } = await reach.locator(part).evaluate((it) => {
        const { top, bottom } = it.getBoundingClientRect();
        return { top, bottom };
      });
      expect(top, part).toBeGreaterThanOrEqual(0);
      expect(bottom, part).toBeLessThanOrEqual(viewport.height);
    }
  },
);
