import { afterAll, describe, expect, test } from 'vitest';
import { budgetOf, readBudgets, refusedAbove } from '../../scripts/budgets/budgets.ts';
import { isFull, sampled } from '../matrix.ts';
import { content, siteRoot } from '../site-content.ts';
import { newPage, withMotion } from './open.ts';
import { firmLayouts } from './pages.ts';
import { startSite } from './site.ts';
import { watchRequests } from './watch-requests.ts';

// Compressed, as on real hosts.
const site = await startSite({ handlers: [] });
const origin = site.url;
afterAll(() => site.close());

const budgets = readBudgets(siteRoot);
/** The page file of an address, as far as budgets tell page files apart. */
function sourceOf(path: string): string {
  if (path === '/') return 'pages/index.tsx';
  if (content.legal.some(({ slug }) => path === `/${slug}/`)) return 'pages/[legal].tsx';
  return `pages${path}`;
}

const budgetFor = (path: string) => budgetOf(budgets, sourceOf(path));

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

// Pages that share a budget are much alike, so that a sample takes one of them.
const sample = [...new Map(firmLayouts.map((path) => [budgetFor(path), path])).values()];
describe.for(isFull ? firmLayouts : sampled(sample, 2))(
  'a first visit to %s on a phone',
  (path) => {
    const budget = budgetFor(path);
    if (!budget) throw new Error(`content/budgets.yaml has no budget for ${path}`);

    test('finds its largest picture of the first screen as soon as the document comes', async () => {
      const page = await newPage({ ...phone, hasTouch: true, ...withMotion });
      await page.goto(origin + path);
      await page.waitForLoadState('networkidle');
      const late = await page.evaluate(() => {
        const shown = (image: HTMLImageElement) => {
          const { top, right, bottom, left } = image.getBoundingClientRect();
          const width = Math.min(right, innerWidth) - Math.max(left, 0);
          const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
          return image.checkVisibility() ? Math.max(width, 0) * Math.max(height, 0) : 0;
        };
        const [largest] = [...document.images].sort((a, b) => shown(b) - shown(a));
        const isSeen = largest && shown(largest) > (innerWidth * innerHeight) / 20;
        return isSeen && largest.loading === 'lazy' ? largest.currentSrc : undefined;
      });
      expect(late, 'a picture of the first screen that waits for its layout').toBeUndefined();
    });

    test('stays within its budget and loads only from this origin', async () => {
      const page = await newPage({ ...phone, hasTouch: true, ...withMotion });
      const requests = await watchRequests(page);
      await page.goto(origin + (path === '/404.html' ? '/nowhere/' : path));
      await page.waitForLoadState('networkidle');
      const icons = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')].map(({ href }) => href),
      );
      const sent = [...requests.values()]
        .filter(({ url }) => !icons.includes(url))
        .sort((a, b) => b.bytes - a.bytes);
      expect(sent.filter(({ url }) => !url.startsWith(origin))).toEqual([]);
      const list = sent.map(({ url, bytes }) => `${bytes} ${url.slice(origin.length)}`).join('\n');
      const sum = sent.reduce((bytes, request) => bytes + request.bytes, 0);
      const limit = refusedAbove(budget, 'firstVisit');
      expect(
        sum,
        `firstVisit in content/budgets.yaml, heaviest first:\n${list}`,
      ).toBeLessThanOrEqual(limit);
      const over = sum - budget.firstVisit;
      if (over <= 0) console.log(`${path}: ${sum} bytes`);
      else console.warn(`${path} is ${over} bytes too heavy; the heaviest come first:\n${list}`);
    });
  },
);
