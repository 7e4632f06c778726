/** Only a map changes into another: any other page would be painted later for nothing. */
import { describe, expect, test } from 'vitest';
import { content } from '../site-content.ts';
import { addressOf } from './address-of.ts';
import { newPage, open } from './open.ts';
import { everyPage, readPage } from './sample.ts';

/** The cases of the map of the home page that have one themselves. */
const mapped = everyPage.filter(
  (path) => readPage(path).includes('class="case-map"') && readPage('/').includes(`href="${path}"`),
);

/** Whether a page takes part in a change from another, whose link is followed. */
async function changes(from: string, to: string): Promise<boolean> {
  const page = await newPage({ reducedMotion: 'no-preference' });
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.changed = String(viewTransition !== null);
    }),
  );
  await page.goto(from);
  await page.locator(':root[data-site]').waitFor();
  await page.evaluate((to) => {
    document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click();
  }, to);
  await page.waitForURL((url) => url.pathname === encodeURI(to));
  await page.locator(':root[data-changed]').waitFor();
  return (await page.locator('html').getAttribute('data-changed')) === 'true';
}

describe.runIf(mapped.length > 0)('the map', () => {
  const [story = ''] = mapped;

  test('of the home page becomes that of a case', async () => {
    expect(await changes('/', story)).toBe(true);
  });

  test('changes into no other page', async () => {
    const legal = addressOf(`/${content.legal[0]?.slug}/`);
    expect(await changes('/', legal)).toBe(false);
    expect(await changes(story, '/')).toBe(false);
  });
});

test('a change that is skipped before it was ready is no error of the page', async () => {
  const page = await open(addressOf('/contact/'));
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.evaluate(async () => {
    const viewTransition = {
      ready: new Promise((_, reject) => setTimeout(reject, 0, new Error('skipped'))),
      skipTransition: () => {},
    };
    dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition }));
    await new Promise((goOn) => setTimeout(goOn, 50));
  });
  expect(errors).toEqual([]);
});
