import { expect, test } from 'vitest';
import { isFull, sampled } from '../matrix.ts';
import { open } from './open.ts';
import { layouts } from './pages.ts';
import { everyPage, shareOf } from './sample.ts';

test.for(shareOf(isFull ? everyPage : sampled(layouts, 2)))(
  '%s: words that look apart are apart in its text without tags',
  async (address) => {
    // What is published, before script changes it.
    const page = await open(address, { javaScriptEnabled: false });
    expect(await page.evaluate(gluedWords)).toEqual([]);
  },
);

/** Neighbouring texts that have a gap or a line's end between them on the screen, but no white space in the page. */
function gluedWords(): string[] {
  for (const details of document.querySelectorAll('details')) details.open = true;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  let before: Text | undefined;
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (
      !(text instanceof Text) ||
      !text.data ||
      text.parentElement?.matches('script, style, noscript')
    )
      continue;
    if (before && /\S$/.test(before.data) && /^\S/.test(text.data)) {
      const start = boxesOf(text);
      const isApart = boxesOf(before).every((end) => !start.some((it) => touches(it, end)));
      if (isApart) found.push(`${before.data.slice(-20)}|${text.data.slice(0, 20)}`);
    }
    before = text;
  }
  return found;

  /** Whether two boxes of a line are beside each other, in either order: texts may run to either side. */
  function touches(one: DOMRect, other: DOMRect): boolean {
    const isInLine = one.top < other.bottom - 2 && other.top < one.bottom - 2;
    const gap = Math.min(Math.abs(one.left - other.right), Math.abs(other.left - one.right));
    return isInLine && gap <= 1.5;
  }

  function boxesOf(text: Text): DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  }
}
