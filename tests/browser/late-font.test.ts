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
    page.evaluate(() => {
      const parts = document.querySelectorAll('body > :not(main), main > *');
      const fonts = [...parts].map((part) => getComputedStyle(part).getPropertyValue('--mono'));
      return [...new Set(fonts)].join(' or ');
    });
  /** The elements that are set in it. */
  const inLabelFont = (page: Page) =>
    page.evaluate(
      (family) =>
        [...document.querySelectorAll('body, body *')].filter((element) =>
          getComputedStyle(element).fontFamily.replaceAll('"', '').startsWith(`${family},`),
        ).length,
      label?.family ?? '',
    );
  const fileName = `${label?.family.toLowerCase().replaceAll(' ', '-')}-`;
  const own = new RegExp(`^"?${label?.family}"?,(?!.* or )`);

  test('waits on the first page of a visit until its first pictures have come', async () => {
    const page = await newPage();
    const finish = await hold(page, pictures);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    expect(await fontsOf(page)).toMatch(new RegExp(`^"?${label?.family} Fallback"?,`));
    expect(await inLabelFont(page)).toBe(0);
    finish();
    await expect.poll(() => fontsOf(page)).toMatch(own);
    expect(await inLabelFont(page)).toBeGreaterThan(0);
  });

  test('comes to one part of the page in each frame, so that a press is answered between', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      const counts: number[] = Reflect.set(window, 'counts', [])
        ? Reflect.get(window, 'counts')
        : [];
      const look = () => {
        counts.push(document.querySelectorAll('[data-set]').length);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/');
    await page.locator(':root[data-js=""]').waitFor({ state: 'attached' });
    const [counts, parts] = await page.evaluate(() => [
      Reflect.get(window, 'counts') as number[],
      document.querySelectorAll('body > :not(main), main > *').length,
    ]);
    const steps = counts.map((count, at) => count - (counts[at - 1] ?? 0));
    expect(Math.max(...steps)).toBe(1);
    expect(Math.max(...counts)).toBe(parts);
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
