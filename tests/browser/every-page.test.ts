import { afterAll, expect, test } from 'vitest';
import { pageAddresses } from '../../scripts/serve/built-site.ts';
import { axeFindings } from './axe.ts';
import { findLayoutFaults } from './layout-faults.ts';
import { newPage } from './open.ts';
import { siteFolder } from './site.ts';
import { findStates } from './states.ts';
import { wakeWidgets } from './visit.ts';

const full = process.env.MATRIX === 'full';
const views = [320, 768, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
);

// A sample run looks at each page in one view, and at one state of each kind; a full run at all.
const visits = pageAddresses(siteFolder).flatMap((address, at) =>
  (full ? views : views.slice(at % views.length).slice(0, 1)).map((view) => ({ address, ...view })),
);

const counts = { views: 0, states: 0, findings: 0 };
const seen = new Set<string>();
afterAll(() => {
  const { views, states, findings } = counts;
  console.log(`every page: ${views} views, ${states} states opened, ${findings} findings`);
});

test.for(visits)('$address at $width in $theme: nothing is wrong in any state', async (visit) => {
  const { address, width, theme } = visit;
  const page = await newPage({
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  await wakeWidgets(page);
  const findings = await axeFindings(page);
  findings.push(...(await page.evaluate(findLayoutFaults)));
  counts.views += 1;
  for (const { name, kind, part, enter, leave } of await findStates(page)) {
    if (!full && seen.has(kind)) continue;
    seen.add(kind);
    await enter();
    counts.states += 1;
    const found = await axeFindings(page, part);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    if (isWide) found.push('the page scrolls sideways');
    findings.push(...found.map((finding) => `${name}: ${finding}`));
    await leave();
  }
  counts.findings += findings.length;
  expect(findings).toEqual([]);
});
