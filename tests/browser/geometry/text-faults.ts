/** Runs in the page: text that is squeezed, broken, cut off, or covered by other text. */
import { type Box, clipOf, heightOf, inLine, isSeen, shared, widthOf } from './boxes.ts';

export type Line = { text: string; parent: Element; box: Box };
type Text = { node: Node; text: string; parent: Element; lines: Line[] };

/** A line with fewer letters than this is hard to read. Figures are large, and short. */
const fewestLetters = (parent: Element) =>
  Number.parseFloat(getComputedStyle(parent).fontSize) < 36 ? 7 : 5;

/** All visible text of the page. */
export function findTexts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim().replace(/\s+/g, ' ') ?? '';
    if (!parent || !text || !isSeen(parent)) continue;
    const lines = boxesOf(node)
      .filter(({ width, height }) => width > 1 && height > 1)
      .map((rect) => ({ text, parent, box: inLine(rect, parent) }));
    texts.push({ node, text, parent, lines });
  }
  return texts;
}

const syllables = /[\p{sc=Han}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}\p{sc=Ethi}]/gu;

export function squeezed({ node, text, parent, lines }: Text): string[] {
  const rows = countRows(lines.map(({ box }) => box));
  if (rows < 2) return [];
  const room = roomFor(parent);
  // A word breaks if it is wider than its column. Here that means that the column is too narrow.
  const isNarrow = room < innerWidth * 0.6;
  const faults = wordsOf(node)
    .filter(({ boxes }) => isNarrow && countRows(boxes) > 1)
    .map(({ word }) => `broken: ${word}`);
  // A character of Chinese or of a syllabary carries as much as two letters or more.
  const letters = text.replace(syllables, '··').length;
  const letter = lines.reduce((sum, { box }) => sum + widthOf(box), 0) / letters;
  if (room < fewestLetters(parent) * letter) faults.push(`${rows} lines for: ${text}`);
  return faults;
}

// The maximum width of a line: the inner width of the block around the text.
function roomFor(element: Element): number {
  const { display, paddingLeft, paddingRight } = getComputedStyle(element);
  if (display === 'inline' && element.parentElement) return roomFor(element.parentElement);
  const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
  return element.getBoundingClientRect().width - padding;
}

// Where two directions meet, one line has several boxes.
function countRows(boxes: readonly Box[]): number {
  return new Set(boxes.map(({ bottom }) => Math.round(bottom / 4))).size;
}

export function cutOff({ text, lines, parent }: Text): string[] {
  if (isInScroller(parent)) return [];
  const { clientWidth } = document.documentElement;
  const clip = clipOf(parent.parentElement);
  return lines.flatMap(({ box }) => {
    const faults: string[] = [];
    if (box.left < -1 || box.right > clientWidth + 1) faults.push(`beyond the edge: ${text}`);
    const { left, right, top, bottom } = shared(box, clip);
    const isCutX = left > box.left + 1 || right < box.right - 1;
    const isCutY = top > box.top + 4 || bottom < box.bottom - 4;
    if (isCutX || isCutY) faults.push(`cut: ${text}`);
    return faults;
  });
}

/** The lines of one text may touch. Two texts must not overlap by more than a hair. */
export function overlapping(texts: Text[]): string[] {
  const faults: string[] = [];
  const lines = texts.filter(({ parent }) => !isInScroller(parent)).flatMap((text) => text.lines);
  const sorted = lines.toSorted((a, b) => a.box.top - b.box.top);
  for (const [index, a] of sorted.entries()) {
    for (const b of sorted.slice(index + 1)) {
      if (b.box.top > a.box.bottom) break;
      if (a.parent.contains(b.parent) || b.parent.contains(a.parent)) continue;
      if (isInHeader(a.parent) !== isInHeader(b.parent)) continue;
      const both = shared(a.box, b.box);
      const small = Math.min(heightOf(a.box), heightOf(b.box));
      if (widthOf(both) > 2 && heightOf(both) > small * 0.4)
        faults.push(`overlap: ${a.text} / ${b.text}`);
    }
  }
  return faults;
}

/**
 * Scrolling parts may hold more than is visible: a slider, a row of cases, or a region that the
 * keyboard scrolls.
 */
function isInScroller(element: Element): boolean {
  return (
    element.closest('.slider-row, .case-grid, [tabindex="0"]:not(a, button, [role=tabpanel])') !==
    null
  );
}

/** The header stays in place while the page scrolls under it. */
export function isInHeader(element: Element): boolean {
  return element.closest('.header') !== null;
}

function boxesOf(node: Node, start = 0, end = node.textContent?.length ?? 0): DOMRect[] {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return [...range.getClientRects()];
}

/**
 * Nobody would set a word with more letters than this on one line. The limit is lower if a reader
 * has increased the spacing of texts (WCAG 2.2, 1.4.12), and for a name between a phone's buttons.
 */
function mostLetters(element: Element | null): number {
  if (!element) return 30;
  const { letterSpacing, fontSize } = getComputedStyle(element);
  const isSpaced = Number.parseFloat(letterSpacing) > 0.119 * Number.parseFloat(fontSize);
  return isSpaced ? (element.closest('.brand') ? 8 : 12) : 30;
}

// Addresses may break anywhere, and so may scripts without spaces. Words joined by a hyphen, also a
// Hebrew one, or a slash break after it.
function wordsOf(node: Node): { word: string; boxes: DOMRect[] }[] {
  const words = [...(node.textContent ?? '').matchAll(/[^\s/–—‐־-]+/g)];
  return words
    .filter(
      ([word]) =>
        !/[@.].*[.]|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Mymr}\p{sc=Tibt}]/u.test(
          word,
        ),
    )
    .filter(([word]) => word.length <= mostLetters(node.parentElement))
    .map(({ 0: word, index }) => ({ word, boxes: boxesOf(node, index, index + word.length) }));
}
