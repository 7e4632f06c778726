/**
 * The wording that the specification requires, and its other requirements for single pages. Only
 * this file knows them. A firm with other content has another specification.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { content, languageAt, siteRoot } from '../site-content.ts';
import { newPage, open, takeTab, withMotion } from './open.ts';
import { openToPrint } from './open-to-print.ts';
import {
  all,
  iconsIn,
  linksOf,
  one,
  pageTree,
  type Tree,
  textOf,
  textsOf,
  valuesOf,
} from './page-tree.ts';
import { firmPages } from './pages.ts';
import { readPdf } from './pdf.ts';
import { readPage } from './sample.ts';
import { siteFolder } from './site.ts';

const pages = firmPages.filter((path) => languageAt(path).home === '/');
const home = pageTree('/');
/** The slides of a slider of the home page. */
const slidesOf = (layout: string) => all(home, `section[data-layout="${layout}"] .slider-slide`);

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

test('the home page names all twelve sectors, in numbered descriptions that slide', () => {
  const slides = slidesOf('services').map((slide) => [
    textOf(one(slide, '.service-number')),
    textOf(one(slide, 'h3')),
    textOf(one(slide, '.service-slide')).length > 200,
  ]);
  expect(slides).toEqual(
    [
      /^defense/i,
      /^cybersecurity/i,
      /^AI and automation/i,
      /^IT services/i,
      /^software for mobile and desktop/i,
      /^no-code intelligence software/i,
      /^licensed online casino operations/i,
      /^forex and financial exchange/i,
      /^mining and resource development/i,
      /^global logistics/i,
      /^international tender and procurement/i,
      /^media production/i,
    ].map((sector, index) => [
      String(index + 1).padStart(2, '0'),
      expect.stringMatching(sector),
      true,
    ]),
  );
});

test('the home page says when and where the company was founded', () => {
  const facts = textOf(one(home, '#who-we-are dl'));
  expect(facts).toMatch(/Founded in Uganda\s*2018/);
});

test('title and description of the home page say what the firm does', () => {
  expect(textOf(one(home, 'head title'))).toMatch(/^global business and technology consulting/i);
  expect(valuesOf(home, 'meta[name=description]', 'content').join()).toMatch(
    /strategic solutions across defense, technology and innovation-driven industries/,
  );
});

test('the parts of the home page come in the specified order', () => {
  const body = one(home, 'body');
  const frame = ['header', 'main', 'footer'].map((part) => body.children.indexOf(one(body, part)));
  expect(frame).toEqual(frame.toSorted((a, b) => a - b));
  expect(Math.min(...frame)).toBeGreaterThanOrEqual(0);

  const text = textOf(one(home, 'main')).toLowerCase();
  let from = 0;
  const parts = [
    'strategic vision',
    'insight & intelligence',
    'execution & delivery',
    'who we are',
    'our services',
    'expanding our reach',
    'case studies',
    'why choose us',
    'history, mission, vision and goals',
  ];
  for (const part of parts) {
    const at = text.indexOf(part, from);
    expect(at, part).toBeGreaterThanOrEqual(from);
    from = at;
  }
});

test('each of the five anchors of the home page is on the part that it names', () => {
  const parts = {
    'who-we-are': /^who we are/i,
    'our-services': /^our services/i,
    'our-reach': /^expanding our reach/i,
    'case-studies': /^case studies/i,
    'why-equilat': /^why choose us/i,
  };
  for (const [anchor, words] of Object.entries(parts))
    expect(textOf(one(home, `main #${anchor}`)), anchor).toMatch(words);
});

test('the hero has its three tabs, and opens on Strategic Vision', async () => {
  const tabs = (await open('/')).getByRole('tab');
  const read = await tabs.evaluateAll((all) =>
    all.map((tab) => [tab.textContent, tab.ariaSelected]),
  );
  expect(read).toEqual([
    [expect.stringMatching(/^(01\s*)?Strategic Vision/), 'true'],
    [expect.stringMatching(/^(02\s*)?Insight & Intelligence/), 'false'],
    [expect.stringMatching(/^(03\s*)?Execution & Delivery/), 'false'],
  ]);
});

/** How many there are of some parts, and of different texts in each of them. */
const different = (parts: readonly Tree[], selectors: readonly string[]) =>
  selectors.map((selector) => {
    const texts = parts.flatMap((part) => textsOf(part, selector).slice(0, 1)).filter(Boolean);
    return [parts.length, new Set(texts).size];
  });

test('the home page lists twelve services, each with a title and an icon of its own', () => {
  const items = all(home, '#our-services .service-list li');
  expect(different(items, ['a'])).toEqual([[12, 12]]);
  expect(new Set(items.flatMap(iconsIn)).size).toBe(12);
});

test('the home page shows twelve cases, each with name, description, location and its coordinates', () => {
  const cards = all(home, '#our-reach .case-grid li');
  expect(different(cards, ['h4', 'p'])).toEqual([
    [12, 12],
    [12, 12],
  ]);
  const places = cards.map((card) => textOf(one(card, '.case-place')));
  expect(places).toEqual(
    places.map(() => expect.stringMatching(/^\p{Lu}.+ \d+°\d\d′[NS] \d+°\d\d′[EW]$/u)),
  );
  expect(places).toContain('Dar es Salaam 6°48′S 39°17′E');
});

test('the pins of the map lie as the places do on the globe', () => {
  const places = ['Lagos', 'Kampala', 'Nairobi', 'Dar es Salaam', 'Dubai'];
  const pins = all(home, '.reach-map svg a').map((pin) => {
    const [x = 0, y = 0] = (pin.attribs.transform?.match(/-?\d+/g) ?? []).map(Number);
    return { place: textOf(one(pin, 'text')), x, y };
  });
  const some = pins.filter(({ place }) => places.includes(place));
  const along = (axis: 'x' | 'y') => [
    ...new Set(some.toSorted((a, b) => a[axis] - b[axis]).map(({ place }) => place)),
  ];
  // From west to east, and from north to south.
  expect(along('x')).toEqual(places);
  expect(along('y')).toEqual(['Dubai', 'Lagos', 'Kampala', 'Nairobi', 'Dar es Salaam']);
});

test('the board is a slider of three members, each with portrait, words, name, role and place', () => {
  const members = slidesOf('board');
  expect(different(members, ['blockquote', 'figcaption b', 'figcaption span'])).toEqual([
    [3, 3],
    [3, 3],
    [3, 3],
  ]);
  expect(members.map((member) => valuesOf(member, 'img', 'alt').join())).not.toContain('');
  expect(members.map((member) => textOf(one(member, 'figcaption span')))).toEqual(
    members.map(() => expect.stringMatching(/^\p{Lu}.+, \p{Lu}.+, \p{Lu}.+/u)),
  );
});

test('history, mission, vision and goals follow one another, each with its words', () => {
  const items = all(home, '.history li[data-reveal]').map((item) => [
    textsOf(item, 'h3').join(),
    (textsOf(item, 'p')[0] ?? '').length > 10,
  ]);
  expect(items).toEqual(['History', 'Mission', 'Vision', 'Goals'].map((title) => [title, true]));
});

test('the home page has the specified buttons and links', () => {
  for (const [part, name, path] of [
    ['header', 'Contact now', '/contact/'],
    ['.hero', 'Request Free Call Back', '/contact/'],
    ['footer', 'Request a Free Call Back', '/contact/'],
    ['footer', 'Privacy Policy', '/privacy-policy/'],
    ['footer', 'Terms And Condition', '/terms-and-condition/'],
    ['footer', 'Contact Us', '/contact/'],
  ] as const) {
    const links = linksOf(home, `${part} a`).filter(([words]) => words?.trim() === name);
    expect(links.length, name).toBeGreaterThan(0);
    expect(new Set(links.map(([, href]) => href)), name).toEqual(new Set([path]));
  }
  expect(one(pageTree('/service/'), 'header .brand').attribs.href).toBe('/');
});

test('a click on a link to a place scrolls smoothly, unless the visitor asked for no motion', async () => {
  for (const [options, behaviour] of [
    [withMotion, 'smooth'],
    [{}, 'auto'],
  ] as const) {
    const page = await open('/', options);
    const read = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(await read()).toBe(behaviour);
  }
});

test('links and canonical addresses end with a slash', () => {
  const [canonical = ''] = valuesOf(home, 'link[rel=canonical]', 'href');
  const bare = pages.flatMap((path) => {
    const tree = pageTree(path);
    const links = ['body a[href]', 'link[rel=canonical]'].flatMap((it) =>
      valuesOf(tree, it, 'href'),
    );
    return links
      .map((href = '') => new URL(href, canonical))
      .filter(
        ({ origin, pathname }) =>
          origin === new URL(canonical).origin && /\/[^/.]+$/.test(pathname),
      );
  });
  expect(bare).toEqual([]);
});

test('the footer invites visitors to work together, and names the company in its copyright line', () => {
  const footer = one(pageTree('/service/'), 'footer');
  expect(linksOf(footer, 'h2 a')).toEqual([['Let’s Work Together', '/contact/']]);
  expect(textOf(footer)).toMatch(/© \d{4} Equilat\./);
});

test('the service page has its two titles in each section, and Read More leads to itself', () => {
  const tree = pageTree('/service/');
  const sections = all(tree, 'main section').filter(
    (section) => all(section, '.section-head').length > 0,
  );
  const titles = sections.map((section) => [
    textsOf(section, '.eyebrow').join(),
    textsOf(section, 'h2').join(),
  ]);
  expect(titles.length).toBeGreaterThan(3);
  expect(titles).toEqual(
    titles.map(() => [
      'What we can do for you',
      expect.stringMatching(/^Services provide for you\. /),
    ]),
  );
  const more = linksOf(tree, 'main a.read-more').filter(([words]) =>
    words?.startsWith('Read More'),
  );
  expect(more.length).toBeGreaterThan(1);
  for (const [, href] of more) expect(href).toMatch(/^\/service\/(#|$)/);
});

test('the sections of the service page are cards, icon boxes, numbered steps and a gallery', () => {
  const tree = pageTree('/service/');
  const counts = ['.service-cards img', '.icon-boxes svg', '.gallery img'].map(
    (part) => all(tree, `main ${part}`).length,
  );
  expect(Math.min(...counts)).toBeGreaterThan(2);
  const steps = all(tree, '.steps li').map((step) => /^\d+/.exec(textOf(step))?.[0]);
  expect(steps.length).toBeGreaterThan(2);
  expect(steps).toEqual(steps.map((_, index) => String(index + 1).padStart(2, '0')));
  expect(textOf(one(tree, 'main'))).not.toMatch(/lorem|ipsum/i);
});

test('the contact page gives phone, e-mail and place, and a map', () => {
  const tree = pageTree('/contact/');
  const [phone, email] = ['tel:', 'mailto:'].map((scheme) =>
    linksOf(tree, '.contact-facts a').find(([, href]) => href?.startsWith(scheme)),
  );
  // What is read is what is dialled, and written to.
  expect(phone?.[0]).toMatch(/\d{3}/);
  expect(phone?.[1]).toBe(`tel:${phone?.[0]?.replaceAll(' ', '')}`);
  expect(email?.[0]).toMatch(/^[^@\s]+@[^@\s]+$/);
  expect(email?.[1]).toBe(`mailto:${email?.[0]}`);
  expect(textOf(one(tree, '.contact-facts'))).toContain('Kampala, Uganda');
  expect(one(tree, '[data-island="ContactMap"]').attribs['data-embed']).toMatch(/^https:/);
});

test('the form has the five specified fields, all required', () => {
  const form = one(pageTree('/contact/'), 'form');
  const fields = [...all(form, 'input[required]'), ...all(form, 'textarea[required]')];
  expect(fields.map(({ attribs }) => [attribs.name, attribs.type])).toEqual([
    ['contact-name', 'text'],
    ['contact-phone', 'tel'],
    ['contact-email', 'email'],
    ['subject', 'text'],
    ['contact-message', undefined],
  ]);
  expect(all(form, '[pattern]')).toEqual([]);
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
] as const)('%s has the specified sections in their order', ([path, subjects]) => {
  const headings = textsOf(pageTree(path), 'main h2');
  expect(headings).toEqual(
    subjects
      .split(' ')
      .map((subject, index) =>
        expect.stringMatching(
          new RegExp(`^${String(index + 1).padStart(2, '0')} .*${subject}`, 'i'),
        ),
      ),
  );
});

test('the privacy policy gives its effective date and its last update', () => {
  const opening = textOf(one(pageTree('/privacy-policy/'), '.opening'));
  expect(opening).toContain('Effective March 1, 2021');
  expect(opening).toContain('Updated April 17, 2025');
});

test('a page reached by a link starts at its top', async () => {
  const page = await open('/service/');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await page.waitForURL('**/contact/');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the logo is 288 by 100, and each picture of the hero 1440 by 849', () => {
  const [data = '{}'] = textsOf(home, 'script[type="application/ld+json"]');
  const { logo } = JSON.parse(data)['@graph'].find((node: { logo?: unknown }) => node.logo);
  expect(new URL(logo).pathname).toBe('/logo.png');
  const png = readFileSync(join(siteFolder, 'logo.png'));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([288, 100]);
  const pictures = all(home, '.hero-panel img').map(({ attribs }) => attribs);
  expect(pictures.map(({ width, height }) => [width, height])).toEqual(
    Array.from({ length: 3 }, () => ['1440', '849']),
  );
  for (const { 'data-picture': name = '' } of pictures)
    expect(readFileSync(join(siteRoot, 'content/pictures', name), 'utf8')).toMatch(
      /^<svg [^>]*viewBox="0 0 1440 849"/,
    );
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

test('for search engines, the briefing is the home page', () => {
  const canonical = (path: string) => valuesOf(pageTree(path), 'link[rel=canonical]', 'href');
  expect(canonical('/')).toEqual([expect.stringMatching(/^https:\/\/[^/]+\/$/)]);
  expect(canonical('/index/')).toEqual(canonical('/'));
});

test('the console alone gets the technical text of a failure, and a success gets the specified sentence', async () => {
  const page = await newPage();
  const told: string[] = [];
  page.on('console', async (message) => {
    const parts = await Promise.all(message.args().map((part) => part.jsonValue()));
    if (message.type() === 'error') told.push(JSON.stringify(parts));
  });
  const answers = [
    { status: 500, body: 'The disk is full' },
    { status: 200, body: 'OK' },
  ];
  await page.route('**/api/v1.0/email/send', (route) => route.fulfill(answers.shift() ?? {}));
  await page.clock.install();
  await page.goto('/contact/');
  // Nobody can write an enquiry faster than this.
  await page.clock.fastForward(3000);
  await page.click('[name=contact-name]');
  await page.locator('[data-island=EnquiryForm][data-ready]').waitFor({ state: 'attached' });
  for (const name of ['contact-name', 'contact-phone', 'subject', 'contact-message'])
    await page.fill(`[name=${name}]`, 'Words');
  await page.fill('[name=contact-email]', 'a@b.example');
  const send = page.locator('.enquiry-form button[type=submit]');
  await send.click();
  await expect.poll(() => told.join()).toContain('The disk is full');
  expect(told.join()).toContain('500');
  expect(await page.locator('body').innerText()).not.toContain('The disk is full');
  await send.click();
  const sentence = 'Your Message has been successfully sent. I will contact you soon.';
  await page.getByRole('status').getByText(sentence).waitFor();
});
