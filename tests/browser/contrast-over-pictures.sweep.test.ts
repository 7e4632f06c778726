import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasStory } from '../../components/cases/has-story.ts';
import { content, legalPath } from '../site-content.ts';
import { addressOf } from './address-of.ts';
import { desktop, phone } from './open.ts';
import { contrastOn, groundOf, newPaintedTab } from './painted.ts';

/** Widths at which the hero's words come closest to the bright parts of its picture. */
const tablet = { width: 1024, height: 768 };

const told = content.cases.filter(hasStory).map(({ slug }) => addressOf(`/cases/${slug}/`));
const overMap = {
  '.header .brand span': 4.5,
  '.opening .eyebrow': 4.5,
  '.opening h1': 3,
  '.opening p:last-of-type': 4.5,
};

const overHero = {
  '.hero-panel[data-active] .eyebrow': 4.5,
  '.hero-panel[data-active] h2': 3,
  '.hero-panel[data-active] .hero-words > p:last-of-type': 4.5,
};
/** Without panels, the home page opens with words alone. */
const hasPanels = content.home.hero.panels.length > 0;

/** Texts over a picture, and the contrast that their size requires (WCAG 2.2, 1.4.3). */
const overPictures = {
  ...(hasPanels && { '/': overHero }),
  [addressOf('/service/')]: { '.opening h1': 3, '.opening p:last-of-type': 4.5 },
  [addressOf('/contact/')]: { '.opening h1': 3, '.opening p:last-of-type': 4.5 },
  [addressOf(legalPath)]: { '.opening h1': 3 },
  ...Object.fromEntries(told.map((path) => [path, overMap])),
  '/nowhere/': { '.not-found h1': 3, '.not-found .eyebrow + h1 + p': 4.5 },
};

describe.each(Object.entries(overPictures))('text over a picture on %s', (path, texts) => {
  // On phones the words of all cases are below their maps, so one case is enough.
  const [first] = told;
  const isWide = told.includes(path) && path !== first;
  const phones = path === first ? [phone, { width: 320, height: 568 }] : isWide ? [] : [phone];
  const tablets = path === '/' || told.includes(path) ? [tablet] : [];
  test.each([desktop, ...phones, ...tablets])(
    'has enough contrast at $width px',
    async (viewport) => {
      const page = await newPaintedTab(viewport);
      await page.goto(path);
      await decodePictures(page);
      const ground = await groundOf(page);
      for (const [selector, least] of Object.entries(texts))
        expect(await contrastOn(ground, page.locator(selector)), selector).toBeGreaterThanOrEqual(
          least,
        );
    },
  );
});

describe.each([...(hasPanels ? ['/'] : []), addressOf('/contact/')])(
  'a white photograph behind header and words on %s',
  (path) => {
    const aside = { width: 640, height: 360 };
    test.each([phone, aside, { width: 901, height: 700 }, tablet, desktop])(
      'leaves them enough contrast at $width px',
      async (viewport) => {
        const page = await newPaintedTab(viewport);
        const white =
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2H0z" fill="#fff"/></svg>';
        await page.route(/\.(svg|avif|webp)$/, (route) =>
          route.fulfill({ contentType: 'image/svg+xml', body: white }),
        );
        await page.goto(path);
        await page.evaluate(() => {
          for (const image of document.images) image.dataset.picture = 'white.jpg';
        });
        await decodePictures(page);
        const ground = await groundOf(page);
        const band = '.hero-panel[data-active], .opening';
        const texts = ['.header .brand span', '.header-fit a:visible', `:is(${band}) .eyebrow`];
        for (const text of [...texts, `:is(${band}) p`])
          for (const each of await page.locator(text).all())
            expect(await contrastOn(ground, each), await each.innerText()).toBeGreaterThanOrEqual(
              4.5,
            );
        const title = page.locator(`:is(${band}) :is(h1, h2)`);
        expect(await contrastOn(ground, title)).toBeGreaterThanOrEqual(3);
        // The icons of the header must stand out as well (WCAG 2.2, 1.4.11).
        for (const sign of await page.locator('.header button svg:visible').all())
          expect(await contrastOn(ground, sign)).toBeGreaterThanOrEqual(3);
      },
    );
  },
);

const decodePictures = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter(({ loading }) => loading !== 'lazy')
        .map((image) => image.decode()),
    ),
  );
