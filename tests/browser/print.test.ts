import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mostDots } from '../../components/slider/slider-options.ts';
import { isFull } from '../matrix.ts';
import { content, languageAt } from '../site-content.ts';
import { addressOf } from './address-of.ts';
import { hasLettersOf } from './lacking-letters.ts';
import { open, takeTab } from './open.ts';
import { openToPrint } from './open-to-print.ts';
import { firmLayouts, firmPages } from './pages.ts';
import { readPdf } from './pdf.ts';
import { everyPage, hasPage, shareOf } from './sample.ts';

const services = '.slider[data-layout=services]';
const pages = shareOf(isFull ? everyPage : firmLayouts);

test.for(pages)('%s prints dark on white, from either theme', async (path) => {
  const page = await open(path);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme });
    expect(await paleTexts(page), colorScheme).toEqual([]);
  }
});

test('the header prints once, above the text, even if the page was scrolled', async () => {
  const page = await open('/');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.locator(':root[data-past-header]').waitFor();
  await page.emulateMedia({ media: 'print' });
  const header = page.getByRole('banner');
  expect(await header.evaluate((it) => getComputedStyle(it).position)).toBe('static');
});

test.for([
  ['as it opens', async () => {}],
  [
    'after another tab and another slide were chosen',
    async (page) => {
      if (content.home.hero.panels.length > 1) await page.getByRole('tab').nth(1).click();
      const slider = page.locator(services);
      await slider.scrollIntoViewIfNeeded();
      if (content.services.length < 4) return;
      await slider.locator('[data-action=next]').click();
      if (content.services.length <= mostDots) await slider.locator('.slider-dot').last().click();
    },
  ],
] as const satisfies [string, (page: Page) => Promise<void>][])(
  'the home page prints all of its panels, descriptions and members (%s)',
  async ([, prepare]) => {
    const page = await open('/');
    const parts = [
      ['.hero-panel h2', content.home.hero.panels.length],
      [`${services} h3`, content.services.length],
      ['.slider[data-layout=board] figcaption', content.board.length],
    ] as const;
    const texts = await Promise.all(parts.map(([part]) => page.locator(part).allTextContents()));
    await prepare(page);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 672, height: 950 }); // A4 at 96 dpi, without its margins.
    for (const [index, [part, count]] of parts.entries()) {
      const boxes = await page.locator(part).evaluateAll((all) =>
        all.map((it) => {
          const { left, right, top, height } = it.getBoundingClientRect();
          return { text: it.textContent, inside: left >= 0 && right <= innerWidth, top, height };
        }),
      );
      expect(boxes).toHaveLength(count);
      expect(boxes.filter(({ inside, height }) => !inside || height === 0)).toEqual([]);
      // One below another, in the order in which the page was written.
      const printed = boxes.toSorted((a, b) => a.top - b.top);
      expect(new Set(printed.map(({ top }) => top)).size).toBe(count);
      expect(printed.map(({ text }) => text)).toEqual(texts[index]);
    }
  },
);

test('the results of the home page print in one row', async () => {
  const page = await open('/');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 672, height: 950 });
  const tops = await page
    .locator('.results li')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(Math.min(tops.length, 1));
});

/** A millimetre on paper, in CSS pixels. */
const mm = 96 / 25.4;

test.for(['/', '/service/', '/people/'].filter(hasPage).map((name) => addressOf(name)))(
  'on paper, portraits of the board on %s are 25 mm high, and other pictures at most 45 mm',
  async (path) => {
    const page = await open(path);
    await page.emulateMedia({ media: 'print' });
    const heights = await page
      .locator(':is(li, figure, article) img')
      .evaluateAll((all: HTMLImageElement[]) =>
        Promise.all(
          all.map(async (img) => {
            img.loading = 'eager';
            await img.decode();
            const isPortrait = img.closest('.slider-slide .board-card') !== null;
            return { isPortrait, height: img.getBoundingClientRect().height };
          }),
        ),
      );
    for (const { isPortrait, height } of heights)
      if (isPortrait) expect(height).toBeCloseTo(25 * mm, 0);
      else expect(height).toBeLessThan(45 * mm + 1);
    if (path === '/' && content.board.length > 0)
      expect(heights.filter(({ isPortrait }) => isPortrait)).toHaveLength(content.board.length);
  },
);

/** A legal text with links of both kinds, if the firm has one. */
const linked = content.legal.find(({ sections }) => {
  const html = sections.map((section) => section.html).join('');
  return html.includes('href="https:') && html.includes('href="/');
});

test.runIf(linked)('links in the text print with their address', async () => {
  const page = await takeTab();
  await page.goto(addressOf(`/${linked?.slug}/`));
  await page.emulateMedia({ media: 'print' });
  const printed = (selector: string) =>
    page
      .getByRole('main')
      .locator(selector)
      .evaluateAll((links) =>
        links.map((it) => {
          // Invisible signs keep the address running from the left.
          const said = getComputedStyle(it, '::after').content.replace(/[\u2066\u2069]/g, '');
          return said === `" (${it.getAttribute('href')})"`;
        }),
      );
  for (const selector of ['a[href^="https:"]:not(.prose-address)', '.prose a[href^="/"]']) {
    expect(await printed(selector), selector).toContain(true);
    expect(await printed(selector), selector).not.toContain(false);
  }
  // The text is already the address.
  expect(await printed('a[href^="mailto:"]')).not.toContain(true);
});

/** Texts with less than 4.5:1 contrast on white paper (WCAG 2.2, 1.4.3). */
function paleTexts(page: Page): Promise<string[]> {
  return page.locator('body *').evaluateAll((elements) => {
    const linear = (part: number) =>
      part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4;
    const contrastToWhite = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
        .map(Number)
        .map(linear);
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    };
    return elements
      .filter((it) =>
        [...it.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter((it) => it.checkVisibility({ visibilityProperty: true }))
      .filter((it) => !it.closest('.visually-hidden'))
      .filter(
        (it) =>
          contrastToWhite(getComputedStyle(it)[it instanceof SVGElement ? 'fill' : 'color']) < 4.5,
      )
      .map((it) => `${getComputedStyle(it).color} ${it.outerHTML.slice(0, 100)}`);
  });
}

/** What a sheet of A4 has room for between its margins, in pixels. */
const sheet = { width: 673, height: 1009 };

test.runIf(hasPage('/index/'))(
  'the briefing prints on as few sheets as its length needs, without running over their edge',
  { tags: 'nightly' },
  async () => {
    const page = await openToPrint(addressOf('/index/'));
    const { pages, sheets } = await readPdf(
      await page.pdf({ preferCSSPageSize: true, tagged: true }),
    );
    const words = sheets.flatMap(({ lines }) => lines).join(' ');
    // A long name may take two lines, with those of other columns between them, and end anywhere.
    // Letters that run from right to left come back from a PDF in another order.
    const names = content.cases.map(({ name }) => name);
    const isLegible = (it: string) => !/[\p{sc=Arab}\p{sc=Hebr}]/u.test(it) && hasLettersOf(it);
    for (const name of names.filter(isLegible))
      for (const word of name.split(' ')) expect(words).toContain(word.slice(0, 6));
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(sheet);
    const { width, height } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: document.body.getBoundingClientRect().height,
    }));
    expect(width).toBeLessThanOrEqual(sheet.width);
    // A sheet that ends between two rows, which do not break, has some room left.
    const isOne = height <= sheet.height;
    expect(pages.length).toBeLessThanOrEqual(isOne ? 1 : Math.ceil((height * 1.1) / sheet.height));
  },
);

test.for(pages.filter((path) => firmPages.includes(path)))(
  '%s says on paper how to reach the firm',
  async (path) => {
    const page = await open(path);
    await page.emulateMedia({ media: 'print' });
    const { phone, email, address } = languageAt(path).content.site;
    const said = await page.getByRole('contentinfo').innerText();
    for (const words of [phone.display, email, address.street]) expect(said).toContain(words);
  },
);
