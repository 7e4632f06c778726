/** The examples of the CommonMark specification, which say what HTML a Markdown text becomes. */
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readMarkdown } from '../../scripts/content/markdown.ts';

const examples = z
  .array(z.object({ markdown: z.string(), html: z.string(), number: z.int() }))
  .parse(createRequire(import.meta.url)('commonmark-spec').tests);

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Examples that become other HTML, by the reason. */
const different = {
  'HTML is refused, as the pages of this site have their own': [
    ...[21, 31, ...from(148, 178), 180, 181, 182, ...from(184, 191), 201, 344, 475, 476, 477],
    ...[491, 494, 524, 536, ...from(613, 617), 623, ...from(626, 631), 642, 643],
  ],
  'comments are not published': [179, 183, 308, 309, 625],
  'an empty quotation has no line of its own': [218, 239, 240],
  'bare addresses are links': [602, 608, 611, 612],
  'pictures are those of content/pictures': [517, 531, 573, 576, 577, 578],
};

/** Examples that become the specified HTML, and are refused all the same, by the reason. */
const refused = {
  'code without an end': [126, 127, 128, 137, 139, 237],
  'a second address of a name, which no link could have': [544],
  'a link that depends on the address of its page, or has a scheme that the site does not allow': [
    ...[194, 195, 200, 203, 204, ...from(484, 487), 492, 495, 496, ...from(498, 500)],
    ...[502, 503, 504, 522, 567, 596, 598, 599, 601],
  ],
  'a picture whose address is not that of a picture': [
    ...[520, 572, 574, 575, ...from(580, 589), 591],
  ],
};

// The specification shows tabs as arrows, and writes <br />.
const shown = (text: string) => text.replaceAll('→', '\t');
const specified = (html: string) => shown(html).replace(/ \/>/g, '>').trim();

/** What a text becomes, without what this site adds: boxes around code, ids, and the class of addresses. */
function read(markdown: string) {
  const { sections, faults } = readMarkdown(shown(markdown));
  const parts = sections.map(({ id, heading, html }) =>
    id ? `<h2>${heading}</h2>\n${html}` : html,
  );
  const html = parts
    .join('')
    .replace(/<div class="prose-wide"[^>]*>(<pre>.*?<\/pre>)<\/div>/gs, '$1')
    .replace(/<(h\d) id="[^"]*">/g, '<$1>')
    .replaceAll(' class="prose-address"', '')
    .replaceAll('&#123;', '{');
  return { html: html.trim(), isRefused: faults.length > 0 };
}

/** The numbers of the examples that are so, among all. */
const numbersOf = (isSo: (read: ReturnType<typeof readExample>) => boolean) =>
  all.filter(isSo).map(({ number }) => number);

const readExample = ({ number, markdown, html }: (typeof examples)[number]) => {
  const ours = read(markdown);
  return { number, isRefused: ours.isRefused, isSame: ours.html === specified(html) };
};

const all = examples.map(readExample);
const numbers = (lists: Record<string, readonly number[]>) =>
  Object.values(lists)
    .flat()
    .toSorted((a, b) => a - b);

test('there are examples', () => {
  expect(examples.length).toBeGreaterThan(600);
});

test('every example becomes the specified HTML, but for those with HTML, a comment, an empty quotation, a bare address or a picture', () => {
  expect(numbersOf(({ isSame }) => !isSame)).toEqual(numbers(different));
});

test('of the others, those alone are refused that would lose something or lead nowhere', () => {
  expect(numbersOf(({ isSame, isRefused }) => isSame && isRefused)).toEqual(numbers(refused));
});

test('HTML is refused', () => {
  const [html] = Object.values(different);
  expect(numbersOf(({ isSame, isRefused }) => !isSame && isRefused)).toEqual(html);
});
