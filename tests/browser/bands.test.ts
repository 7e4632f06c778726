import { expect, test } from 'vitest';
import { hasStory } from '../../components/cases/has-story.ts';
import { isFull } from '../matrix.ts';
import { content } from '../site-content.ts';
import { addressOf } from './address-of.ts';
import { contrastsOfBands } from './band-grounds.ts';
import { desktop, open, phone } from './open.ts';
import { hasPage } from './sample.ts';

const legal = content.legal.map(({ slug }) => addressOf(`/${slug}/`));
const told = content.cases.filter(hasStory).map(({ slug }) => addressOf(`/cases/${slug}/`));
const pages = [
  ...['/', '/service/', '/contact/', '/index/', '/404.html']
    .filter(hasPage)
    .map((name) => addressOf(name)),
  ...legal,
  ...told,
];

test.for(isFull ? pages : ['/', addressOf('/service/'), addressOf('/contact/'), '/404.html'])(
  'in the dark theme neighbouring bands of %s are told apart by their ground',
  async (path) => {
    const page = await open(path, { colorScheme: 'dark' });
    const neighbours = await contrastsOfBands(page);
    expect(neighbours.length).toBeGreaterThan(0);
    for (const { band, contrast } of neighbours) {
      expect(contrast, band).toBeGreaterThanOrEqual(1.15);
    }
  },
);

test.for([desktop, phone])(
  'at $width px no words of the home page stand at the edge of their band',
  async (viewport) => {
    const page = await open('/', { viewport });
    const rooms = await page.locator('main > .band').evaluateAll((bands) =>
      bands.map((band) => {
        const words = document.createTreeWalker(band, NodeFilter.SHOW_TEXT).nextNode();
        const first = words?.parentElement ?? band;
        return first.getBoundingClientRect().top - band.getBoundingClientRect().top;
      }),
    );
    expect(rooms.length).toBeGreaterThan(2);
    expect(Math.min(...rooms)).toBeGreaterThan(32);
  },
);

test.for([desktop, phone])(
  'at $width px the drawings of the cards fill them to every edge',
  async (viewport) => {
    const page = await open(addressOf('/service/'), { viewport });
    const fits = await page.locator('.service-cards img').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const drawn =
          Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
        const shown = picture.clientWidth / picture.clientHeight;
        const isSame = Math.abs(drawn / shown - 1) < 0.01;
        return isSame || getComputedStyle(picture).objectFit === 'cover';
      }),
    );
    expect(fits.every(Boolean)).toBe(true);
  },
);

test('very wide windows are not half empty: all sizes grow with them', {
  tags: 'nightly',
}, async () => {
  const page = await open('/');
  const share = () =>
    page
      .locator('main .page-width')
      .first()
      .evaluate((box) => box.getBoundingClientRect().width / innerWidth);
  for (const width of [2560, 3440]) {
    await page.setViewportSize({ width, height: 1440 });
    await expect.poll(share, { message: `${width}` }).toBeGreaterThan(0.6);
  }
});

test.runIf(legal.length > 0)(
  'the rules between the contents of a legal page all begin at the same edge',
  async () => {
    const page = await open(legal[0] ?? '/');
    const starts = await page
      .locator('.legal-contents ol, .legal-contents a')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().left));
    expect(new Set(starts).size).toBe(1);
  },
);
