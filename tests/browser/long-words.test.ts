/** A word that is longer than its line breaks, wherever content may put one. */
import { expect, test } from 'vitest';
import { open } from './open.ts';

const paths = ['/', '/index/', '/service/', '/contact/', '/privacy-policy/', '/404.html'];

/** Runs in the page: makes the first text of each part one long word, and names what sticks out. */
function stretch(): string[] {
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const parts = document.querySelectorAll(
    'main :is(h1, h2, h3, h4, p, li, dt, dd, td, th, b, span, blockquote, summary, label, a), footer :is(p, h2, a)',
  );
  const texts = [...parts].flatMap((part) => {
    const isSeen = part.checkVisibility({ visibilityProperty: true });
    // Numbers and dates are no words of content, and a column is as wide as its own heading.
    const text = [...part.childNodes].find(
      (node) => node.nodeType === 3 && /\p{L}{3}/u.test(node.textContent ?? ''),
    );
    return isSeen && text && !part.closest('svg, .visually-hidden, .skip-link, thead')
      ? { part, text }
      : [];
  });
  for (const { text } of texts) text.textContent = word;
  const { scrollWidth } = document.documentElement;
  const wide = scrollWidth > innerWidth ? [`scrolls to ${scrollWidth}`] : [];
  // What stands in a row that scrolls stays in its own item, which may be out of the window.
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

test.for(paths)('one long word in each text of %s leaves no window', async (path) => {
  const found: [number, string[]][] = [];
  for (const width of [320, 390, 1024]) {
    const page = await open(path, { viewport: { width, height: 844 } });
    const wrong = await page.evaluate(stretch);
    if (wrong.length) found.push([width, wrong]);
  }
  expect(found).toEqual([]);
});
