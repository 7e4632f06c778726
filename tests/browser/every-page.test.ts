import { afterAll, expect, test } from 'vitest';
import { isFull, sampled } from '../matrix.ts';
import { axeFindings } from './axe.ts';
import { findFormStates } from './form-states.ts';
import { open } from './open.ts';
import { firmLayouts, layouts } from './pages.ts';
import { everyPage, shareOf } from './sample.ts';
import { findStates } from './states.ts';
import { wakeWidgets } from './visit.ts';

const widths = [320, 768, 1440];
const views = widths.flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
);

// A sample covers every second of the firm's layouts, in one view each, and one state of each kind.
// A full run covers all pages in both themes, at a width that changes from page to page, and each
// layout at every width.
const visits = shareOf(
  (isFull ? everyPage : sampled(firmLayouts, 2)).flatMap((address, at) =>
    views
      .filter((view, index) => {
        if (!isFull) return (index + at) % views.length === 0;
        const dark = layouts.includes(address) ? [1, 2] : [1];
        const turns = view.theme === 'dark' ? dark : [0];
        return turns.some((turn) => view.width === widths[(at + turn) % widths.length]);
      })
      .map((view) => ({ address, ...view })),
  ),
);

const counts = { views: 0, states: 0, findings: 0 };
const seen = new Set<string>();
afterAll(() => {
  const { views, states, findings } = counts;
  console.log(`every page: ${views} views, ${states} states opened, ${findings} findings`);
});

test.for(visits)('$address at $width in $theme: nothing is wrong in any state', async (visit) => {
  const { address, width, theme } = visit;
  const page = await open(address, {
    viewport: { width, height: 900 },
    colorScheme: theme,
  });
  await wakeWidgets(page);
  const findings = await axeFindings(page);
  counts.views += 1;
  const states = [...(await findStates(page)), ...(await findFormStates(page))];
  for (const { name, kind, part, enter, leave } of states) {
    if (!isFull && seen.has(kind)) continue;
    seen.add(kind);
    await enter();
    counts.states += 1;
    const found = await axeFindings(page, part);
    if (await page.evaluate(scrollsSideways)) found.push('the page scrolls sideways');
    findings.push(...found.map((finding) => `${name}: ${finding}`));
    await leave();
  }
  counts.findings += findings.length;
  expect(findings).toEqual([]);
});

function scrollsSideways(): boolean {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth;
}
