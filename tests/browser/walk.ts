/** Moves through a page with the Tab key to its end, and reports what is wrong on the way. */
import type { Page } from 'playwright-core';

export type Walk = { stops: number; faults: string[] };

type Stop = { id: number; name: string; top: number; bottom: number; left: number; right: number };

/** More stops than any page has: a longer walk goes in circles. */
const limit = 400;

export async function walk(page: Page): Promise<Walk> {
  await page.evaluate(numberElements);
  const isRightToLeft = await page.evaluate(() => document.dir === 'rtl');
  const stops: Stop[] = [];
  const faults: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const { stop, wrong } = await page.evaluate(inspectFocus);
    if (!stop || stop.id === stops[0]?.id) break;
    faults.push(...wrong.map((fault) => `${fault}: ${stop.name}`));
    const before = stops.at(-1);
    if (before && comesBefore(stop, before, isRightToLeft))
      faults.push(`above the stop before it: ${stop.name} after ${before.name}`);
    stops.push(stop);
    if (stops.length > limit) return { stops: limit, faults: [...faults, 'goes in circles'] };
  }
  const reached = stops.map(({ id }) => id);
  const missed = await page.evaluate(findMissed, reached);
  faults.push(...missed.map((name) => `never reached: ${name}`));
  return { stops: stops.length, faults };
}

/** Whether a stop is entirely above another and not in a later column, in reading order. */
function comesBefore(stop: Stop, other: Stop, isRightToLeft: boolean): boolean {
  const isLater = isRightToLeft ? stop.right <= other.left : stop.left >= other.right;
  return stop.bottom <= other.top && !isLater;
}

function numberElements(): void {
  for (const [index, element] of document.querySelectorAll('*').entries())
    if (element instanceof HTMLElement) element.dataset.stop = String(index);
}

/** Runs in the page: where the focus is, and whether it is visible. */
async function inspectFocus(): Promise<{ stop?: Stop; wrong: string[] }> {
  // The sticky header follows the scroll position at the next frame.
  await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return { wrong: [] };
  const label = element instanceof HTMLInputElement && element.labels?.[0];
  // A radio button may be drawn by its label.
  const shown = label && element.matches('[type=radio], [type=checkbox]') ? label : element;
  const box = shown.getBoundingClientRect();
  const wrong: string[] = [];

  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const corners = [0.1, 0.9].flatMap((x) =>
    [0.1, 0.9].map((y) => ({ x: box.left + x * box.width, y: box.top + y * box.height })),
  );
  const isOnTop = ({ x, y }: { x: number; y: number }) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (shown.contains(top) || top.contains(shown));
  };
  if (![middle, ...corners].some(isOnTop)) wrong.push('covered or out of view');
  const outlined = [element, shown, shown.firstElementChild].some((part) => {
    const style = part && getComputedStyle(part);
    return style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
  });
  // The browser draws the parts of a date field and their focus.
  if (!outlined && !element.matches('[type=date]')) wrong.push('no focus to be seen');

  // Elements that stay in place while the page scrolls have no place in its order.
  const isFixed = shown.closest('header, .back-to-top, dialog') !== null;
  const y = isFixed ? Number.NaN : scrollY;
  // A scrolling row may have moved since the previous stop.
  let x = 0;
  for (let part = shown.parentElement; part; part = part.parentElement) x += part.scrollLeft;
  return {
    wrong,
    stop: {
      id: Number(element.dataset.stop),
      name: (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40) || element.tagName,
      top: box.top + y,
      bottom: box.bottom + y,
      left: box.left + x,
      right: box.right + x,
    },
  };
}

/** Runs in the page: what can be seen and used, but was not among the stops. */
function findMissed(reached: number[]): string[] {
  const controls = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((it) => it.tabIndex >= 0 && !it.matches(':disabled, [type=radio]:not(:checked)'))
    .filter((it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((it) => !it.closest('[inert]') && !reached.includes(Number(it.dataset.stop)))
    .map((it) => it.outerHTML.slice(0, 100));
}
