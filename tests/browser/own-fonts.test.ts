/** No result depends on a font of the machine: the browser of the tests brings its own. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampled } from '../matrix.ts';
import { fontsReady } from './fonts-ready.ts';
import { hasLettersOf } from './lacking-letters.ts';
import { newPage } from './open.ts';
import { everyPage, readPage } from './sample.ts';

const brought = [
  'Open Sans',
  'Cairo',
  ...['Bengali', 'Devanagari', 'Ethiopic', 'JP', 'Khmer', 'KR', 'Myanmar', 'Tamil', 'Thai'].map(
    (script) => `Noto Sans ${script}`,
  ),
];

/** The families that draw a page's text, but for the fonts that the page loads. */
async function deviceFonts(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  await devtools.send('DOM.getDocument');
  const query = '//body//*[text()[normalize-space()]]';
  const { searchId, resultCount: toIndex } = await devtools.send('DOM.performSearch', { query });
  const found = { searchId, fromIndex: 0, toIndex };
  const { nodeIds } = await devtools.send('DOM.getSearchResults', found);
  const asked = nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId }));
  const fonts = (await Promise.all(asked)).flatMap((answer) => answer.fonts);
  const names = fonts.filter((font) => !font.isCustomFont).map((font) => font.familyName);
  return [...new Set(names)].sort();
}

const isBrought = (family: string) => brought.some((name) => family.startsWith(name));

test('no family and no script is drawn in a font of the machine', async () => {
  const page = await newPage();
  const families = ['sans-serif', 'serif', 'monospace', 'system-ui', 'Arial', 'DejaVu Sans'];
  const texts = families.map((family) => `<p style="font-family: ${family}">Aa</p>`);
  await page.setContent(`${texts.join('')}<p>Яη א عر नि ক த አ ខ မ 漢あ 한글 ไท ☞ → 😀</p>`);
  const seen = await deviceFonts(page);
  expect(seen.filter((family) => !isBrought(family))).toEqual([]);
  for (const name of brought) expect(seen.join()).toContain(name);
});

// Only their letters can come from another font than the site's.
const pages = everyPage.filter((address) => !hasLettersOf(readPage(address)));

test.for(sampled(pages))('%s is drawn in no font of the machine', async (address) => {
  const page = await newPage();
  await page.goto(address);
  await fontsReady(page);
  const seen = await deviceFonts(page);
  expect(seen).not.toEqual([]);
  expect(seen.filter((family) => !isBrought(family))).toEqual([]);
});
