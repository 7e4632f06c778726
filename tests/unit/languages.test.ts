import { beforeAll, describe, expect, test } from 'vitest';
import { ProblemsError } from '../../scripts/problems.ts';
import { content } from '../site-content.ts';
import { addArabic } from './arabic.ts';
import { copyFirmSite } from './site-copy.ts';

const { lang } = content.site;
const site = copyFirmSite();
const alone = copyFirmSite();
let pages: string[];
let arabic: string[];

beforeAll(async () => {
  addArabic(site);
  await Promise.all([site.build(), alone.build()]);
  pages = site.files().filter((file) => /(^|\/)index\.html$/.test(file));
  arabic = pages.filter((file) => file.startsWith('ar/'));
}, 300_000);

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)[^>]*>/g)].map(([tag, path = '']) => ({
    tag,
    path,
  }));
const addressOf = (file: string) => `/${file.replace('index.html', '')}`;

describe('a second language is a folder of content:', () => {
  test('every page of the first has its counterpart', () => {
    const first = pages.filter((file) => !file.startsWith('ar/'));
    expect(arabic.map((file) => file.slice(3)).toSorted()).toEqual(first.toSorted());
    expect(site.files()).toContain('ar/404.html');
  });

  test('its pages say their language and direction, and its words', () => {
    for (const page of arabic)
      expect(site.published(page), page).toContain('<html lang="ar" dir="rtl" ');
    const contact = site.published('ar/contact/index.html');
    expect(contact).toMatch(/<title>اتصل بنا \| [^<]+<\/title>/);
    expect(contact).toContain('أرسل الاستفسار');
    expect(contact).toContain('لنعمل معا');
  });

  test('dates follow the language', () => {
    const [policy] = content.legal.filter(({ slug }) => slug === 'privacy-policy');
    const inWords = (lang: string) =>
      new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(policy?.effective ?? ''),
      );
    // Where the eyebrow says the day, it does so in its language.
    expect(inWords('ar')).not.toBe(inWords(lang));
    const isSaid = (page: string, lang: string) => site.published(page).includes(inWords(lang));
    const isAsked = policy?.eyebrow.includes('{effective}');
    expect(isSaid('ar/privacy-policy/index.html', 'ar')).toBe(isAsked);
    expect(isSaid('privacy-policy/index.html', lang)).toBe(isAsked);
  });

  test('its links stay in the language, but for those to the other one', () => {
    for (const page of arabic) {
      const strays = linksOf(site.published(page)).filter(
        ({ tag, path }) => !path.startsWith('/ar/') && !/hreflang/i.test(tag),
      );
      expect(strays, page).toEqual([]);
    }
  });

  test('a widget gets the same links as its markup', () => {
    const contact = site.published('ar/contact/index.html');
    expect(contact).toContain('&quot;href&quot;:&quot;/ar/privacy-policy/&quot;');
    expect(contact).not.toContain('&quot;/privacy-policy/&quot;');
  });

  test('every page names its translations to search engines, both ways', () => {
    for (const file of pages) {
      const html = site.published(file);
      if (html.includes('name="robots" content="noindex"')) continue;
      const named = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
      const path = addressOf(file.replace(/^ar\//, ''));
      expect(
        named.map(([, lang, href = '']) => [lang, new URL(href).pathname]),
        file,
      ).toEqual([
        [lang, path],
        ['ar', `/ar${path}`],
        ['x-default', path],
      ]);
      expect(html).toContain(`hrefLang="ar" lang="ar"`);
      expect(html).toContain('>العربية</a>');
    }
  });

  test('its addresses are in the sitemap, and its canonical addresses are its own', () => {
    expect(site.published('sitemap.xml')).toContain('/ar/contact/</loc>');
    expect(site.published('ar/contact/index.html')).toMatch(
      /<link rel="canonical" href="https:\/\/[^/]+\/ar\/contact\/"/,
    );
    expect(site.published('ar/index/index.html')).toMatch(
      /<link rel="canonical" href="https:\/\/[^/]+\/ar\/"/,
    );
  });

  test('the entry of the section one is in is marked, and no other', () => {
    const service = site.published('ar/service/index.html');
    expect(service.match(/<a href="[^"]*" aria-current="page"/g)).toEqual([
      '<a href="/ar/service/" aria-current="page"',
    ]);
  });
});

test('a site of one language knows of no other', () => {
  const html = alone.published('contact/index.html');
  expect(html).not.toMatch(/hreflang/i);
  expect(alone.files().filter((file) => file.startsWith('ar/'))).toEqual([]);
});

test('a mistake in a translation is told with its own file and line', async () => {
  const broken = copyFirmSite();
  addArabic(broken);
  const ui = 'content/languages/ar/ui.yaml';
  broken.write(ui, broken.read(ui).replace('skipLink:', 'skiplink:'));
  broken.write('content/languages/Arabic words/menu.yaml', '[]');
  const refused = await broken.build().catch((error: unknown) => error);
  expect(refused instanceof ProblemsError && refused.problems).toMatchObject([
    { file: ui, field: 'header.skipLink', found: 'nothing' },
    { file: ui, field: 'header.skiplink', nearest: 'skipLink' },
    { file: 'content/languages/Arabic words', expected: expect.stringContaining('language tag') },
  ]);
});
