/** Runs in the page: controls that are too small or overlap, and icons that cover text. */
import { type Box, clipOf, heightOf, isSeen, seenPartsOf, shared, widthOf } from './boxes.ts';
import { isInHeader, type Line } from './text-faults.ts';

type Control = { name: string; element: Element; boxes: Box[] };

/** WCAG 2.2, 2.5.8, in CSS pixels. */
const smallestTarget = 24;

const controls = 'a[href], button, input:enabled, select, textarea, summary';

/** All visible controls of the page. */
export function findControls(): Control[] {
  return [...document.querySelectorAll(controls)].flatMap((element) => {
    const shown = drawnBy(element);
    if (!isSeen(shown)) return [];
    const label = element.ariaLabel ?? element.textContent ?? '';
    const name = label.trim().replace(/\s+/g, ' ') || element.outerHTML.slice(0, 80);
    return [{ name, element: shown, boxes: seenPartsOf(shown) }];
  });
}

export function tooSmall(all: Control[]): string[] {
  return all.flatMap(({ name, element }) => {
    const { width, height: own } = element.getBoundingClientRect();
    // A link that is a line of a list has the space between the lines as well.
    const { display, lineHeight } = getComputedStyle(element);
    const height = display === 'inline' ? Math.max(own, Number.parseFloat(lineHeight) || 0) : own;
    const small = width < smallestTarget - 0.5 || height < smallestTarget - 0.5;
    const size = `${Math.round(width)}×${Math.round(height)}`;
    return small && !isInSentence(element) ? [`${size} px: ${name}`] : [];
  });
}

export function overlapping(all: Control[], lines: Line[]): string[] {
  const inPlace = all.filter(({ element }) => !isFixed(element));
  return inPlace.flatMap(({ name, element, boxes }, index) => {
    // Boxes in a drawing are larger than its shapes, and on a map the nearest pin counts.
    const drawing = element.closest('svg');
    const isApart = (other: Element) =>
      !element.contains(other) &&
      !other.contains(element) &&
      !(drawing && drawing === other.closest('svg')) &&
      isInHeader(other) === isInHeader(element);
    const others = inPlace
      .slice(index + 1)
      .filter((it) => isApart(it.element) && it.boxes.some((box) => meetAny(box, boxes)));
    const texts = lines.filter((line) => isApart(line.parent) && meetAny(line.box, boxes));
    return [
      ...others.map((other) => `overlap: ${name} / ${other.name}`),
      ...texts.map(({ text }) => `${name} lies over: ${text}`),
    ];
  });
}

export function iconsOverText(lines: Line[]): string[] {
  const icons = [...document.querySelectorAll('svg.icon')].filter(isSeen);
  return icons.flatMap((icon) => {
    const parts = seenPartsOf(icon);
    return lines
      .filter(({ box }) => meetAny(box, parts))
      .filter(({ parent }) => isInHeader(parent) === isInHeader(icon))
      .map(({ text }) => `an icon lies over: ${text}`);
  });
}

/** Text and controls covered by controls in a fixed position, at any scroll position. */
export function covered(all: Control[], lines: Line[]): string[] {
  const texts = lines.map(({ text, parent, box }) => ({
    name: text,
    element: parent,
    boxes: [shared(box, clipOf(parent))],
  }));
  return all
    .filter(({ element }) => isFixed(element))
    .flatMap((cover) => {
      const overWholeHeight = (box: Box) => cover.boxes.map((it) => ({ ...it, ...heightsOf(box) }));
      const names = [...all, ...texts]
        // A map is as wide as the window, and extends below whatever is at its edge.
        .filter(({ element }) => !cover.element.contains(element) && !element.closest('svg a'))
        .filter(({ element }) => !isInHeader(element))
        .filter(({ boxes }) => boxes.some((box) => meetAny(box, overWholeHeight(box))))
        .map(({ name }) => name);
      const [first] = names;
      return first ? [`${cover.name} covers: ${first}, and ${names.length - 1} others`] : [];
    });
}

const isFixed = (element: Element): boolean => getComputedStyle(element).position === 'fixed';

const heightsOf = ({ top, bottom }: Box) => ({ top, bottom });

const meetAny = (box: Box, others: readonly Box[]): boolean =>
  others.some((other) => {
    const both = shared(box, other);
    return widthOf(both) > 1 && heightOf(both) > 2;
  });

// A radio button or a checkbox may be drawn by its label.
function drawnBy(element: Element): Element {
  const isChoice = element.matches('[type=radio], [type=checkbox]');
  const label = isChoice && element instanceof HTMLInputElement && element.labels?.[0];
  return label || element;
}

function isInSentence(element: Element): boolean {
  // The number of a note is raised, but part of the sentence all the same.
  const parent = element.closest('sup')?.parentElement ?? element.parentElement;
  const words = parent?.textContent?.trim() ?? '';
  const isInline = getComputedStyle(element).display === 'inline';
  return isInline && words.length > (element.textContent?.trim().length ?? 0);
}
