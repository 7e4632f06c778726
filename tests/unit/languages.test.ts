import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { ProblemsError } from '../../scripts/base/problems.ts';
import { build } from '../../scripts/build.ts';
import type { BuildReport } from '../../scripts/check/format-summary.ts';
import { sayWarnings } from '../../scripts/check/say-warnings.ts';
import { loadSite } from '../../scripts/load/load-site.ts';
import { createPreviewServer } from '../../scripts/serve/server.ts';
import { content } from '../site-content.ts';
import { addArabic, addPolicy, addTheRest, policyPath } from './arabic.ts';
import { copySite } from './fixture-site.ts';
import { copyFirmSite, redirectLinks } from './site-copy.ts';

const { lang } = content.site;
const site = copyFirmSite();
const alone = copyFirmSite();
let pages: string[];
let arabic: string[];
let report: BuildReport;
/** The pages whose texts are all in the folder. */
const translated = ['ar/contact/index.html', `ar${policyPath}index.html`];
/** Whether a page shows the first language. One with all of its words in its code waits for no file. */
const isWaiting = (file: string) => !site.published(file).includes('<html lang="ar"');

beforeAll(async () => {
  addPolicy(alone);
  const contact = parse(site.read('content/contact.yaml'));
  contact.form.noteLink.href = '/service/';
  site.write('content/contact.yaml', stringify(contact));
  const ui = parse(site.read('content/ui.yaml'));
  ui.footer.button.href = '/contact/';
  site.write('content/ui.yaml', stringify(ui));
  const menu = [
    ...parse(site.read('content/menu.yaml')),
    { title: 'Help', href: '/contact/' },
    { title: 'Told', href: '/service/' },
  ];
  site.write('content/menu.yaml', stringify(menu));
  addArabic(site);
  await site.build();
  await alone.build();
  report = await site.build();
  pages = site.files().filter((file) => /(^|\/)index\.html$/.test(file));
  arabic = pages.filter((file) => file.startsWith('ar/'));
});

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)[^>]*>/g)].map(([tag, path = '']) => ({
    tag,
    path,
  }));
const alternates = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
    ([, lang, href = '']) => [lang, new URL(href).pathname],
  );
const canonical = (html: string) =>
  new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '').pathname;
/** Pages that search engines are to leave out, such as that of a search, name no address. */
const isListed = (html: string) => !html.includes('content="noindex"');
const addressOf = (file: string) => `/${file.replace('index.html', '')}`;

describe('a second language is a folder of content:', () => {
  test('every page of the first has its counterpart, except lists of which it has no item', () => {
    const isEmptyList =
      /^(practices\/index\.html|insights\/(index\.html|(page|topics)\/)|people\/)/;
    const first = pages.filter((file) => !file.startsWith('ar/') && !isEmptyList.test(file));
    expect(arabic.map((file) => file.slice(3)).toSorted()).toEqual(first.toSorted());
    expect(site.files()).toContain('ar/404.html');
  });

  test('its pages declare their language and direction, and have its words', () => {
    for (const page of translated)
      expect(site.published(page), page).toContain('<html lang="ar" dir="rtl" ');
    const contact = site.published('ar/contact/index.html');
    expect(contact).toMatch(/<title>اتصل بنا \| [^<]+<\/title>/);
    expect(contact).toContain('أرسل الاستفسار');
    // The contact page calls for something else.
    expect(site.published(`ar${policyPath}index.html`)).toContain('لنعمل معا');
  });

  test('its pages have the typography of its script, also those that wait for their text', () => {
    const rules = /:lang\(ar\)\{/;
    for (const page of arabic) expect(site.published(page), page).toMatch(rules);
    expect(site.published('contact/index.html')).not.toMatch(rules);
  });

  test('dates follow the language', () => {
    const policy = content.legal[0] ?? { eyebrow: '{effective}', effective: '2026-01-15' };
    const inWords = (lang: string) => {
      const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
      const date = format.format(new Date(policy.effective));
      return lang.startsWith('fr') ? date.replace(/^1 /, '1er ') : date;
    };
    // An eyebrow with the date gives it in its own language.
    expect(inWords('ar')).not.toBe(inWords(lang));
    const isSaid = (page: string, lang: string) => site.published(page).includes(inWords(lang));
    const { eyebrow, effective, updated } = { updated: '', ...policy };
    const isAsked =
      eyebrow.includes('{effective}') || (eyebrow.includes('{updated}') && updated === effective);
    expect(isSaid(`ar${policyPath}index.html`, 'ar')).toBe(isAsked);
    expect(isSaid(`${policyPath.slice(1)}index.html`, lang)).toBe(isAsked);
  });

  test('its links stay in the language, except those to the other one and to what only that has', () => {
    const all = site.files();
    const hasOwn = (path: string) =>
      [`ar${path}`, `ar${path}index.html`].some((file) => all.includes(file));
    for (const page of arabic) {
      const strays = linksOf(site.published(page)).filter(
        ({ tag, path }) => !path.startsWith('/ar/') && !/hreflang/i.test(tag) && hasOwn(path),
      );
      expect(strays, page).toEqual([]);
    }
  });

  test('a widget gets the same links as its markup', () => {
    const contact = site.published('ar/contact/index.html');
    expect(contact).toContain('&quot;href&quot;:&quot;/ar/service/&quot;');
    expect(contact).not.toContain('&quot;/service/&quot;');
  });

  test('every page names its translations to search engines, in both directions', () => {
    for (const file of translated) {
      const path = addressOf(file.replace(/^ar\//, ''));
      for (const each of [file, file.replace(/^ar\//, '')])
        expect(alternates(site.published(each)), each).toEqual([
          [lang, path],
          ['ar', `/ar${path}`],
          ['x-default', path],
        ]);
      expect(site.published(file)).toContain(`hrefLang="ar" lang="ar"`);
      expect(site.published(file)).toContain('>العربية</a>');
    }
  });

  test('its addresses are in the sitemap, and its canonical addresses are its own', () => {
    for (const file of translated) {
      expect(site.published('sitemap.xml')).toContain(`${addressOf(file)}</loc>`);
      expect(canonical(site.published(file)), file).toBe(addressOf(file));
    }
  });

  test('only the entries of the current page are marked', () => {
    const contact = site.published('ar/contact/index.html');
    const marked = contact.match(/<a href="[^"]*"[^>]* aria-current="page"/g) ?? [];
    expect(marked.length).toBeGreaterThan(0);
    for (const link of marked) expect(link).toMatch(/^<a href="\/ar\/contact\/"/);
  });

  test('its menu leads only to pages that are translated', () => {
    const menuOf = (file: string) =>
      /<nav class="navigation.*?<\/nav>/s.exec(site.published(file))?.[0] ?? '';
    for (const page of ['ar/contact/index.html', 'ar/service/index.html']) {
      const targets = new Set(
        linksOf(menuOf(page)).map(({ path }) => `${path.slice(1)}index.html`),
      );
      expect(targets, page).toContain('ar/contact/index.html');
      expect([...targets].filter(isWaiting), page).toEqual([]);
    }
    expect(menuOf('service/index.html')).toContain('href="/service/"');
  });

  test('the firm says that it can be asked in either language', () => {
    expect(site.published('.well-known/security.txt')).toContain(
      `Preferred-Languages: ${lang}, ar\n`,
    );
    for (const page of ['contact/index.html', ...translated])
      expect(site.published(page), page).toContain(`"availableLanguage":["${lang}","ar"]`);
  });
});

describe('a page that is not translated yet', () => {
  const waiting = () => arabic.filter((file) => !translated.includes(file) && isWaiting(file));

  test('is one of those that use a file without a translation, such as home', () => {
    const some = ['ar/index.html', 'ar/service/index.html'];
    expect(waiting()).toEqual(expect.arrayContaining(some));
  });

  test('declares the language it is written in, between a header and a footer in their own', () => {
    for (const file of waiting()) {
      const html = site.published(file);
      expect(html, file).toContain(`<html lang="${lang}" dir="${content.site.dir}" `);
      expect(html, file).toMatch(/<header class="header" lang="ar" dir="rtl"/);
      expect(html, file).toMatch(/<footer class="footer night" lang="ar" dir="rtl"/);
    }
  });

  test('is not in a sitemap, and refers search engines to the original page', () => {
    for (const file of waiting()) {
      const html = site.published(file);
      expect(site.published('sitemap.xml')).not.toContain(`${addressOf(file)}</loc>`);
      const first = isListed(html) && canonical(site.published(file.replace(/^ar\//, '')));
      if (isListed(html)) expect(canonical(html), file).toBe(first);
      expect(alternates(html), file).toEqual([]);
      expect(alternates(site.published(file.replace(/^ar\//, ''))), file).toEqual([]);
    }
  });

  test('shows the text of the original page, to the letter', () => {
    const [of, inArabic] = ['service/index.html', 'ar/service/index.html'].map(
      (file) => /<main[^>]*>(.*)<\/main>/s.exec(site.published(file))?.[1] ?? '',
    );
    const words = (html = '') => html.replace(/<[^>]*>/g, ' ');
    expect(words(inArabic)).toBe(words(of));
  });

  test('is listed by each build, with the files that it is missing', () => {
    const { untranslated } = report;
    expect(new Set(untranslated.map(({ lang }) => lang))).toEqual(new Set(['ar']));
    expect(
      untranslated
        .map(({ path }) => path)
        .filter((path) => path !== '/ar/404.html')
        .toSorted(),
    ).toEqual(waiting().map(addressOf).toSorted());
    const missing = (path: string) => untranslated.find((page) => page.path === path)?.files ?? [];
    expect(missing('/ar/')).toContain('content/home.yaml');
    for (const { slug } of content.legal.slice(1))
      expect(missing(`/ar/${slug}/`)).toEqual([`content/legal/${slug}.md`]);
    expect(untranslated.flatMap(({ files }) => files)).not.toContain('content/contact.yaml');
  });

  test('is in one line of the summary for each language, with what the language lacks', () => {
    const page = (folder: string, path: string, ...files: string[]) => ({
      ...{ lang: folder, folder, path },
      files: files.map((file) => `content/${file}`),
    });
    const many = Array.from({ length: 12 }, (_, at) => page('fr', `/fr/${at}/`, `cases/${at}.md`));
    const untranslated = [
      page('ar', '/ar/', 'board.yaml', 'home.yaml'),
      page('ar', '/ar/x/', 'x.yaml'),
      ...many,
    ];
    const file = 'content/languages/ar/ui.yaml';
    const inherited = [{ file, fields: ['footer.heading', 'links.more'] }];
    const lines = sayWarnings({ ...report, untranslated, inherited });
    expect(lines.flatMap(([label, text]) => (label === 'language' ? text : []))).toEqual([
      'content/languages/ar/ lacks what these pages need, which lists and menus leave out until then: /ar/x/ (x.yaml), /ar/ (board.yaml, home.yaml); takes texts from the first language: ui.yaml footer.heading, ui.yaml links.more',
      expect.stringMatching(
        /^content\/languages\/fr\/ lacks .* then: \/fr\/0\/ \(cases\/0\.md\), .* and 2 more \(--verbose lists all\)$/,
      ),
    ]);
  });
});

describe.runIf(content.insights.length > 0)('an article that only the first language has', () => {
  const [article] = content.insights;
  const later = copyFirmSite();
  let told: BuildReport;

  beforeAll(async () => {
    addArabic(later);
    addTheRest(later, []);
    const text = later.read(`content/insights/${article?.slug}.md`);
    later.write('content/insights/only-here.md', text.replace(/^title: .*/m, 'title: Only here'));
    told = await later.build();
  });

  test('has its page in the other one, which alone is shown in the first language', () => {
    expect(told.untranslated).toEqual([
      {
        ...{ lang: 'ar', folder: 'ar', path: '/ar/insights/only-here/' },
        files: ['content/insights/only-here.md'],
      },
    ]);
    // The briefing is another home page.
    const pages = later.files().filter((file) => /^ar\/(?!index\/).*index\.html$/.test(file));
    for (const file of pages) {
      const isOnly = file.includes('only-here');
      const own = addressOf(file);
      expect(later.published(file), file).toContain(`<html lang="${isOnly ? lang : 'ar'}"`);
      if (isListed(later.published(file)))
        expect(canonical(later.published(file)), file).toBe(isOnly ? own.slice(3) : own);
    }
  });

  test('is in the lists, topics, feed and sitemap of the first language alone', () => {
    const lists = later.files().filter((file) => /^(ar\/)?(insights|index\.html)/.test(file));
    const isTold = (file: string) => later.published(file).includes('/insights/only-here/');
    const others = lists.filter((file) => file.startsWith('ar/') && !file.includes('only-here'));
    expect(others).toContain('ar/insights/index.html');
    expect(others.filter(isTold)).toEqual([]);
    expect(isTold('insights/index.html')).toBe(true);
    expect([isTold('atom.xml'), isTold('ar/atom.xml')]).toEqual([true, false]);
    expect(later.published('sitemap.xml').match(/[^/]*\/insights\/only-here\//g)).toHaveLength(1);
  });

  test('leaves each language its own feed, which its pages name', () => {
    const { origin } = content.site;
    const feed = later.published('ar/atom.xml');
    expect(feed).toContain('xml:lang="ar"');
    expect(feed).toContain(`<link href="${origin}/ar/atom.xml" rel="self"/>`);
    const links = [...feed.matchAll(/<(?:link href="|id>)([^"<]+)/g)].map(([, to = '']) => to);
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((to) => !to.startsWith(`${origin}/ar/`))).toEqual([]);
    const feeds = (file: string) =>
      [...later.published(file).matchAll(/href="([^"]*atom\.xml)"/g)].map(([, to]) => to);
    expect(new Set(feeds('ar/insights/index.html'))).toEqual(new Set(['/ar/atom.xml']));
    expect(new Set(feeds('insights/index.html'))).toEqual(new Set(['/atom.xml']));
  });
});

describe('a release refuses to lose a translation', () => {
  const knots = 'content/languages/sw/guides/knots.md';
  const guide = '---\n{ title: Mafundo, minutes: 4 }\n---\n## Fundo\nRahisi.\n';
  const release = { release: true };

  function inSwahili() {
    const small = copySite();
    small.edit('content/boats.yaml', '  sample: true\n', '');
    small.edit('content/harbour.yaml', 'sample: true\n', '');
    small.write(knots, guide);
    return small;
  }
  const lost = {
    file: knots,
    expected: 'the translation of /sw/guides/knots/, which the last release had',
    advice: expect.stringContaining('--allow-fewer-pages'),
  };
  const problemsOf = (refused: unknown) =>
    refused instanceof ProblemsError ? refused.problems : refused;

  test('that the last one had, also after a build that was none, but not what is new', async () => {
    const small = inSwahili();
    await small.build(release);
    small.write('content/guides/new.md', guide);
    await small.build(release);
    small.remove(knots);
    await small.build();
    expect(problemsOf(await small.build(release).catch((error: unknown) => error))).toEqual([
      expect.objectContaining(lost),
    ]);
    await small.build({ ...release, allowFewerPages: true });
    await small.build(release);
  });

  test('that the published site says the last one had, in a clean checkout', async () => {
    const live = inSwahili();
    const server = await createPreviewServer({ dir: live.out });
    onTestFinished(() => server.close());
    await live.build({ ...release, earlierFrom: server.url });
    const checkout = inSwahili();
    for (const file of ['content/guides/new.md', 'content/languages/sw/guides/new.md'])
      checkout.write(file, guide);
    checkout.remove(knots);
    const refused = checkout.build({ ...release, earlierFrom: server.url });
    expect(problemsOf(await refused.catch((error: unknown) => error))).toEqual([
      expect.objectContaining(lost),
    ]);
  });

  test('but not of a page that the first language no longer has either', async () => {
    const small = inSwahili();
    await small.build(release);
    small.remove(knots);
    small.remove('content/guides/knots.md');
    await small.build(release);
  });
});

test('a page whose text is still that of the first language is not taken for translated, although its fields are', {
  tags: 'nightly',
}, async () => {
  const begun = copyFirmSite();
  addArabic(begun);
  const file = `legal${policyPath.slice(0, -1)}.md`;
  const own = `content/languages/ar/${file}`;
  begun.write(own, /^---\n.*?\n---\n/s.exec(begun.read(own))?.[0] ?? '');
  const { untranslated } = await begun.build();
  const page = untranslated.find(({ path }) => path === `/ar${policyPath}`);
  expect(page?.files).toEqual([`content/${file}`]);
  expect(begun.published(`ar${policyPath}index.html`)).toContain(`<html lang="${lang}"`);
});

test('a list of which a language has only the beginning is that short there, although the first one names the rest', {
  tags: 'nightly',
}, async () => {
  const begun = copyFirmSite();
  // The language has no case, and no part of a page about cases or the other services.
  redirectLinks(begun, /#(our-reach|case-studies|service-.*)$/);
  addArabic(begun);
  rmSync(join(begun.root, 'content/languages/ar/cases'), { recursive: true, force: true });
  for (const file of ['home.yaml', 'insights.yaml'])
    begun.write(`content/languages/ar/${file}`, begun.read(`content/${file}`));
  const services: unknown[] = parse(begun.read('content/services.yaml'));
  begun.write('content/languages/ar/services.yaml', stringify(services.slice(0, 1)));
  await begun.build();
  const ids = (page: string) =>
    [...begun.published(page).matchAll(/id="service-([^"]+)"/g)].map(([, id]) => id);
  expect(ids('index.html')).toEqual(content.services.map(({ slug }) => slug));
  expect(ids('ar/index.html')).toEqual(content.services.slice(0, 1).map(({ slug }) => slug));
});

test('no page waits for colours and fonts, which all languages share', {
  tags: 'nightly',
}, async () => {
  const whole = copyFirmSite();
  addArabic(whole);
  addTheRest(whole, ['palette.yaml', 'fonts.yaml', 'focus.yaml']);
  expect((await whole.build()).untranslated).toEqual([]);
});

test('no picture or card is published that no page shows, such as those of pages not yet translated', () => {
  // The cards are in the cache by now, so that a page need only ask for one.
  const documents = site.files().filter((file) => file.endsWith('.html'));
  const all = documents.map(site.published).join('');
  const cards = site.files().filter((file) => file.startsWith('assets/card-'));
  expect(cards.length).toBeGreaterThan(1);
  expect(cards.filter((file) => !all.includes(file))).toEqual([]);
});

test('a site in one language has no trace of a second', () => {
  const html = alone.published('contact/index.html');
  expect(html).not.toMatch(/hreflang/i);
  expect(alone.files().filter((file) => file.startsWith('ar/'))).toEqual([]);
});

test('a mistake in a translation is reported with its own file and line', async () => {
  const broken = copyFirmSite();
  addArabic(broken);
  const ui = 'content/languages/ar/ui.yaml';
  broken.write(ui, broken.read(ui).replace('skipLink:', 'skiplink:'));
  broken.write('content/languages/Arabic words/menu.yaml', '[]');
  const refused = await broken.load().catch((error: unknown) => error);
  expect(refused instanceof ProblemsError && refused.problems).toMatchObject([
    { file: ui, field: 'header.skiplink', nearest: 'skipLink' },
    { file: 'content/languages/Arabic words', expected: expect.stringContaining('language tag') },
  ]);
});

test('a name in a language folder that no page reads is reported with the nearest one', {
  tags: 'nightly',
}, async () => {
  const broken = copyFirmSite();
  addArabic(broken);
  for (const name of ['Home.yaml', 'menu.yml', 'stray.yaml', 'pictures/logo.svg'])
    broken.write(`content/languages/ar/${name}`, '{}');
  const refused = await broken.load().catch((error: unknown) => error);
  expect(refused instanceof ProblemsError && refused.problems).toMatchObject([
    { file: 'content/languages/ar/Home.yaml', nearest: 'home.yaml' },
    { file: 'content/languages/ar/menu.yml', nearest: 'menu.yaml' },
    { file: 'content/languages/ar/pictures/logo.svg' },
    { file: 'content/languages/ar/stray.yaml' },
  ]);
});

test('two languages with the same name are refused, and so is one that does not give its own', {
  tags: 'nightly',
}, async () => {
  const broken = copyFirmSite();
  addArabic(broken);
  broken.write('content/languages/fr/menu.yaml', broken.read('content/menu.yaml'));
  broken.write('content/languages/nl/site.yaml', broken.read('content/languages/ar/site.yaml'));
  const refused = await broken.load().catch((error: unknown) => error);
  expect(refused instanceof ProblemsError && refused.problems).toMatchObject([
    { file: 'content/languages/fr/site.yaml', found: 'no such file' },
    { file: 'content/languages/nl/site.yaml', field: 'lang', found: expect.stringMatching('"ar"') },
  ]);
});

test('release checks, contradictions and trusted origins cover every language', {
  tags: 'nightly',
}, async () => {
  const site = copyFirmSite();
  addArabic(site);
  const own = 'content/languages/ar/site.yaml';
  const map = { embed: 'https://maps.example.org/{latitude},{longitude}' };
  const facts = { ...parse(site.read(own)), email: 'hello@example.com', map };
  site.write(own, stringify(facts));
  const refused = await build({ ...site, builtOn: new Date(), release: true }).catch(
    (error: unknown) => error,
  );
  const told = refused instanceof ProblemsError ? refused.problems : [];
  expect(told).toContainEqual(expect.objectContaining({ file: own, field: 'email' }));
  expect(told.filter(({ field, file }) => field === 'email' && file === own)).toHaveLength(1);
  const { hosting } = await loadSite(site.root);
  expect(hosting.trusted.frame).toContain('https://maps.example.org');
});
