import { afterAll, expect, test } from 'vitest';
import { isFull } from '../matrix.ts';
import { open, withMotion } from './open.ts';
import { layouts } from './pages.ts';
import { coveringPages, everyPage, shareOf } from './sample.ts';
import { wakeWidgets } from './visit.ts';
import { walk } from './walk.ts';

const widths = [1440, 320] as const;

// A sample covers each kind of control: its tag, and the role of a tab. A full run covers each layout
// at both widths, and all other pages at one of them.
const controls = /<((?:a|button|input|select|textarea|summary)\b(?:[^>]*? role="[^"]*")?)/g;
const visits = shareOf(
  isFull
    ? everyPage.flatMap((address, at) =>
        widths
          .filter((_, turn) => layouts.includes(address) || turn === at % 2)
          .map((width) => ({ address, width })),
      )
    : coveringPages(controls).map((address, at) => ({ address, width: widths[at % 2] ?? 1440 })),
);

let stops = 0;
afterAll(() => console.log(`keyboard: ${visits.length} walks, ${stops} stops`));

test.for(visits)(
  '$address at $width: the Tab key reaches every control in visual order',
  async ({ address, width }) => {
    const page = await open(address, {
      viewport: { width, height: 900 },
    });
    await wakeWidgets(page);
    const walked = await walk(page);
    stops += walked.stops;
    expect(walked.faults).toEqual([]);
    expect(walked.stops).toBeGreaterThan(5);
  },
);

test('focus is in view at once, however fast the Tab key is pressed, while clicks scroll smoothly', {
  tags: 'nightly',
}, async () => {
  const page = await open('/', withMotion);
  await wakeWidgets(page);
  const faults: string[] = [];
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab');
    faults.push(...(await page.evaluate(findFocusOutOfView)));
  }
  expect(faults).toEqual([]);

  await page.evaluate(async () => {
    // With few stops, the focus has come round to the first ones.
    if (scrollY === 0) return;
    const isThere = new Promise((there) => addEventListener('scrollend', there, { once: true }));
    scrollTo({ top: 0, behavior: 'instant' });
    await isThere;
  });
  const link = page.locator('main a[href*="#"]:not([role=tab])').first();
  await link.evaluate(async (it) => {
    const [before, isThere] = [scrollY, once('scrollend')];
    it.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Otherwise the end of this scroll would be taken for the end of the next one.
    if (scrollY !== before) await isThere;
    function once(type: string) {
      return new Promise((done) => addEventListener(type, done, { once: true }));
    }
  });
  const steps = page.evaluate(countScrolls);
  await link.click();
  // An instant scroll has a single step, and a smooth one has few on a slow machine.
  expect(await steps).toBeGreaterThan(1);
});

/** Runs in the page, right after a key, so no animation has had time to run. */
function findFocusOutOfView(): string[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return [];
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < innerHeight ? [] : [focused.textContent ?? ''];
}

/** Runs in the page: the number of steps of the next scroll. */
function countScrolls(): Promise<number> {
  let steps = 0;
  addEventListener('scroll', () => {
    steps += 1;
  });
  return new Promise((done) => {
    addEventListener('scrollend', () => done(steps), { once: true });
  });
}
