import { expect, test } from 'vitest';
import { open } from '../../browser/open.ts';

test('the gallery opens a picture large, moves on with arrow keys and returns the focus', async () => {
  const page = await open('/gallery/');
  const gallery = page.locator('[data-island=Lightbox][data-ready]').first();
  await page.locator('.lightbox-grid').first().scrollIntoViewIfNeeded();
  const links = gallery.getByRole('link');
  await links.first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  expect(await dialog.locator('figcaption').innerText()).toContain('1 of 5');
  const alt = await links.first().getByRole('img').getAttribute('alt');
  expect(alt).not.toBe('');
  expect(await dialog.getByRole('img').getAttribute('alt')).toBe(alt);
  await page.keyboard.press('ArrowLeft');
  expect(await dialog.locator('figcaption').innerText()).toContain('5 of 5');
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await page.keyboard.press('Escape');
  expect(await dialog.count()).toBe(0);
  const isFocused = () => links.nth(1).evaluate((link) => link === document.activeElement);
  await expect.poll(isFocused).toBe(true);
});
