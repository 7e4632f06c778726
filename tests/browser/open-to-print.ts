import type { Page } from 'playwright-core';
import { fontsReady } from './fonts-ready.ts';
import { newPage } from './open.ts';

/** Opens a page with empty pictures of the same size: real ones are slow, and not tested. */
export async function openToPrint(address: string): Promise<Page> {
  const page = await newPage();
  const empty = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await page.route(/\.(svg|avif|webp|png|jpe?g)$/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: empty }),
  );
  await page.goto(address);
  await fontsReady(page);
  return page;
}
