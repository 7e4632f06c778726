import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

// Rules for WCAG 2.2 A and AA that axe leaves out by default. Two of its experimental rules are
// missing here: they mistake large figures for headings, and a scrolling region for a control.
const alsoRun = [
  'css-orientation-lock',
  'label-content-name-mismatch',
  'table-fake-caption',
  'target-size',
  'td-has-header',
];

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: Object.fromEntries(alsoRun.map((rule) => [rule, { enabled: true }])),
  resultTypes: ['violations'],
};

/** What axe-core finds on the page as it is, or in a part of it, by some rules or by all. */
export async function axeFindings(page: Page, part = 'html', only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const chosen: RunOptions = only ? { runOnly: { type: 'rule', values: only } } : options;
  const run = `axe.run(${JSON.stringify(part)}, ${JSON.stringify(chosen)})`;
  const violations = await page.evaluate<AxeResults['violations']>(
    `${run}.then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
