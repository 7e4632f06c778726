/**
 * The wording that the specification requires, and its other requirements for single pages. Only
 * this file knows them. A firm with other content has another specification.
 */
import { expect, test } from 'vitest';
import { content, languageAt } from '../site-content.ts';
import { newPage, open, takeTab } from './open.ts';
import { openToPrint } from './open-to-print.ts';
import { firmPages } from './pages.ts';
import { readPdf } from './pdf.ts';
import { readPage } from './sample.ts';

const pages = firmPages.filter((path) => languageAt(path).home === '/');

test('every page of the firm exists at the path in the specification', async () => {
  const { request } = await takeTab();
  for (const path of ['/', '/index', '/service', '/contact', '/privacy-policy'])
    expect((await request.get(path)).status(), path).toBe(200);
  expect((await request.get('/terms-and-condition')).status()).toBe(200);
  expect((await request.get('/terms-and-conditions')).status()).toBe(404);
});

test('nothing asks for a login, and the only form is the enquiry', () => {
  const controls = (path: string) => readPage(path).match(/<(?:form|input)\b[^>]*>/g) ?? [];
  const asking = pages.filter((path) => controls(path).length > 0);
  expect(asking).toEqual(['/contact/']);
  expect(controls('/contact/').filter((tag) => tag.startsWith('<form'))).toHaveLength(1);
  expect(controls('/contact/').join()).not.toContain('password');
});

test('the firm on one page is one sheet of paper', { tags: 'nightly' }, async () => {
  const page = await openToPrint('/index/');
  expect(
    (await readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }))).pages,
  ).toHaveLength(1);
});

test('the home page names all twelve sectors', async () => {
  const page = await open('/');
  const text = (await page.locator('#our-services').locator('xpath=..').textContent()) ?? '';
  for (const sector of [
    /defense/i,
    /cybersecurity/i,
    /AI and automation/i,
    /IT services/i,
    /software for mobile and desktop/i,
    /no-code intelligence software/i,
    /licensed online casino operations/i,
    /forex and financial exchange/i,
    /mining and resource development/i,
    /global logistics/i,
    /international tender and procurement/i,
    /media production/i,
  ])
    expect(text).toMatch(sector);
});

test('the home page says when and where the company was founded', async () => {
  const facts = (await open('/')).locator('#who-we-are dl');
  expect(await facts.textContent()).toMatch(/2018/);
  expect(await facts.textContent()).toMatch(/Uganda/);
});

test('title and description of the home page say what the firm does', async () => {
  const page = await open('/');
  expect(await page.title()).toMatch(/^global business and technology consulting/i);
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(
    /strategic solutions across defense, technology and innovation-driven industries/,
  );
});

test('the parts of the home page come in the specified order', async () => {
  const page = await open('/');
  const text = (await page.locator('body').innerText()).toLowerCase();
  const parts = [
    'contact now',
    'strategic vision',
    'insight & intelligence',
    'execution & delivery',
    'who we are',
    'expanding our reach',
    'case studies',
    'why choose us',
    'history, mission, vision and goals',
    'let’s work together',
  ];
  // The header has some of these names too. From its last words on, each follows the one before.
  let from = text.indexOf('contact now');
  for (const part of parts) {
    const at = text.indexOf(part, from);
    expect(at, part).toBeGreaterThanOrEqual(from);
    from = at;
  }
});

test('the home page has its five anchors', async () => {
  const page = await open('/');
  for (const anchor of ['who-we-are', 'our-services', 'our-reach', 'case-studies'])
    expect(await page.locator(`#${anchor}`).count(), anchor).toBe(1);
  expect(await page.locator('[id^=why-]').count()).toBe(1);
});

test('the home page has three tabs, twelve services, twelve cases and three board members', async () => {
  const page = await open('/');
  expect(await page.getByRole('tab').count()).toBe(3);
  expect(await page.getByRole('tab', { selected: true }).textContent()).toMatch(/Strategic Vision/);
  expect(await page.locator('#our-services ul').first().getByRole('listitem').count()).toBe(12);
  expect(await page.locator('[data-layout=services] article').count()).toBe(12);
  expect(await page.locator('#case-studies ~ ul > li').count()).toBe(12);
  expect(await page.locator('[data-layout=board] figure').count()).toBe(3);
});

test('history, mission, vision and goals follow one another', async () => {
  const items = (await open('/')).locator('.history').getByRole('heading');
  expect(await items.allTextContents()).toEqual(['History', 'Mission', 'Vision', 'Goals']);
});

test('the home page has the specified buttons and links', async () => {
  const page = await open('/');
  for (const [name, path] of [
    ['Contact now', '/contact/'],
    ['Request Free Call Back', '/contact/'],
    ['Request a Free Call Back', '/contact/'],
    ['Privacy Policy', '/privacy-policy/'],
    ['Terms And Condition', '/terms-and-condition/'],
    ['Contact Us', '/contact/'],
  ] as const) {
    const link = page.getByRole('link', { name, exact: true }).first();
    expect(await link.getAttribute('href'), name).toBe(path);
  }
});

test('the footer invites visitors to work together, and names the company in its copyright line', async () => {
  const page = await open('/service/');
  const footer = page.getByRole('contentinfo');
  expect(await footer.getByRole('heading').first().textContent()).toBe('Let’s Work Together');
  const company = await page.locator('meta[property="og:site_name"]').getAttribute('content');
  expect(await footer.textContent()).toMatch(new RegExp(`© \\d{4} ${company}`));
});

test('the service page has its two titles in each section, and Read More leads to itself', async () => {
  const main = (await open('/service/')).getByRole('main');
  const eyebrows = main.getByText('What we can do for you', { exact: true });
  expect(await eyebrows.count()).toBeGreaterThan(1);
  const headings = main.getByRole('heading', { name: /^Services provide for you\./ });
  expect(await headings.count()).toBe(await eyebrows.count());
  const more = main.getByRole('link', { name: /^Read More/ });
  expect(await more.first().getAttribute('href')).toMatch(/^\/service\/(#|$)/);
});

test('the contact page gives phone, e-mail and place, and a map', async () => {
  const main = (await open('/contact/')).getByRole('main');
  expect(await main.locator('a[href^="tel:"]').first().isVisible()).toBe(true);
  expect(await main.locator('a[href^="mailto:"]').first().isVisible()).toBe(true);
  expect(await main.textContent()).toContain('Kampala, Uganda');
  expect(await main.locator('[data-island=ContactMap]').count()).toBe(1);
});

test('the form has the five specified fields, all required', async () => {
  const page = await open('/contact/');
  const fields = await page
    .locator('form :is(input, textarea)[required]')
    .evaluateAll((all) => all.map((it) => [it.getAttribute('name'), it.getAttribute('type')]));
  expect(fields).toEqual([
    ['contact-name', 'text'],
    ['contact-phone', 'tel'],
    ['contact-email', 'email'],
    ['subject', 'text'],
    ['contact-message', null],
  ]);
  expect(await page.locator('form [pattern]').count()).toBe(0);
});

test('the sentence after a success is the specified one', async () => {
  const text = (await open('/contact/')).locator('body');
  expect(await text.innerHTML()).toContain(
    'Your Message has been successfully sent. I will contact you soon.',
  );
});

test.for([
  [
    '/privacy-policy/',
    'collect use security cookies third-party rights international updates contact',
  ],
  [
    '/terms-and-condition/',
    'use property disclaimer liability third-party submissions privacy changes law contact',
  ],
] as const)('%s has the specified sections in their order', async ([path, subjects]) => {
  const sections = (await open(path)).getByRole('main').getByRole('heading', { level: 2 });
  const headings = await sections.allTextContents();
  for (const [index, subject] of subjects.split(' ').entries())
    expect(headings[index]?.toLowerCase()).toMatch(new RegExp(`^0?${index + 1} .*${subject}`));
  expect(headings).toHaveLength(subjects.split(' ').length);
});

test('the privacy policy gives its effective date and its last update', () => {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(readPage('/privacy-policy/')) ?? [];
  expect(main).toContain('Effective March 1, 2021');
  expect(main).toContain('Updated April 17, 2025');
});

test('a page reached by a link starts at its top', async () => {
  const page = await open('/service/');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await page.waitForURL('**/contact/');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the logo is 288 by 100, and each picture of the hero 1440 by 849', async () => {
  const page = await open('/');
  const { logo } = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
  )['@graph'].find((node: { logo?: unknown }) => node.logo);
  const answer = await page.request.get(
    `/${String(logo.url ?? logo)
      .split('/')
      .at(-1)}`,
  );
  const png = await answer.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([288, 100]);
  const sizes = await page
    .locator('.hero-panel img')
    .evaluateAll((all) =>
      all.map((img) => [img.getAttribute('width'), img.getAttribute('height')]),
    );
  expect(sizes).toEqual(Array.from({ length: 3 }, () => ['1440', '849']));
});

test('every page of the firm has the same header and footer, except for the current entry', () => {
  const parts = pages.map((path) => {
    // A page links to those of its translations that exist.
    const html = readPage(path).replace(/ aria-current="\w+"|<a [^>]*hreflang.*?<\/a>/gi, '');
    return [/<header[\s\S]*?<\/header>/, /<footer class="footer[\s\S]*?<\/footer>/].map(
      (part) => part.exec(html)?.[0] ?? '',
    );
  });
  expect(parts.flat()).not.toContain('');
  expect(new Set(parts.map(([header]) => header)).size).toBe(1);
  // The contact page does not call to itself; its footer is otherwise the same.
  const call = /<div class="page-width footer-call">.*?<\/div>/s;
  const footers = (paths: readonly string[], drop: RegExp | string) =>
    new Set(paths.map((path) => parts[pages.indexOf(path)]?.[1]?.replace(drop, '')));
  expect(
    footers(
      pages.filter((path) => path !== '/contact/'),
      '',
    ).size,
  ).toBe(1);
  expect(footers(pages, call).size).toBe(1);
});

test('the call of the footer leads to the contact page, and on the contact page to the service page', () => {
  for (const path of pages) {
    const [call = ''] =
      /<div class="page-width footer-call">.*?<\/div>/s.exec(readPage(path)) ?? [];
    const targets = [...call.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    const target = path === '/contact/' ? '/service/' : '/contact/';
    expect(targets, path).toEqual([target, target]);
    expect(/let[’']s work together/i.test(call), path).toBe(path !== '/contact/');
  }
});

test('plain entry, dropdown, mega menu and badge are all in use in the header', () => {
  const [header = ''] = /<header[\s\S]*?<\/header>/.exec(readPage('/')) ?? [];
  const [navigation = ''] = /<nav class="navigation"[\s\S]*?<\/nav>/.exec(header) ?? [];
  for (const part of [/<li><a [^>]*>[^<]+<\/a><\/li>/, /menu-panel-list/, /menu-columns/])
    expect(navigation).toMatch(part);
  // Whatever the day: a badge that has ended is not shown.
  expect(navigation).toMatch(/<span class="badge badge-(new|hot)">/);
});

test('who gave an answer that the form does not know is told as a guess', () => {
  const { text } = content.contact.states.unclear.strange;
  const about = text.split(/(?<=[.:]) /).filter((sentence) => /network|hotel/.test(sentence));
  expect(about.join(' ')).toMatch(/\b(may|might|perhaps)\b/);
  expect(text).not.toMatch(/did not come from/);
});

test('for search engines, the briefing is the home page', async () => {
  const canonical = (path: string) =>
    /<link rel="canonical" href="([^"]+)"/.exec(readPage(path))?.[1];
  expect(canonical('/index/')).toBe(canonical('/'));
  expect(canonical('/')).toMatch(/^https:/);
});

test('the console reports the technical details of a failed enquiry', async () => {
  const page = await newPage();
  const told: string[] = [];
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  const answer = { status: 500, body: 'The disk is full' };
  await page.route('**/api/v1.0/email/send', (route) => route.fulfill(answer));
  await page.clock.install();
  await page.goto('/contact/');
  // Nobody can write an enquiry faster than this.
  await page.clock.fastForward(3000);
  await page.click('[name=contact-name]');
  await page.locator('[data-island=EnquiryForm][data-ready]').waitFor({ state: 'attached' });
  for (const name of ['contact-name', 'contact-phone', 'subject', 'contact-message'])
    await page.fill(`[name=${name}]`, 'Words');
  await page.fill('[name=contact-email]', 'a@b.example');
  await page.click('.enquiry-form button[type=submit]');
  const ours = () => told.filter((text) => !text.startsWith('Failed to load resource'));
  await expect.poll(() => ours().length).toBeGreaterThan(0);
});
