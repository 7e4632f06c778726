/**
 * Runs in the page: finds text that lies beyond the viewport's edge, that its box cuts off, or that
 * other text lies over. Text that is hidden on purpose does not count.
 */
export function findLayoutFaults(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.push(`the page scrolls to ${root.scrollWidth}`);

  const seen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[popover], dialog, title, .back-to-top') &&
    !clippedAway(element);
  const clippedAway = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || clippedAway(element.parentElement));
  // Lines that are set tight are less high than the font's box.
  const inLine = ({ x, y, width, height }: DOMRect, parent: Element) => {
    const line = Number.parseFloat(getComputedStyle(parent).lineHeight);
    const spare = Math.max(0, height - (line || height));
    return new DOMRect(x, y + spare / 2, width, height - spare);
  };
  // What scrolls may hold more than is seen: a slider, or a region that the keyboard scrolls.
  const inScroller = (element: Element) =>
    element.closest('.slider-row, [tabindex="0"]:not(a, button, [role=tabpanel])') !== null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: { text: string; rect: DOMRect; parent: Element }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!parent || !text || parent.closest('script, style, noscript') || !seen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width > 1 && rect.height > 1)
        texts.push({ text, rect: inLine(rect, parent), parent });
    }
  }
  for (const { text, rect, parent } of texts) {
    if (inScroller(parent)) continue;
    if (rect.left < -1 || rect.right > root.clientWidth + 1)
      faults.push(`beyond the edge: ${text}`);
    for (let box = parent.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const clip = box.getBoundingClientRect();
      const cutX =
        overflowX !== 'visible' && (rect.left < clip.left - 1 || rect.right > clip.right + 1);
      const cutY =
        overflowY !== 'visible' && (rect.top < clip.top - 4 || rect.bottom > clip.bottom + 4);
      if (box !== document.body && (cutX || cutY)) faults.push(`cut: ${text}`);
    }
  }
  // Lines of one text touch each other; two texts that overlap by more than a hair do not belong so.
  const still = texts.filter(({ parent }) => !inScroller(parent) && !parent.closest('header'));
  const sorted = still.toSorted((a, b) => a.rect.top - b.rect.top);
  for (const [index, a] of sorted.entries()) {
    for (const b of sorted.slice(index + 1)) {
      if (b.rect.top > a.rect.bottom) break;
      if (a.parent === b.parent || a.parent.contains(b.parent) || b.parent.contains(a.parent))
        continue;
      const wide = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
      const high = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
      const small = Math.min(a.rect.height, b.rect.height);
      if (wide > 2 && high > small * 0.4) faults.push(`overlap: ${a.text} / ${b.text}`);
    }
  }
  return [...new Set(faults)];
}
