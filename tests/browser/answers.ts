import type { Locator, Page } from 'playwright-core';
import { open, withMotion } from './open.ts';
import { wakeWidgets } from './visit.ts';

/** Everything that can be pressed, on any page. */
const pressable = 'a[href], button, summary, label:has(input[type=radio])';

/** The longest that a response to pointer or focus may take, in milliseconds. */
const longest = 100;

/** Finds controls of a page that respond to pointer or focus too slowly, or not at all. */
export async function answerFaults(path: string): Promise<string[]> {
  const page = await open(path, withMotion);
  await wakeWidgets(page);
  const slow = (await slowAnswers(page)).map((control) => `slow: ${control}`);
  const silent = (await silentParts(page)).map((control) => `no response: ${control}`);
  return [...slow, ...silent];
}

/** Finds controls that change too slowly when hovered or focused. */
function slowAnswers(page: Page): Promise<string[]> {
  return page.locator(pressable).evaluateAll((all, longest) => {
    const milliseconds = (value: string) =>
      value.split(',').map((each) => Number.parseFloat(each) * (each.includes('ms') ? 1 : 1000));
    const slow = (part: Element) =>
      [null, '::before', '::after'].some((pseudo) => {
        const { transitionDuration, transitionDelay } = getComputedStyle(part, pseudo);
        const delays = milliseconds(transitionDelay);
        return milliseconds(transitionDuration).some(
          (lasts, at) => lasts + (delays[at % delays.length] ?? 0) > longest,
        );
      });
    return all
      .filter((each) => [each, ...each.querySelectorAll('*')].some(slow))
      .map((each) => each.outerHTML.slice(0, 80));
  }, longest);
}

/**
 * Finds controls that look the same when hovered. Tries one of each kind, and skips those that are
 * already chosen.
 */
async function silentParts(page: Page): Promise<string[]> {
  const parts = page.locator(pressable);
  const kinds = await parts.evaluateAll((all) =>
    all.map((each) => {
      const chosen = '[aria-current], [aria-selected=true], [aria-pressed=true], :has(:checked)';
      const around = each.parentElement?.closest('[class]')?.className ?? '';
      if (each.matches(`${chosen}, :disabled, .skip-link, .visually-hidden *`)) return undefined;
      return each.checkVisibility({ visibilityProperty: true })
        ? `${each.tagName} ${each.className} in ${around}`
        : undefined;
    }),
  );
  const silent: string[] = [];
  for (const [at, kind] of kinds.entries()) {
    if (!kind || kinds.indexOf(kind) < at || !(await parts.nth(at).isVisible())) continue;
    const part = parts.nth(at);
    await page.mouse.move(0, 0);
    await part.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // The map chooses the pin of the case that is in view.
    if (await part.evaluate((it) => it.matches('[data-lit]'))) continue;
    const before = await lookOf(part);
    const [x = 0, y = 0] = await part.evaluate(ownPoint);
    await page.mouse.move(x, y);
    if (!(await changes(part, before))) silent.push(kind);
  }
  return silent;
}

/**
 * Runs in the page: a point of a part that nothing else covers, its middle if possible. A pin of the map is nearly
 * empty, as its arc is a part of it: then a point of what is in it.
 */
function ownPoint(part: Element): [number, number] {
  const shares = [0.5, 0.25, 0.75, 0.1, 0.9];
  const points = [part, ...part.querySelectorAll('*')].flatMap((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return shares.flatMap((x) =>
      shares.map((y): [number, number] => [left + width * x, top + height * y]),
    );
  });
  const isOwn = ([x, y]: [number, number]) => part.contains(document.elementFromPoint(x, y));
  return points.find(isOwn) ?? points[0] ?? [0, 0];
}

/** Whether a part's appearance changes within many times the allowed response time. */
async function changes(part: Locator, before: string): Promise<boolean> {
  for (let frame = 0; frame < 30; frame++) {
    if ((await lookOf(part)) !== before) return true;
    await part.evaluate(() => new Promise(requestAnimationFrame));
  }
  return false;
}

/** The appearance of a part, including its contents and its container. */
function lookOf(part: Locator): Promise<string> {
  return part.evaluate((it) => {
    const properties = [
      ...['color', 'background-color', 'background-size', 'border-color', 'box-shadow'],
      ...['text-decoration-color', 'text-decoration-line', 'text-decoration-thickness'],
      ...['opacity', 'translate', 'scale', 'rotate', 'padding', 'outline-style', 'stroke'],
    ];
    const around: Element[] = [];
    for (let on = it.parentElement; on && around.length < 4; on = on.parentElement) around.push(on);
    return [it, ...it.querySelectorAll('*'), ...around]
      .flatMap((each) =>
        [null, '::before', '::after'].map((pseudo) => getComputedStyle(each, pseudo)),
      )
      .flatMap((style) => properties.map((name) => style.getPropertyValue(name)))
      .join();
  });
}
