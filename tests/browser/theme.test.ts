import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { content } from '../site-content.ts';
import { addressOf } from './address-of.ts';
import { hold } from './hold.ts';
import { newContext, newPage, open, runFirst, takeTab } from './open.ts';

const { theme } = content.ui;
const toDark = { name: theme.toDark, exact: true };
const toLight = { name: theme.toLight, exact: true };

test('with nothing saved, the page follows the system, even when it changes', async () => {
  const page = await open('/', { colorScheme: 'light' });
  expect(await themeOf(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => themeOf(page)).toBe('dark');
  expect(await page.getByRole('button', toLight).isVisible()).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => themeOf(page)).toBe('light');
  expect(await page.getByRole('button', toDark).isVisible()).toBe(true);
});

test('the toggle switches the theme and saves it as isDarkmode true or false', async () => {
  const page = await open('/', { colorScheme: 'light' });
  expect(await savedTheme(page)).toBe(null);
  await page.getByRole('button', toDark).click();
  await expect.poll(() => themeOf(page)).toBe('dark');
  expect(await savedTheme(page)).toBe('true');
  await page.getByRole('button', toLight).click();
  await expect.poll(() => themeOf(page)).toBe('light');
  expect(await savedTheme(page)).toBe('false');
});

test('the toggle works before the script of the site has come', async () => {
  const page = await takeTab({ colorScheme: 'light' });
  const letThrough = await hold(page, '**/assets/Site-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', toDark).click();
  await expect.poll(() => themeOf(page)).toBe('dark');
  expect(await savedTheme(page)).toBe('true');
  await letThrough();
  await page.getByRole('button', toLight).click();
  await expect.poll(() => themeOf(page)).toBe('light');
});

test('the toggle works while the script of the header, which it is in, does not come', {
  tags: 'nightly',
}, async () => {
  const page = await takeTab({ colorScheme: 'light' });
  const letThrough = await hold(page, '**/assets/Header-*.js');
  await page.goto('/');
  await page.locator('html[data-site]').waitFor();
  await page.getByRole('button', toDark).click();
  await expect.poll(() => themeOf(page)).toBe('dark');
  letThrough();
  await page.locator('header[data-ready]').waitFor();
  expect(await themeOf(page)).toBe('dark');
  await page.getByRole('button', toLight).click();
  await expect.poll(() => themeOf(page)).toBe('light');
});

test('the toggle works if the script of the site does not load', async () => {
  const page = await takeTab({ colorScheme: 'light' });
  await page.route('**/assets/Site-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', toDark).click();
  await expect.poll(() => themeOf(page)).toBe('dark');
});

test('the saved theme takes precedence over the system, on every page', async () => {
  const page = await open('/', { colorScheme: 'dark' });
  await page.getByRole('button', toLight).click();
  await page.goto(addressOf('/contact/'));
  expect(await themeOf(page)).toBe('light');
  expect(await page.getByRole('button', toDark).isVisible()).toBe(true);
});

test.for([
  ['dark', 'true', 'light'],
  ['light', 'false', 'dark'],
] as const)(
  'a saved %s theme is there from the first frame, before the script has come',
  async ([theme, saved, colorScheme]) => {
    const page = await takeTab({ colorScheme });
    const letThrough = await hold(page, '**/assets/Site-*.js');
    await runFirst(
      page,
      (saved) => {
        localStorage.setItem('isDarkmode', saved);
        const seen = new Set<string>();
        const look = () => {
          if (document.body) seen.add(getComputedStyle(document.body).backgroundColor);
          document.documentElement.dataset.seen = [...seen].join(';');
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      saved,
    );
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('html[data-seen]:not([data-seen=""])').waitFor();
    expect(await themeOf(page)).toBe(theme);
    letThrough();
    await page.locator('html[data-site]').waitFor();
    const colours = await page.locator('html').getAttribute('data-seen');
    expect(colours?.split(';')).toEqual([await backgroundOf(page)]);
  },
);

test('under reduced motion the theme changes at once', async () => {
  const page = await open('/', { colorScheme: 'light', reducedMotion: 'reduce' });
  await page.getByRole('button', toDark).click();
  await expect.poll(() => themeOf(page)).toBe('dark');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('another open tab follows the toggle', async () => {
  const context = await newContext({ colorScheme: 'light' });
  const [first, second] = [await context.newPage(), await context.newPage()];
  await Promise.all([first.goto('/'), second.goto(addressOf('/service/'))]);
  await first.getByRole('button', toDark).click();
  await expect.poll(() => themeOf(second)).toBe('dark');
  await second.getByRole('button', toLight).click();
  await expect.poll(() => themeOf(first)).toBe('light');
  await first.evaluate(() => localStorage.clear());
  await second.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => themeOf(second)).toBe('dark');
});

test('if storage is denied, the toggle still switches, without an error', async () => {
  const page = await newPage({ colorScheme: 'light' });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
    Object.defineProperty(window, 'sessionStorage', { get });
  });
  await page.goto('/');
  await page.getByRole('button', toDark).click();
  await expect.poll(() => themeOf(page)).toBe('dark');
  await page.getByRole('button', toLight).click();
  await expect.poll(() => themeOf(page)).toBe('light');
  // As after loading a page or coming back to it.
  await page.evaluate(() => dispatchEvent(new Event('pageshow')));
  expect(await themeOf(page)).toBe('light');
  expect(errors).toEqual([]);
});

function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

/** The theme that a visitor sees: whether the background or the text is darker. */
function themeOf(page: Page): Promise<'dark' | 'light'> {
  return page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    const [text = 0, ground = 0] = [color, backgroundColor].map((colour) =>
      (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0),
    );
    return ground < text ? 'dark' : 'light';
  });
}

function savedTheme(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('isDarkmode'));
}

test.for([
  ['true', 'dark'],
  ['false', 'light'],
] as const)(
  'controls and scroll bars have the colours of the theme, with %s saved',
  async ([saved, scheme]) => {
    const page = await open('/', { colorScheme: scheme === 'dark' ? 'light' : 'dark' });
    await page.evaluate((saved) => localStorage.setItem('isDarkmode', saved), saved);
    await page.reload();
    const used = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(used).toBe(scheme);
  },
);
