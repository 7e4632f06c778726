/** The font of labels waits for the first screen, and is there all the same where no script calls it. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { content } from '../site-content.ts';
import { hold } from './hold.ts';
import { newPage } from './open.ts';

const label = content.fonts.find(({ role, preload }) => role === 'mono' && !preload);
const pictures = /\/assets\/[^/]+\.(svg|avif|webp)$/;

describe.runIf(label)('the font of labels', () => {
  /** The fonts of labels in their order. */
  const fontsOf = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mono'));
  const fileName = `${label?.family.toLowerCase().replaceAll(' ', '-')}-`;
  const own = new RegExp(`^"?${label?.family}"?,`);

  test('waits on the first page of a visit until its first pictures have come', async () => {
    const page = await newPage();
    const finish = await hold(page, pictures);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    expect(await fontsOf(page)).toMatch(new RegExp(`^"?${label?.family} Fallback"?,`));
    finish();
    await expect.poll(() => fontsOf(page)).toMatch(own);
  });

  test('shows once it has come, so that labels are set anew once', async () => {
    const page = await newPage();
    const finish = await hold(page, new RegExp(fileName));
    const wanted = page.waitForRequest((request) => request.url().includes(fileName));
    await page.goto('/');
    await wanted;
    expect(await fontsOf(page)).toMatch(new RegExp(`^"?${label?.family} Fallback"?,`));
    finish();
    await expect.poll(() => fontsOf(page)).toMatch(own);
  });

  test('is asked for again if it did not come', async () => {
    const page = await newPage();
    await page.route(`**/${fileName}*`, (route) => route.abort());
    await page.goto('/');
    await expect.poll(() => fontsOf(page)).toMatch(own);
  });

  test('is there at once on the next page', async () => {
    const page = await newPage();
    await page.goto('/');
    await hold(page, pictures);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/"]')?.click());
    await page.waitForEvent('domcontentloaded');
    expect(await fontsOf(page)).toMatch(own);
  });

  test('is there without script', async () => {
    const page = await newPage({ javaScriptEnabled: false });
    await page.goto('/');
    expect(await fontsOf(page)).toMatch(own);
  });

  test('is there if the script of the site does not load', async () => {
    const page = await newPage();
    await page.route('**/assets/Site-*', (route) => route.abort());
    await page.goto('/');
    await expect.poll(() => fontsOf(page)).toMatch(own);
  });
});
