import { expect, test } from 'vitest';
import { open } from '../../browser/open.ts';

const titles = '.works h2:visible';

test.each([true, false])('the portfolio is filtered by kind (script: %s)', async (script) => {
  const page = await open('/portfolio/', { javaScriptEnabled: script });
  const all = await page.locator(titles).count();
  await page.getByRole('radio', { name: /Media/ }).check();
  expect(await page.locator(titles).allTextContents()).toEqual(['First Light']);
  await page.getByRole('radio', { name: /All work/ }).check();
  expect(await page.locator(titles).count()).toBe(all);
});

test('arrow keys move through the kinds, and the choice is marked', async () => {
  const page = await open('/portfolio-box-layout/');
  const filter = page.getByRole('group', { name: 'Kinds of work' });
  await filter.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await filter.getByRole('radio', { name: /Logistics/ }).isChecked()).toBe(true);
  expect(await page.locator(titles).allTextContents()).toEqual(['Harbour Ledger', 'Ore to Dock']);
});

test('topics beside the blog filter its articles', async () => {
  const page = await open('/blog-list-sidebar/');
  await page.getByRole('radio', { name: /Finance/ }).check();
  expect(await page.locator('.articles h2:visible').allTextContents()).toEqual([
    'Launching a currency desk in twelve weeks',
  ]);
});
