/** No result depends on a font of the machine: the browser of the tests brings its own. */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import fastGlob from 'fast-glob';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { findChrome } from '../../scripts/verify/find-chrome.ts';
import { sampled } from '../matrix.ts';
import { fontsReady } from './fonts-ready.ts';
import { hasLettersOf } from './lacking-letters.ts';
import { newPage } from './open.ts';
import { everyPage, readPage } from './sample.ts';
import { startBrowser } from './site.ts';

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

test('a font is found in a folder whose name has letters beyond ASCII', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'schriften-für-'));
  const fonts = fastGlob.sync(
    '.cache/fonts-for-chromium-*/{cairo-arabic,noto-sans-thai-thai}-*.ttf',
  );
  for (const font of fonts) copyFileSync(font, join(folder, basename(font)));
  const FONTCONFIG_FILE = join(folder, 'fonts.conf');
  writeFileSync(
    FONTCONFIG_FILE,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  const { env } = await findChrome();
  const browser = await startBrowser({ env: { ...env, FONTCONFIG_FILE } });
  onTestFinished(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });
  const page = await browser.newPage();
  await page.setContent('<p>عربية ไทย</p>');
  expect(await deviceFonts(page)).toEqual(['Cairo', 'Noto Sans Thai']);
  expect(await page.evaluate(() => navigator.language)).toBe('en-US');
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
