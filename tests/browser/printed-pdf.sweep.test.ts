/** The printed document: made by the browser, then read. */
import { afterAll, expect, test } from 'vitest';
import { caseless } from '../../scripts/base/paths.js';
import { isFull } from '../matrix.ts';
import { addressOf } from './address-of.ts';
import { hasLettersOf } from './lacking-letters.ts';
import { openToPrint } from './open-to-print.ts';
import { firmLayouts } from './pages.ts';
import { readPdf } from './pdf.ts';
import { coveringPages, everyPage, shareOf } from './sample.ts';

// Pages with each kind of content that print unfolds, leaves out or continues on another sheet.
const kinds = /(<details|<table|<form| data-tabs| type="radio"| class="(?:prose|slider)\b)/g;
const pages = shareOf(isFull ? everyPage : coveringPages(kinds));

let sheets = 0;
afterAll(() => console.log(`printed: ${pages.length} documents, ${sheets} sheets`));

test.for(pages)('%s prints all of its text on A4, and no control', async (address) => {
  const page = await openToPrint(address);
  await page.evaluate(() => scrollTo(0, 2000));
  // The briefing is a sheet of its own making, of which a test of print checks what it shows.
  const isSheet = (await page.locator('.briefing').count()) > 0;
  if (isSheet) await page.emulateMedia({ media: 'print' });
  const { title, texts, others, heads, controls, addresses } = await page.evaluate(sortTexts);
  const pdf = await readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }));
  sheets += pdf.pages.length;
  expect([...new Set(pdf.pages)]).toEqual(['210 × 297']);
  // A title of several lines comes back with a space at each break, also within a long word, and an
  // Arabic one with its words in the order in which they are seen.
  const letters = (text: string) => [...text.replace(/\s/g, '')].sort().join('');
  if (title && hasLettersOf(title)) expect(pdf.titles.map(letters)).toEqual([letters(title)]);

  const printed = squeeze(`${pdf.text} ${pdf.added}`);
  // In text from another font, a PDF can return clusters as one character, and words in reverse.
  const legible = texts.filter((text) => /[\p{L}\p{N}]/u.test(text) && hasLettersOf(text));
  expect(legible.length).toBeGreaterThan(0);
  const [joined, apart] = [legible.filter(isJoined), legible.filter((text) => !isJoined(text))];
  expect(apart.filter((text) => !printed.includes(squeeze(text)))).toEqual([]);
  expect(lettersOver(joined.join(''), printed)).toEqual([]);
  expect(addresses.filter((address) => !printed.includes(squeeze(`(${address})`)))).toEqual([]);
  // Other text may have the same words as a control, and one letter is part of many words.
  const onEachSheet = pdf.pages.flatMap(() => heads);
  const said = [...texts, ...others, ...onEachSheet].join(' ');
  // Where there are no spaces between words, the end of a line cuts them.
  const isSpaced = (words: string) =>
    !isJoined(words) && !/[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}]/u.test(words);
  const telling = controls.filter(
    (words) => words.length > 1 && isSpaced(words) && hasLettersOf(words),
  );
  expect(telling.filter((words) => count(pdf.text, words) > count(said, words))).toEqual([]);
  expect(pdf.links.length).toBeGreaterThan(0);
});

test.for(firmLayouts)(
  '%s prints its header only on the first sheet, and no heading at the end of a sheet',
  async (address) => {
    const page = await openToPrint(address);
    // If the page is scrolled, the header is fixed on the screen, but must not be on paper.
    const isHigh = await page.evaluate((past) => {
      scrollTo({ top: 2000, behavior: 'instant' });
      return scrollY > past;
    }, 250);
    if (isHigh) await page.locator('[data-past-header]').waitFor();
    const { sheets } = await readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }));
    const lastLines = sheets.map(({ lines }) => lines.slice(-2).join(' / '));
    expect(lastLines.filter((_, at) => sheets[at]?.endsWithHeading)).toEqual([]);
    const name = (await page.locator('.header .brand').textContent())?.trim() ?? '';
    expect(sheets.slice(1).filter(({ lines }) => lines[0] === name)).toEqual([]);
  },
);

test("a visitor's long message prints completely", async () => {
  const page = await openToPrint(addressOf('/contact/'));
  const words = Array.from({ length: 600 }, (_, at) => `word${at}`);
  await page.locator('.enquiry-form textarea').fill(words.join(' '));
  const pdf = await readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }));
  const printed = squeeze(pdf.text);
  expect(words.filter((word) => !printed.includes(word))).toEqual([]);
});

/**
 * Text without everything that lines, styles and direction change: white space, hyphens, capitals,
 * and full stops, which come before an English sentence on an Arabic page.
 */
const squeeze = (text: string) => caseless(text).replace(/[\s.\u00ad-]+/g, '');

/** Whether a text has letters that join: a PDF gives them as they are drawn, in the order of the eye. */
const isJoined = (text: string) => /[\p{sc=Arab}\p{sc=Hebr}]/u.test(text);

/** The letters that occur in a text more often than in another. */
function lettersOver(text: string, other: string): string[] {
  const countsOf = (words: string) => {
    const counts = new Map<string, number>();
    for (const [letter] of caseless(words.normalize('NFKC')).matchAll(/\p{L}/gu))
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    return counts;
  };
  const printed = countsOf(other);
  return [...countsOf(text)]
    .filter(([letter, times]) => times > (printed.get(letter) ?? 0))
    .map(([letter, times]) => `${letter}: ${times}, printed ${printed.get(letter) ?? 0}`);
}

/** How often a phrase occurs as whole words. */
function count(text: string, words: string): number {
  const sought = plain(words);
  return ` ${plain(text)} `.split(` ${sought} `).length - 1;
}

/** Words and the signs between them: the end of one text and the beginning of the next may make up the words of a control. */
const plain = (text: string) =>
  caseless(text)
    .match(/[\p{L}\p{N}]+|[.,:;!?]/gu)
    ?.join(' ') ?? '';

/** Runs in the page: its texts as print shows them. */
function sortTexts() {
  const unseen =
    'script, style, noscript, title, option, [hidden], .visually-hidden:not(h1), ' +
    '.enquiry:not([data-kept]) .enquiry-kept';
  const control =
    'nav, button, .button, dialog, [data-tabs], [popover], [role=status], .skip-link, .back-to-top, ' +
    'label:has([type=radio]), :is(h2, h3):has(+ fieldset), .screen-only';
  const [texts, others, controls]: [string[], string[], string[]] = [[], [], []];
  const heads: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue?.trim();
    if (!parent || !text || parent.closest(unseen)) continue;
    if (matchMedia('print').matches && !parent.checkVisibility()) continue;
    if (parent.closest(control)) controls.push(text);
    else if (!parent.closest('main')) others.push(text);
    else texts.push(text);
    // The halo of a label on a map is drawn as text of its own.
    if (parent.closest('svg')) others.push(text);
    // A table's header is repeated on each sheet that the table continues on.
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
    // A link that is its address already says it.
    addresses: [...withAddress]
      .map((link) => [link.getAttribute('href'), link.textContent])
      .flatMap(([address, words]) => (address === words ? [] : [address])),
  };
}
