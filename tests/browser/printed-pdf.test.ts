/** The page as a document: printed by the browser, and read. */
import { afterAll, expect, test } from 'vitest';
import { hasLettersOf } from './lacking-letters.ts';
import { openToPrint } from './open-to-print.ts';
import { firmPages } from './pages.ts';
import { readPdf } from './pdf.ts';
import { coveringPages, everyPage, isFull, shareOf } from './sample.ts';

// Pages that show each kind of what print unfolds, leaves away or carries on to another sheet.
const kinds = /(<details|<table|<form| data-tabs| type="radio"| class="(?:prose|slider)\b)/g;
const pages = shareOf(isFull ? everyPage : coveringPages(kinds));

let sheets = 0;
afterAll(() => console.log(`printed: ${pages.length} documents, ${sheets} sheets`));

test.for(pages)('%s prints all of its text on A4, and no control', async (address) => {
  const page = await openToPrint(address);
  await page.evaluate(() => scrollTo(0, 2000));
  const { title, texts, others, heads, controls, addresses } = await page.evaluate(sortTexts);
  const pdf = await readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }));
  sheets += pdf.pages.length;
  expect([...new Set(pdf.pages)]).toEqual(['210 × 297']);
  if (hasLettersOf(title ?? '')) expect(pdf.titles).toEqual([title]);

  const printed = squeeze(`${pdf.text} ${pdf.added}`);
  // What another font shows, a PDF gives back as it likes: clusters as one sign, words from their end.
  const legible = texts.filter(hasLettersOf);
  expect(legible.length).toBeGreaterThan(0);
  expect(legible.filter((text) => !printed.includes(squeeze(text)))).toEqual([]);
  expect(addresses.filter((address) => !printed.includes(squeeze(`(${address})`)))).toEqual([]);
  // What a control says, other text may say as well.
  const onEachSheet = pdf.pages.flatMap(() => heads);
  const said = [...texts, ...others, ...onEachSheet].join(' ');
  expect(controls.filter((words) => count(pdf.text, words) > count(said, words))).toEqual([]);
  expect(pdf.links.length).toBeGreaterThan(0);
});

test.for(firmPages)(
  '%s is printed with its header on the first sheet alone, and no heading ends a sheet',
  async (address) => {
    const page = await openToPrint(address);
    // Where a reader has scrolled, the header is fixed on the screen, and must not be on paper.
    await page.evaluate(() => scrollTo(0, 2000));
    await page.locator('[data-past-header]').waitFor();
    const { sheets } = await readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }));
    const lastLines = sheets.map(({ lines }) => lines.slice(-2).join(' / '));
    expect(lastLines.filter((_, at) => sheets[at]?.endsWithHeading)).toEqual([]);
    const name = (await page.locator('.header .brand').textContent())?.trim() ?? '';
    expect(sheets.slice(1).filter(({ lines }) => lines[0] === name)).toEqual([]);
  },
);

test('a long message that a visitor has written is printed to its end', async () => {
  const page = await openToPrint('/contact/');
  const words = Array.from({ length: 600 }, (_, at) => `word${at}`);
  await page.locator('.enquiry-form textarea').fill(words.join(' '));
  const pdf = await readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }));
  const printed = squeeze(pdf.text);
  expect(words.filter((word) => !printed.includes(word))).toEqual([]);
});

/**
 * Text without what lines, styles and direction change in it: white space, hyphens, capitals, and full stops,
 * which stand before an English sentence on an Arabic page.
 */
const squeeze = (text: string) => text.toLowerCase().replace(/[\s.\u00ad-]+/g, '');

/** How often words stand in a text as whole words. */
function count(text: string, words: string): number {
  const sought = plain(words);
  return ` ${plain(text)} `.split(` ${sought} `).length - 1;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

/** Runs in the page: its texts by what print makes of them. */
function sortTexts() {
  const unseen =
    'script, style, noscript, title, option, [hidden], .visually-hidden:not(h1), ' +
    '.enquiry:not([data-kept]) .enquiry-kept';
  const control =
    'nav, button, .button, dialog, [data-tabs], [popover], [role=status], .skip-link, .back-to-top, ' +
    'label:has([type=radio]), :is(h2, h3):has(+ fieldset), .case-ways';
  const [texts, others, controls]: [string[], string[], string[]] = [[], [], []];
  const heads: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue?.trim();
    if (!parent || !text || parent.closest(unseen)) continue;
    if (parent.closest(control)) controls.push(text);
    else if (!parent.closest('main')) others.push(text);
    else texts.push(text);
    // The halo of a label on a map is drawn as text of its own.
    if (parent.closest('svg')) others.push(text);
    // The head of a table is on each sheet that the table goes on to.
    if (parent.closest('thead')) heads.push(text);
  }
  const withAddress = document.querySelectorAll(
    ':is(main a[href^="http"], .prose a[href^="/"]):not(.button)',
  );
  return {
    title: document.querySelector('h1')?.textContent,
    texts,
    others,
    heads,
    controls,
    addresses: [...withAddress].map((link) => link.getAttribute('href')),
  };
}
