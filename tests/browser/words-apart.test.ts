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
      const [end] = boxesOf(before, before.length - 1).toReversed();
      const [start] = boxesOf(text, 0);
      const isApart =
        !end ||
        !start ||
        start.top >= end.bottom - 2 ||
        end.top >= start.bottom - 2 ||
        Math.min(Math.abs(start.left - end.right), Math.abs(end.left - start.right)) > 1.5;
      if (isApart) found.push(`${before.data.slice(-20)}|${text.data.slice(0, 20)}`);
    }
    before = text;
  }
  return found;

  function boxesOf(text: Text, at: number): DOMRect[] {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return [...range.getClientRects()];
  }
}
