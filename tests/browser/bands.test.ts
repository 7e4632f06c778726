import { expect, test } from 'vitest';
import { content } from '../site-content.ts';
import { desktop, open, phone } from './open.ts';

const legal = content.legal.map(({ slug }) => `/${slug}/`);
const pages = ['/', '/service/', '/contact/', ...legal.slice(0, 1)];

test.for(pages)(
  'in the dark theme %s separates all bands by a line or a change of colour',
  async (path) => {
    const page = await open(path, { colorScheme: 'dark' });
    const seams = await page.locator('main > :is(section, div), footer').evaluateAll((bands) =>
      bands.slice(1).map((band, index) => {
        const style = getComputedStyle(band);
        const before = bands[index];
        const sum = (color: string) =>
          (color.match(/\d+/g) ?? []).slice(0, 3).reduce((all, each) => all + Number(each), 0);
        const ground = (it: Element | undefined) => {
          const own = it ? getComputedStyle(it).backgroundColor : '';
          return own === 'rgba(0, 0, 0, 0)' || own === ''
            ? sum(getComputedStyle(document.body).backgroundColor)
            : sum(own);
        };
        const [one, other] = [ground(before), ground(band)];
        const hasLine = Number.parseFloat(style.borderBlockStartWidth) > 0;
        return { band: band.className, isOne: one === other, step: Math.abs(one - other), hasLine };
      }),
    );
    expect(seams.length).toBeGreaterThan(0);
    for (const { band, isOne, step, hasLine } of seams)
      expect(isOne || step > 20 || hasLine, band).toBe(true);
  },
);

test.for([desktop, phone])(
  'at $width px the drawings of the cards fill them to every edge',
  async (viewport) => {
    const page = await open('/service/', { viewport });
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

test('very wide windows are not half empty: all sizes grow with them', async () => {
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
