/** The examples of the CommonMark specification, which say what HTML a Markdown text becomes. */
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
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
};

/** Examples that become the specified HTML, and are refused all the same, by the reason. */
const refused = {
  'signs that mean nothing where they stand, so that visitors would see them': [
    ...[14, 26, 28, 29, 30, 41, 42, 44, 45, 46, 49, 63, 64, 90, 91, 93, 97, 197, 210, 213, 216],
    ...[238, 261, 312, 327, 338, 341, 343, ...from(345, 349), 353, 366, 367, 379, 380, 391, 392],
    ...[412, 417, 420, 421, 436, 439, ...from(442, 447), 450, 453, 471, 472, 480, 488, 490, 493],
    ...[497, 508, 511, 513, 518, 519, 526, 538, 545, 546, 548, 551, 556, 587, 590, 602, 609, 620],
    ...[622, 624, 632, 644, 646],
  ],
  'signs of a multiplication, which would be lost as those of emphasis': [356],
  'code without an end': [126, 127, 128, 137, 139, 237],
  'addresses that no link uses': [207, 209, 317, 537, 544, 563, 565, 571, 592],
  'a picture without words': [581],
  'a link that depends on the address of its page, or has a scheme that the site does not allow': [
    ...[194, 195, 200, 203, 204, ...from(484, 487), 492, 495, 496, ...from(498, 500)],
    ...[502, 503, 504, 522, 567, 596, 598, 599, 601],
  ],
  'a picture whose address does not begin with /, or is not that of a picture': [
    ...[517, 520, 531, 572, 573, ...from(574, 578), 580, ...from(582, 586), 588, 589, 591],
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

const numbers = (lists: Record<string, readonly number[]>) => new Set(Object.values(lists).flat());

test('there are examples', () => {
  expect(examples.length).toBeGreaterThan(600);
});

describe('the specified HTML comes from', () => {
  const [differing, refusing] = [numbers(different), numbers(refused)];
  test.each(examples.filter(({ number }) => !differing.has(number)))(
    'example $number',
    ({ number, markdown, html }) => {
      expect(read(markdown)).toEqual({ html: specified(html), isRefused: refusing.has(number) });
    },
  );
});

describe.each(Object.entries(different))('other HTML: %s', (reason, list) => {
  test.each(examples.filter(({ number }) => list.includes(number)))(
    'example $number',
    ({ markdown, html }) => {
      const { html: ours, isRefused } = read(markdown);
      expect(ours).not.toBe(specified(html));
      expect(isRefused).toBe(reason.includes('refused'));
    },
  );
});
