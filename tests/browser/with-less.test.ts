/** Layouts of a firm that has less than usual: what is left fills its place. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { content } from '../site-content.ts';
import { addressOf } from './address-of.ts';
import { open } from './open.ts';

const { home, services, servicePage } = content;

test.for(
  [
    { what: 'services', page: '/', list: '.service-list', has: services.length },
    { what: 'reasons', page: '/', list: '.why-columns .reasons', has: home.why.reasons.length },
    {
      what: 'pictures',
      page: '/service/',
      list: '.gallery',
      has: servicePage.gallery.items.length,
    },
  ].filter(({ has }) => has >= 3),
)('three $what fill their rows', async ({ page, list }) => {
  const element = (await open(addressOf(page))).locator(list);
  await keepFirst(element.locator('> *'), 3);
  const [box, last] = [
    await element.boundingBox(),
    await element.locator('> *').last().boundingBox(),
  ];
  const endOf = (it: typeof box) => (it?.x ?? 0) + (it?.width ?? 0);
  const isRtl = content.site.dir === 'rtl';
  if (isRtl) expect(last?.x).toBeCloseTo(box?.x ?? 0, 0);
  else expect(endOf(last)).toBeCloseTo(endOf(box), 0);
});

test.runIf(services.length > 3)(
  'a slider keeps no space for controls where it shows all of its slides',
  async () => {
    const page = await open('/');
    const slider = page.locator('.slider[data-layout=services]');
    const space = () =>
      slider.locator('.slider-controls').evaluate((it) => it.getBoundingClientRect().height);
    expect(await space()).toBeGreaterThan(0);
    await keepFirst(slider.locator('.slider-slide'), 3);
    expect(await space()).toBe(0);
    await page.setViewportSize({ width: 700, height: 900 });
    expect(await space()).toBeGreaterThan(0);
  },
);

const { hint } = content.contact.form.fields.message;
test.runIf(hint)('beside long facts, the message fills its row down to its hint', async () => {
  const page = await open(addressOf('/contact/'));
  await page.locator('.contact-facts').evaluate((it) => {
    it.style.minBlockSize = '1400px';
  });
  const message = page.locator('[data-field=message]');
  const gap = () =>
    message.evaluate((it) => {
      const [field, hint] = ['textarea', '.enquiry-field-hint'].map((name) =>
        it.querySelector(name)?.getBoundingClientRect(),
      );
      return (hint?.top ?? Number.NaN) - (field?.bottom ?? Number.NaN);
    });
  await expect
    .poll(() => message.evaluate((it) => it.getBoundingClientRect().height))
    .toBeGreaterThan(900);
  expect(await gap()).toBeLessThan(24);
});

test('an opening with nothing below it leaves room before the footer', async () => {
  const page = await open(addressOf('/service/'));
  const opening = page.locator('main .opening');
  await opening.evaluate((it) => {
    while (it.nextElementSibling && !it.nextElementSibling.matches('link, script'))
      it.nextElementSibling.remove();
    for (const band of it.parentElement?.querySelectorAll('.band') ?? []) band.remove();
  });
  const bottom = await opening.evaluate((it) => it.getBoundingClientRect().bottom);
  const footer = await page
    .getByRole('contentinfo')
    .evaluate((it) => it.getBoundingClientRect().top);
  expect(footer - bottom).toBeGreaterThan(40);
});

/** Removes all elements but the first few. */
const keepFirst = (elements: Locator, count: number) =>
  elements.evaluateAll((all, count) => {
    for (const it of all.slice(count)) it.remove();
  }, count);
