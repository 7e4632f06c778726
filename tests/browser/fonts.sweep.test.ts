/** No page looks wrong because of the fonts that a machine has or lacks. */
import pixelmatch from 'pixelmatch';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { findChrome } from '../../scripts/verify/find-chrome.ts';
import { isFull } from '../matrix.ts';
import { findFormStates } from './form-states.ts';
import { hasAllLetters, hasLettersOf } from './lacking-letters.ts';
import { withOddFontAlone } from './odd-font.ts';
import { firmLayouts } from './pages.ts';
import { coveringPages, readPage } from './sample.ts';
import { patiently, shoot, startSite } from './site.ts';
import { findStates } from './states.ts';
import { wakeWidgets } from './visit.ts';

const chrome = await findChrome();
const site = await startSite();
const odd = await withOddFontAlone(chrome.env);
const launch = (env = chrome.env) => chromium.launch({ ...chrome, env }).then(patiently);
const [plain, strange] = await Promise.all([launch(), launch(odd.env)]);
afterAll(async () => {
  await Promise.all([plain.close(), strange.close(), site.close()]);
  odd.remove();
});

const others = coveringPages(/<([a-z][a-z\d]*)/g).filter((page) => !firmLayouts.includes(page));
const views = [...firmLayouts, ...others]
  .filter((page) => hasLettersOf(readPage(page)))
  .flatMap((address, at) =>
    ([390, 1440] as const)
      .filter(
        (width, turn) => isFull || at % 2 === turn || (width === 1440 && at >= firmLayouts.length),
      )
      .map((width) => [address, width] as const),
  );

test('the strange browser uses its strange font only for text without one of our fonts', async () => {
  const widths = [plain, strange].map(async (browser) => {
    const page = await browser.newPage();
    await page.setContent('<span style="font-family: Arial, sans-serif">Words</span>');
    const { width = 0 } = (await page.locator('span').boundingBox()) ?? {};
    await page.close();
    return width;
  });
  const [usual = 0, odd = 0] = await Promise.all(widths);
  expect(odd).toBeGreaterThan(usual * 1.5);
});

// Looks at the first state of each kind.
const seen = new Set<string>();

describe.runIf(hasAllLetters)('with all letters in the fonts of the site', () => {
  test.each(views)(
    '%s at %i looks the same with all fonts and with only the strange one',
    async (...view) => {
      const both = await Promise.all([visit(plain, ...view), visit(strange, ...view)]);
      await expectSame(both, 'at rest', true);
      const [states = [], strangeStates = []] = await Promise.all(
        both.map(async (page) => [...(await findStates(page)), ...(await findFormStates(page))]),
      );
      expect(strangeStates).toHaveLength(states.length);
      for (const [at, { name, kind, enter, leave }] of states.entries()) {
        if (seen.has(kind)) continue;
        seen.add(kind);
        await Promise.all([enter(), strangeStates[at]?.enter()]);
        await expectSame(both, name, false);
        await Promise.all([leave(), strangeStates[at]?.leave()]);
      }
    },
  );
});

/** Opens a page with all its pictures and widgets, and waits until nothing moves. */
async function visit(browser: Browser, address: string, width: number): Promise<Page> {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    // The strange glyphs are so large that they are visible even at half the size.
    deviceScaleFactor: 0.5,
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(site.url + address);
  await wakeWidgets(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode()));
  });
  return page;
}

/** Once both pages are at rest, compares the position of each text, and then every pixel. */
async function expectSame(pages: readonly Page[], name: string, fullPage: boolean): Promise<void> {
  await expect
    .poll(
      async () => {
        const [texts = [], odd = []] = await Promise.all(pages.map((it) => it.evaluate(textBoxes)));
        const moved = odd.filter((text, at) => text !== texts[at]);
        return moved.length > 0 ? moved.slice(0, 5) : pixelsThatDiffer(pages, fullPage);
      },
      { message: name },
    )
    .toEqual(0);
}

async function pixelsThatDiffer(pages: readonly Page[], fullPage: boolean): Promise<number> {
  const shots = pages.map((page) => shoot(page, { fullPage, animations: 'disabled' }));
  const [a, b] = await Promise.all(shots);
  if (!a || !b || a.equals(b)) return 0;
  const [now, other] = await Promise.all([raw(a), raw(b)]);
  if (now.width !== other.width || now.height !== other.height) return now.data.length;
  return pixelmatch(now.data, other.data, undefined, now.width, now.height);
}

/** Runs in the page: every visible text, and its position to the hundredth of a pixel. */
function textBoxes(): string[] {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    range.selectNodeContents(node);
    const { x, y, width, height } = range.getBoundingClientRect();
    if (width === 0 || !node.textContent?.trim()) continue;
    const place = [x, y, width, height].map((pixels) => pixels.toFixed(2)).join(' ');
    found.push(`${node.parentElement?.localName} "${node.textContent.slice(0, 40)}" at ${place}`);
  }
  return found;
}

async function raw(image: Buffer) {
  const { data, info } = await sharp(image)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
