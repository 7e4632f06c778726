/** The table of signs that visitors would see as they are typed: each of its examples is refused for it. */
import { expect, test } from 'vitest';
import { signsOfParagraphs } from '../../scripts/content/foreign-signs.ts';
import { readMarkdown } from '../../scripts/content/markdown.ts';

const examples = signsOfParagraphs.flatMap(({ like, sign, advice }) =>
  like.map((text) => ({ text, sign, advice })),
);

test.each(examples)('$text is refused, with the advice to $advice', ({ text, sign, advice }) => {
  expect(readMarkdown(`${text}\n`).faults).toMatchObject([{ advice }]);
  // Of several entries with the same advice, it is this one that finds the sign. Those for the edges
  // of emphasis find none in the text as it is typed.
  const first = examples.find((each) => each.advice === advice && each.sign.test(text));
  expect(first?.sign ?? sign).toBe(sign);
});
