import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasStory } from '../../components/cases/has-story.ts';
import { fill } from '../../components/text/fill.ts';
import { content } from '../site-content.ts';
import { addressOf, arriveAt } from './address-of.ts';
import { columns } from './columns.ts';
import { hold } from './hold.ts';
import { desktop, open, phone } from './open.ts';

const { cases, services, practices, home, ui } = content;
const subject = (page: Page) => page.locator('[name=subject]');

describe.runIf(cases.length > 0)('a case study', () => {
  test('links to the page of the service that did the work, or else to its slide', async () => {
    const page = await open('/');
    for (const { slug, service } of cases) {
      const ways = page.locator(`#case-${slug} .case-ways a:not([href*="subject="])`);
      const named = services.filter((it) => it.slug === service);
      expect(await ways.allTextContents()).toEqual(named.map(({ title }) => title));
    }
    const [known] = cases.filter(({ service }) => service);
    if (!known) return;
    await page.locator(`#case-${known.slug} .case-ways a:not([href*="subject="])`).click();
    if (practices.some(({ slug }) => slug === known.service)) {
      await arriveAt(page, addressOf(`/practices/${known.service}/`));
      return;
    }
    const slide = page.locator(`#service-${known.service}`);
    await expect.poll(() => slide.evaluate(isInView)).toBe(true);
  });

  test('links to the form, with its name as the subject, from its story or else its card', async () => {
    const [last] = cases.slice(-1);
    const page = await open(last && hasStory(last) ? addressOf(`/cases/${last.slug}/`) : '/');
    const from =
      last && hasStory(last) ? page.locator('main') : page.locator(`#case-${last?.slug}`);
    await from.getByRole('link', { name: home.reachIntro.ask, exact: true }).click();
    await arriveAt(page, addressOf('/contact/'));
    await expect.poll(() => subject(page).inputValue()).toBe(last?.name);
    // The address loses the subject, so that a reload does not undo later changes.
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await subject(page).fill('Something else');
    await page.locator('[data-island=Enquiry][data-kept]').waitFor({ state: 'attached' });
    await page.reload();
    await expect.poll(() => subject(page).inputValue()).toBe('Something else');
  });

  test('replaces the subject of an earlier visit, and nothing else', async () => {
    const page = await open(addressOf('/contact/'));
    await subject(page).fill('An older subject');
    await page.locator('[name=contact-message]').fill('Kept from then.');
    await page.locator('[data-island=Enquiry][data-kept]').waitFor({ state: 'attached' });
    await page.goto(`${addressOf('/contact/')}?from=newsletter&subject=A+newer+one`);
    await page.locator('[data-island=Enquiry][data-restored]').waitFor({ state: 'attached' });
    await expect.poll(() => subject(page).inputValue()).toBe('A newer one');
    expect(await page.locator('[name=contact-message]').inputValue()).toBe('Kept from then.');
    // The form must not remove anything else from the address.
    expect(new URL(page.url()).search).toBe('?from=newsletter');
  });

  test('stays the subject in the tab in which an older one was typed', async () => {
    const page = await open(addressOf('/contact/'));
    await subject(page).fill('An older subject');
    await page.locator('[data-island=Enquiry][data-kept]').waitFor({ state: 'attached' });
    await page.goto(`${addressOf('/contact/')}?subject=A+newer+one`);
    await expect.poll(() => subject(page).inputValue()).toBe('A newer one');
    await page.goto('/');
    await page.goto(addressOf('/contact/'));
    await page.locator('[data-island=Enquiry][data-restored]').waitFor({ state: 'attached' });
    expect(await subject(page).inputValue()).toBe('A newer one');
  });

  test('replaces an older subject also if the script that restores drafts comes late', async () => {
    const page = await open(addressOf('/contact/'));
    await subject(page).fill('An older subject');
    await page.locator('[data-island=Enquiry][data-kept]').waitFor({ state: 'attached' });
    const release = await hold(page, '**/assets/Enquiry-*.js');
    await page.goto(`${addressOf('/contact/')}?subject=A+newer+one`);
    await page.locator('[data-island=EnquirySubject][data-ready]').waitFor({ state: 'attached' });
    release();
    await page.locator('[data-island=Enquiry][data-restored]').waitFor({ state: 'attached' });
    expect(await subject(page).inputValue()).toBe('A newer one');
  });

  test('on phones, if it has no number, sets its words larger to fill the card', async () => {
    const page = await open('/', { viewport: phone });
    const sizes = (cards: string) =>
      page
        .locator(`${cards} > p:not([class])`)
        .evaluateAll((all) => all.map((it) => Number.parseFloat(getComputedStyle(it).fontSize)));
    const usual = await sizes('.case-grid > li:has(.case-result)');
    for (const size of await sizes('.case-grid > li:not(:has(.case-result))'))
      expect(size).toBeGreaterThanOrEqual(1.3 * Math.max(0, ...usual));
  });

  test('on phones is one of a row that buttons move, and that is where it was after going back', async () => {
    const page = await open('/', { viewport: phone });
    const row = page.locator('.case-grid');
    await row.scrollIntoViewIfNeeded();
    await page.locator('.reach[data-ready]').waitFor();
    const controls = page.locator('.case-controls');
    const place = (index: number) => fill(ui.slider.slide, { index, count: cases.length });
    await expect.poll(() => controls.textContent()).toBe(place(1));
    await controls.getByRole('button', { name: ui.slider.next }).click();
    await expect.poll(() => controls.textContent()).toBe(place(2));
    const [, second] = cases;
    if (!second || !hasStory(second)) return;
    await row.getByRole('link', { name: second.name, exact: true }).click();
    await arriveAt(page, addressOf(`/cases/${second.slug}/`));
    await page.goBack();
    await page.locator('.reach[data-ready]').waitFor();
    await expect.poll(() => controls.textContent()).toBe(place(2));
  });

  test('says its place in the row only while there is a row', async () => {
    const page = await open('/', { viewport: desktop });
    await page.locator('.case-grid').scrollIntoViewIfNeeded();
    await page.locator('.reach[data-ready]').waitFor();
    const place = page.locator('.case-controls p');
    expect(await place.textContent()).toBe('');
    await page.setViewportSize(phone);
    const first = fill(ui.slider.slide, { index: 1, count: cases.length });
    await expect.poll(() => place.textContent()).toBe(first);
    await page.setViewportSize(desktop);
    await expect.poll(() => place.textContent()).toBe('');
  });

  test.runIf(cases.length === 12).for([1152, 1280, 1440, 2560])(
    'takes, with all others, less than a quarter of the page at %i px',
    async (width) => {
      const page = await open('/', { viewport: { width, height: 900 } });
      const share = await page
        .locator('#our-reach')
        .evaluate((band) => band.getBoundingClientRect().height / document.body.scrollHeight);
      expect(share).toBeLessThan(0.25);
    },
  );

  // A longer heading leaves no room for the map, which then stays in view alone.
  // A short list is over before the map has come to rest.
  const isUsual = columns(home.reachIntro.heading) <= 48 && cases.length >= 6;
  test.runIf(isUsual).for([{ width: 1024, height: 900 }])(
    'has heading, map and place beside it at $width by $height px, and together they fill the window',
    async (viewport) => {
      const page = await open('/', { viewport });
      const card = page.locator('.case-grid > li').nth(Math.floor(cases.length / 2));
      await card.evaluate((it) => it.scrollIntoView({ block: 'center' }));
      await page.locator('.reach[data-ready]').waitFor();
      const panel = await page.locator('.reach-panel').boundingBox();
      const header = await page.locator('.header').boundingBox();
      if (!panel || !header) throw Error('The panel or the header is not shown.');
      const above = panel.y - header.height;
      const below = viewport.height - panel.y - panel.height;
      expect(Math.min(above, below)).toBeGreaterThanOrEqual(0);
      expect(above + below).toBeLessThan(viewport.height / 4);
      const heading = await page.locator('.reach-panel .section-head').boundingBox();
      const map = await page.locator('.reach-map').boundingBox();
      const between = (map?.y ?? 0) - (heading?.y ?? 0) - (heading?.height ?? 0);
      expect(between).toBeGreaterThanOrEqual(0);
      // A heading of one line leaves room for a second line, and the arcs pass through it. So does the text.
      const spare = await page.locator('.reach-panel .section-head p').last().evaluate(spareLine);
      expect(between).toBeLessThan(viewport.height / 5 + spare);
      // Its place is already visible there, so following the link hardly moves anything.
      const before = await page.evaluate(() => scrollY);
      await card.locator('.case-place').click();
      await expect.poll(() => page.evaluate(() => location.hash)).toBe('#map');
      expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(24);
    },
  );
});

/** The height of a second line, if a text has only one. */
function spareLine(text: HTMLElement): number {
  const line = Number.parseFloat(getComputedStyle(text).lineHeight);
  return text.offsetHeight < 2 * line ? line : 0;
}

function isInView(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && bottom > 0 && top < innerHeight;
}
