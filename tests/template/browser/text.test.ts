/** The page that shows all of Markdown, in eight languages: what a typographer would look for. */
import { describe, expect, test } from 'vitest';
import { longDate } from '../../../components/text/long-date.ts';
import { open, phone } from '../../browser/open.ts';
import { openToPrint } from '../../browser/open-to-print.ts';
import { readPdf } from '../../browser/pdf.ts';

const page = (options = {}) => open('/text/', { viewport: phone, ...options });

test('headings step down one by one: language, section, and those in the text', async () => {
  const levels = await (await page())
    .locator('[id^=text_]')
    .evaluateAll((languages) =>
      languages.map((it) => [...it.querySelectorAll('h2, h3, h4, h5, h6')].map((h) => h.tagName)),
    );
  expect(levels).toHaveLength(8);
  for (const headings of levels) expect(headings).toEqual(['H2', 'H3', 'H4', 'H5']);
});

test('a heading is nearer to the text that it heads than to the text above it', async () => {
  const gaps = await (await page()).locator('.prose > * + :is(h4, h5)').evaluateAll((headings) =>
    headings.map((it) => {
      const { top, bottom } = it.getBoundingClientRect();
      const above = it.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      return {
        above: top - above,
        below: (it.nextElementSibling?.getBoundingClientRect().top ?? 0) - bottom,
      };
    }),
  );
  expect(gaps).toHaveLength(16);
  for (const { above, below } of gaps) expect(above).toBeGreaterThan(1.5 * below);
});

test('a list in a list is as near to the item above it as to the item below', async () => {
  const gaps = await (await page()).locator('.prose li > ul').evaluateAll((lists) =>
    lists.map((it) => {
      const { top, bottom } = it.getBoundingClientRect();
      const above = it.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      const below = it.closest('li')?.nextElementSibling?.getBoundingClientRect().top ?? 0;
      return Math.round(top - above) - Math.round(below - bottom);
    }),
  );
  expect(gaps).toEqual(Array(8).fill(0));
});

test('words of a table begin and end with the lines between its rows', async () => {
  const offsets = await (await page()).locator('.prose table').evaluateAll((tables) =>
    tables.map((table) => {
      const { left, right } = table.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(table.querySelector('th') ?? table);
      const rect = words.getBoundingClientRect();
      return Math.min(rect.left - left, right - rect.right);
    }),
  );
  for (const offset of offsets) expect(Math.abs(offset)).toBeLessThan(0.5);
});

test('no word of Korean is torn apart at the end of a line', async () => {
  const torn = await (await page()).locator('#text_korean .prose > p').evaluateAll((paragraphs) => {
    const found: string[] = [];
    for (const paragraph of paragraphs) {
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent ?? '';
        for (const { 0: word, index } of text.matchAll(/[가-힣]+/g)) {
          const range = document.createRange();
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
        }
      }
    }
    return found;
  });
  expect(torn).toEqual([]);
});

test('paper names the address of each link, unless the link itself is that address', {
  tags: 'nightly',
}, async () => {
  const { added } = await readPdf(await (await openToPrint('/text/')).pdf({ tagged: true }));
  const addresses = added.match(/\(\W*https?:[^)]*\)/g) ?? [];
  expect(addresses.map((it) => it.replace(/[^\x21-\x7e]/g, ''))).toEqual(
    Array(8).fill('(https://spec.commonmark.org/)'),
  );
});

test('boxes of tasks stand at the same height beside their words, ticked or not', async () => {
  const heights = await (await page()).locator('.prose-task').evaluateAll((tasks) =>
    tasks.map((task) => {
      const box = task.querySelector('input')?.getBoundingClientRect();
      return Math.round((box?.top ?? 0) - task.getBoundingClientRect().top);
    }),
  );
  expect(heights).toHaveLength(16);
  for (const [at, height] of heights.entries()) expect(height).toBe(heights[at - (at % 2)]);
});

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  test('the box of a task is as easy to see as the words beside it', async () => {
    const colours = await (await page({ colorScheme }))
      .locator('.prose-task')
      .evaluateAll((tasks) =>
        tasks.map((task) => {
          const box = task.querySelector('input') ?? task;
          const tick = getComputedStyle(box, '::before');
          return [
            getComputedStyle(box).borderTopColor === getComputedStyle(task).color,
            tick.content === 'none' ? 'open' : tick.borderBottomWidth,
          ];
        }),
      );
    expect(colours).toEqual(
      Array(8)
        .fill([
          [true, '2px'],
          [true, 'open'],
        ])
        .flat(),
    );
  });
});

test('each script has a title, a text, words set apart, a day and a number in its own typography', async () => {
  const seen = await (await page()).locator('.text-scripts > li').evaluateAll((scripts) =>
    scripts.map((script) => {
      const styleOf = (selector: string) => {
        const found = script.querySelector(selector);
        if (!found) throw new Error(`no ${selector}`);
        return getComputedStyle(found);
      };
      const { lineHeight, fontSize, letterSpacing } = styleOf('h3');
      return {
        lang: script.getAttribute('lang'),
        direction: styleOf('h3').direction,
        isHigh: Number.parseFloat(lineHeight) >= 1.25 * Number.parseFloat(fontSize),
        letterSpacing,
        emphasis: styleOf('em').fontStyle,
        label: styleOf('.eyebrow').fontFamily === getComputedStyle(document.body).fontFamily,
        figures: script.querySelector('p:last-child')?.textContent,
      };
    }),
  );
  expect(seen.length).toBeGreaterThan(8);
  for (const { lang, figures, ...typography } of seen) {
    const { language, script } = new Intl.Locale(`${lang}`).maximize();
    expect({ lang, ...typography }).toEqual({
      lang,
      direction: script === 'Arab' ? 'rtl' : 'ltr',
      isHigh: true,
      letterSpacing: language === 'zh' ? expect.stringMatching(/^-/) : 'normal',
      emphasis: 'normal',
      label: true,
    });
    expect(figures).toContain(longDate('2026-05-07', `${lang}`));
    expect(figures).toContain(new Intl.NumberFormat(`${lang}`).format(1_234_567.5));
  }
});
