/** The band that inner pages open with leaves room for what follows. */
import { describe, expect, test } from 'vitest';
import { hasStory } from '../../components/cases/has-story.ts';
import { isFull, sampled } from '../matrix.ts';
import { content } from '../site-content.ts';
import { addressOf } from './address-of.ts';
import { columns } from './columns.ts';
import { desktop, open, phone } from './open.ts';
import { firmPages } from './pages.ts';
import { readPage } from './sample.ts';

const { cases, contact, legal } = content;
const [told] = cases.filter(hasStory);
const opened = firmPages.filter((path) => readPage(path).includes('class="opening night"'));
const paths = isFull
  ? opened
  : [
      addressOf('/service/'),
      addressOf('/contact/'),
      addressOf(`/${legal[0]?.slug ?? 'contact'}/`),
      told && addressOf(`/cases/${told.slug}/`),
    ];

/** Titles and texts of twice the usual length need more of a window than this. */
const isUsual = columns(contact.opening.title) <= 40 && columns(contact.opening.text) <= 130;

describe.runIf(isUsual)('the opening of a page', () => {
  test.for(sampled([phone, desktop, { width: 1280, height: 800 }]))(
    'takes at most two fifths of a window of $width by $height',
    async (viewport) => {
      for (const path of paths.filter((each) => each !== undefined)) {
        const page = await open(path, { viewport });
        const bottom = await page.locator('.opening').evaluate(bottomOf);
        expect(bottom, path).toBeLessThanOrEqual(viewport.height * 0.4);
      }
    },
  );

  test('leaves something of what follows in view on a phone in landscape', {
    tags: 'nightly',
  }, async () => {
    const viewport = { width: 740, height: 360 };
    for (const path of paths.filter((each) => each !== undefined)) {
      const page = await open(path, { viewport });
      const bottom = await page.locator('.opening').evaluate(bottomOf);
      expect(bottom, path).toBeLessThan(viewport.height * 0.8);
    }
  });

  test('lets the form begin above 560 px, with its button in the second screen', async () => {
    const page = await open(addressOf('/contact/'), { viewport: desktop });
    const field = page.locator('.enquiry-form').getByRole('textbox').first();
    expect(await field.evaluate((it) => it.getBoundingClientRect().top)).toBeLessThan(560);
    const send = page.locator('.enquiry-form [type="submit"]');
    expect(await send.evaluate(bottomOf)).toBeLessThan(2 * desktop.height);
  });
});

test('no line above a heading begins with the dot between its parts, on the narrowest phone', async () => {
  for (const path of paths.filter((each) => each !== undefined)) {
    const page = await open(path, { viewport: { width: 320, height: 640 } });
    const starts = await page.locator('.opening .eyebrow').evaluate(lineStarts);
    expect(starts.length, path).toBeGreaterThan(0);
    expect(
      starts.filter((it) => it.startsWith('·')),
      path,
    ).toEqual([]);
  }
});

/** The first letter of each line. */
function lineStarts(element: Element): string[] {
  const starts = new Map<number, string>();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const [at, letter] of [...(text.textContent ?? '')].entries()) {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const { top, width } = range.getBoundingClientRect();
      if (width > 0 && letter.trim() && !starts.has(Math.round(top))) {
        starts.set(Math.round(top), letter);
      }
    }
  }
  return [...starts.values()];
}

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
