/** A word longer than its line breaks, wherever content may have one. */
import { expect, test } from 'vitest';
import { legalPath } from '../site-content.ts';
import { addressOf } from './address-of.ts';
import { open } from './open.ts';

const paths = [
  '/',
  addressOf('/index/'),
  addressOf('/service/'),
  addressOf('/contact/'),
  addressOf(legalPath),
  '/404.html',
];

/** Runs in the page: turns the first text of each part into a long word, names what sticks out. */
function stretch(): string[] {
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const parts = document.querySelectorAll(
    'main :is(h1, h2, h3, h4, p, li, dt, dd, td, th, b, span, blockquote, summary, label, a), footer :is(p, h2, a)',
  );
  const texts = [...parts].flatMap((part) => {
    const isSeen = part.checkVisibility({ visibilityProperty: true });
    // Numbers and dates are not words from content, and a column is at least as wide as its
    // heading.
    const text = [...part.childNodes].find(
      (node) => node.nodeType === 3 && /^\P{Nd}*\p{L}{3}\P{Nd}*$/u.test(node.textContent ?? ''),
    );
    return isSeen && text && !part.closest('svg, .visually-hidden, .skip-link, thead')
      ? { part, text }
      : [];
  });
  for (const { text } of texts) text.textContent = word;
  const { scrollWidth } = document.documentElement;
  const wide = scrollWidth > innerWidth ? [`scrolls to ${scrollWidth}`] : [];
  // In a scrolling row, words stay in their item, which may be outside the window.
  const itemOf = (part: Element): Element | undefined => {
    const row = part.parentElement;
    if (!row) return undefined;
    return /auto|scroll/.test(getComputedStyle(row).overflowX) ? part : itemOf(row);
  };
  const out = texts.flatMap(({ part, text }) => {
    if (part.closest('.slider, .hero')) return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    const bounds = itemOf(part)?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    return left < bounds.left - 1 || right > bounds.right + 1
      ? [`${part.tagName} in ${part.parentElement?.className}`]
      : [];
  });
  return [...wide, ...new Set(out)];
}

test.for(paths)('one long word in each text of %s stays inside the window', async (path) => {
  const found: [number, string[]][] = [];
  for (const width of [320, 390, 1024]) {
    const page = await open(path, { viewport: { width, height: 844 } });
    const wrong = await page.evaluate(stretch);
    if (wrong.length) found.push([width, wrong]);
  }
  expect(found).toEqual([]);
});
