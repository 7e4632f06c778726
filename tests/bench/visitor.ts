/**
 * Measures each kind of page on a phone whose processor is slowed down four times, and prints the
 * result beside the committed table: `npm run bench:visitor`. `-- --page /contact/` measures one
 * page, and `-- --write` replaces the table.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { addressOf } from '../browser/address-of.ts';
import { startBrowser, startSite } from '../browser/site.ts';
import { watchRequests } from '../browser/watch-requests.ts';
import { content } from '../site-content.ts';
import { longestTask } from './longest-task.ts';
import { pressAll } from './press-all.ts';

const slowdown = 4;
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const legal = `/${content.legal[0]?.slug}/`;
const kinds = [
  ...['/', '/contact/', '/service/', legal, '/index/'].map((name) => addressOf(name)),
  '/nowhere/',
  '/template-preview/',
];

/**
 * The measurements of a page: the bytes sent on a first visit, the bytes added while everything is
 * pressed, and times in milliseconds. Tasks are in processor time, everything else in clock time.
 */
const columns = [
  'document B',
  'script B',
  'style B',
  'fonts B',
  'pictures B',
  'first visit B',
  'pressed B',
  'LCP ms',
  'task loading ms',
  'task pressed ms',
  'INP ms',
] as const;
type Measures = Record<string, number>;
const committed = z.object({
  date: z.string(),
  pages: z.record(z.string(), z.record(z.string(), z.number())),
});

declare global {
  interface Window {
    timings: {
      shown: number;
      presses: { took: number; what: string }[];
    };
  }
}

const { values } = parseArgs({
  options: { page: { type: 'string' }, write: { type: 'boolean', default: false } },
});
const file = join(import.meta.dirname, 'visitor.json');
const before = committed.parse(JSON.parse(readFileSync(file, 'utf8')));
// Compressed, as on real hosts.
const [site, browser] = await Promise.all([
  startSite({ handlers: [] }),
  startBrowser({ paints: true }),
]);
const pages: Record<string, Measures> = {};
// A single page at a time already keeps about one core busy.
if ((loadavg()[0] ?? 0) > availableParallelism())
  console.warn(
    'Other programs keep this machine busy: LCP and INP are longer than they would be.\n',
  );
console.log(`Each figure with its ratio to that of ${before.date}.\n`);
console.log(`| page | ${columns.join(' | ')} | slowest press |`);
console.log(`| --- |${' --: |'.repeat(columns.length)} --- |`);
for (const path of values.page ? [values.page] : kinds) {
  const { measures, slowest } = await measurePage(browser, path);
  pages[path] = measures;
  const cells = columns.map((column) => withRatio(measures[column], before.pages[path]?.[column]));
  console.log(`| ${[path, ...cells, slowest].join(' | ')} |`);
}
await Promise.all([browser.close(), site.close()]);
if (values.write) {
  const date = new Date().toISOString().slice(0, 10);
  const all = { date, pages: { ...before.pages, ...pages } };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}

function withRatio(now = 0, then = 0): string {
  const ratio = then > 0 ? ` (${(now / then).toFixed(2)})` : '';
  return now.toLocaleString('en') + ratio;
}

/** Opens a page for the first time, waits until loading ends, then presses every control. */
async function measurePage(
  browser: Browser,
  path: string,
): Promise<{ measures: Measures; slowest: string }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const requests = await watchRequests(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript({ path: join(import.meta.dirname, 'observe.js') });
  const loading = await longestTask(browser, page, async () => {
    await page.goto(site.url + path, { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
  });
  const bytesOf = (...types: string[]) =>
    [...requests.values()]
      .filter(({ url, type }) => !url.includes('/favicon') && (!types[0] || types.includes(type)))
      .reduce((sum, { bytes }) => sum + bytes, 0);
  const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'].map((kind) => bytesOf(kind));
  const visit = bytesOf();
  const pressing = await longestTask(browser, page, () => pressAll(page));
  const { shown, presses } = await page.evaluate(() => window.timings);
  const slowest = presses.toSorted((a, b) => b.took - a.took)[0];
  const added = bytesOf() - visit;
  const figures = [...kinds, visit, added, shown, loading, pressing, slowest?.took ?? 0];
  await context.close();
  return {
    measures: Object.fromEntries(
      columns.map((column, index) => [column, Math.round(figures[index] ?? 0)]),
    ),
    slowest: slowest?.what ?? '',
  };
}
