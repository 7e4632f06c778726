/** What depends on how long the texts are that the repository ships with. */
import { expect, test } from 'vitest';
import { openToPrint } from './open-to-print.ts';
import { firmPages } from './pages.ts';
import { readPdf } from './pdf.ts';

/** A last sheet with less is one too many. */
const fewestLines = 6;
/** What the firm's longest pages need; a text that grows by a sheet is given one here. */
const mostSheets: Partial<Record<string, number>> = {
  '/': 5,
  '/index/': 4,
  '/contact/': 1,
  '/privacy-policy/': 2,
};

test.for(firmPages)('%s fills the sheets that it is printed on', async (address) => {
  const page = await openToPrint(address);
  const { sheets } = await readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }));
  if (sheets.length > 1) {
    expect(sheets.at(-1)?.lines.length).toBeGreaterThanOrEqual(fewestLines);
  }
  expect(sheets.length).toBeLessThanOrEqual(mostSheets[address] ?? Number.POSITIVE_INFINITY);
});
