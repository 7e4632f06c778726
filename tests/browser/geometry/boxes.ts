/** Runs in the page: boxes in window coordinates, and their visible parts. */
export type Box = { left: number; right: number; top: number; bottom: number };

const everywhere: Box = {
  left: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};

const clips = new Map<Element, Box>();
const hidden = new Map<Element, boolean>();

export const widthOf = ({ left, right }: Box): number => right - left;
export const heightOf = ({ top, bottom }: Box): number => bottom - top;

/** The overlap of two boxes. If there is none, its width or height is negative. */
export function shared(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** The area to which the contents of an element are clipped. */
export function clipOf(element: Element | null): Box {
  if (!element || element === document.body) return everywhere;
  const known = clips.get(element);
  if (known) return known;
  const { overflowX, overflowY } = getComputedStyle(element);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const own = {
    ...everywhere,
    ...(overflowX !== 'visible' && { left, right }),
    ...(overflowY !== 'visible' && { top, bottom }),
  };
  const clip = shared(own, clipOf(element.parentElement));
  clips.set(element, clip);
  return clip;
}

/** The visible parts of an element. A link within text has one on each of its lines. */
export function seenPartsOf(element: Element): Box[] {
  const clip = clipOf(element.parentElement);
  const isInline = getComputedStyle(element).display === 'inline';
  return [...element.getClientRects()]
    .map((rect) => (isInline ? inLine(rect, element) : rect))
    .map((box) => shared(box, clip));
}

/**
 * The part of a box of text that lies within its line. Some fonts, as many of Arabic, reserve more
 * height for a letter than the line has, and there two neighbouring lines share it.
 */
export function inLine({ left, right, top, bottom, height }: DOMRect, parent: Element): Box {
  const line = Number.parseFloat(getComputedStyle(parent).lineHeight);
  const spare = Math.max(0, height - (line || height)) / 2;
  return { left, right, top: top + spare, bottom: bottom - spare };
}

/** Whether an element can be seen at any scroll position. Closed menus do not count. */
export function isSeen(element: Element): boolean {
  const seen = { opacityProperty: true, visibilityProperty: true };
  return (
    element.checkVisibility(seen) &&
    !element.closest('[popover], dialog, title, script, style, noscript') &&
    !isClippedAway(element)
  );
}

// Text for screen readers only.
function isClippedAway(element: Element | null): boolean {
  if (!element) return false;
  const known = hidden.get(element);
  if (known !== undefined) return known;
  const { clipPath } = getComputedStyle(element);
  const isAway = clipPath === 'inset(50%)' || isClippedAway(element.parentElement);
  hidden.set(element, isAway);
  return isAway;
}
