/** Runs in the page: boxes in the coordinates of the window, and what of them can be seen. */
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

/** What two boxes share; its width or height is negative where they share nothing. */
export function shared(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** The part of the page outside of which the contents of an element are cut off. */
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

/** What can be seen of an element: a link within text has a part on each of its lines. */
export function seenPartsOf(element: Element): Box[] {
  const clip = clipOf(element.parentElement);
  return [...element.getClientRects()].map((rect) => shared(rect, clip));
}

/** Whether visitors see an element, wherever the page is scrolled to; closed menus do not count. */
export function isSeen(element: Element): boolean {
  const seen = { opacityProperty: true, visibilityProperty: true };
  return (
    element.checkVisibility(seen) &&
    !element.closest('[popover], dialog, title, script, style, noscript') &&
    !isClippedAway(element)
  );
}

// For screen readers only.
function isClippedAway(element: Element | null): boolean {
  if (!element) return false;
  const known = hidden.get(element);
  if (known !== undefined) return known;
  const { clipPath } = getComputedStyle(element);
  const isAway = clipPath === 'inset(50%)' || isClippedAway(element.parentElement);
  hidden.set(element, isAway);
  return isAway;
}
