import { describe, expect, test } from 'vitest';
import { sitemapPaths } from '../../scripts/lighthouse/sitemap-paths.ts';
import { findLayoutFaults } from './layout-faults.ts';
import { open } from './open.ts';
import { siteFolder } from './site.ts';

const widths = Array.from({ length: 57 }, (_, step) => 320 + step * 40);
const paths = [...(await sitemapPaths(siteFolder)), '/index/', '/nowhere/'];

describe('from 320 to 2560 pixels wide', () => {
  test.each(paths)('%s has no text cut, overlapped or beyond the edge', async (path) => {
    const viewport = { width: widths[0] ?? 320, height: 900 };
    const page = await open(path, { reducedMotion: 'reduce', viewport });
    await page.evaluate(() => document.fonts.ready);
    const faults: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // Media queries follow the new width at the next frame.
      await page.waitForFunction((expected) => innerWidth === expected, width, { polling: 'raf' });
      await page.evaluate(
        () => new Promise((next) => requestAnimationFrame(() => setTimeout(next))),
      );
      const found = await page.evaluate(findLayoutFaults);
      faults.push(...found.map((fault) => `${width}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});
