/** The backgrounds of the bands of a page, and how clearly each is told apart from the one before. */
import type { Page } from 'playwright-core';
import { luminance } from './painted.ts';

/** The contrast between the background of each band and that of the band before it. */
export async function contrastsOfBands(page: Page, bands = 'main > :is(section, div), footer') {
  const grounds = await page.locator(bands).evaluateAll((all) =>
    all.map((band) => {
      const own = getComputedStyle(band).backgroundColor;
      const seen = own === 'rgba(0, 0, 0, 0)' ? getComputedStyle(document.documentElement) : null;
      const [, ...rgb] = /(\d+), (\d+), (\d+)/.exec(seen?.backgroundColor ?? own) ?? [];
      return { band: band.className, rgb: rgb.map(Number) };
    }),
  );
  return grounds.slice(1).map(({ band, rgb }, index) => {
    const light = [rgb, grounds[index]?.rgb ?? []].map((each) => luminance(Buffer.from(each)));
    const [dark = 0, bright = 0] = light.sort((a, b) => a - b);
    return { band, contrast: (bright + 0.05) / (dark + 0.05) };
  });
}
