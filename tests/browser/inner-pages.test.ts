import { expect, test } from 'vitest';
import { open } from './open.ts';

test('the service page has four sections under their two titles, each in a layout of its own', async () => {
  const page = await open('/service/');
  const main = page.getByRole('main');
  expect(await main.getByText('What we can do for you', { exact: true }).count()).toBe(4);
  expect(await main.getByRole('heading', { name: /^Services provide for you\./ }).count()).toBe(4);
  for (const layout of ['service-cards', 'icon-boxes', 'steps', 'gallery'])
    expect(await main.locator(`.${layout} > li`).count(), layout).toBeGreaterThanOrEqual(3);
  expect(await main.textContent()).not.toMatch(/lorem|ipsum/i);
});

test('the steps of the working process are numbered from 01', async () => {
  const page = await open('/service/');
  const numbers = await page.locator('.steps-number').allTextContents();
  expect(numbers).toEqual(numbers.map((_, index) => `0${index + 1}`));
});

test('Read More leads to the service page, and says what about', async () => {
  const page = await open('/service/');
  const links = page.getByRole('link', { name: /^Read More about \w+/ });
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets.length).toBeGreaterThan(0);
  expect(new Set(targets)).toEqual(new Set(['/service/']));
});

test('the contact page gives phone, e-mail and location, each to be used at a touch', async () => {
  const main = (await open('/contact/')).getByRole('main');
  const facts = main.locator('dl').first();
  const phone = facts.locator('a[href^="tel:+"]');
  expect(await phone.getAttribute('href')).toBe(
    `tel:${(await phone.textContent())?.replaceAll(' ', '')}`,
  );
  const mail = facts.locator('a[href^="mailto:"]');
  expect(await mail.getAttribute('href')).toBe(`mailto:${await mail.textContent()}`);
  expect(await facts.textContent()).toContain('Kampala, Uganda');
});

test.for([
  ['/privacy-policy/', 9],
  ['/terms-and-condition/', 10],
] as const)(
  '%s has %i numbered sections, all named in its table of contents',
  async ([path, count]) => {
    const page = await open(path);
    const headings = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .allTextContents();
    expect(headings).toHaveLength(count);
    for (const [index, heading] of headings.entries())
      expect(heading).toMatch(new RegExp(`^${String(index + 1).padStart(2, '0')} \\w+`));
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    expect(await contents.allTextContents()).toEqual(headings.map((heading) => heading.slice(3)));

    const last = contents.last();
    await last.click();
    const section = page.getByRole('heading', { name: headings.at(-1) ?? '' });
    await expect
      .poll(() => section.evaluate((it) => it.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
  },
);

test('the privacy policy is effective from March 1 2021 and was last updated April 17 2025', async () => {
  const text = await (await open('/privacy-policy/')).getByRole('main').textContent();
  expect(text).toContain('March 1, 2021');
  expect(text).toContain('April 17, 2025');
});

test('the briefing says what the home page says, with nothing folded away and without script', async () => {
  const page = await open('/index/', { javaScriptEnabled: false });
  const main = page.getByRole('main');
  for (const panel of ['Strategic Vision', 'Insight & Intelligence', 'Execution & Delivery'])
    expect(await main.getByText(panel, { exact: true }).isVisible(), panel).toBe(true);
  expect(await main.getByRole('rowheader').count()).toBe(24);
  expect(await main.getByRole('tab').or(main.getByRole('button')).count()).toBe(0);
  expect(await main.locator('.slider').count()).toBe(0);

  const members = main.locator('figure');
  expect(await members.count()).toBe(3);
  const boxes = await members.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(new Set(boxes).size).toBe(1);
});
