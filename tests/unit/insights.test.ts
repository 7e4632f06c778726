/** When articles and practices are part of the site, and what is left when there are none. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { articlesPerPage, readingMinutes } from '../../components/insights/insights.ts';
import { insightSchema } from '../../content/schema/insight.ts';
import feed from '../../pages/atom.xml.ts';
import type { Problem } from '../../scripts/base/problems.ts';
import { sayWarnings } from '../../scripts/check/say-warnings.ts';
import { loadSite } from '../../scripts/load/load-site.ts';
import { content } from '../site-content.ts';
import { copyFirmSite, redirectLinks, type SiteCopy } from './site-copy.ts';
import { stubPage } from './stub-page.ts';

/** Writes an article that differs from an existing one in its front matter. */
function addArticle(site: SiteCopy, slug: string, fields: string, text = 'Water.'): void {
  site.write(
    `content/insights/${slug}.md`,
    `---
title: Gauges & <Weirs> ${slug}
description: What forty gauges show.
author: Ada Berg
role: Reads gauges
topics: [weirs]
image: ${content.contact.opening.image.picture}
${fields}
---
${text}
`,
  );
}

/** Sets the topics of articles to that of those added. */
function addWeirs(site: SiteCopy): void {
  const page = parse(site.read('content/insights.yaml'));
  const topics = [{ slug: 'weirs', title: 'Weirs', description: 'On weirs.' }];
  site.write('content/insights.yaml', stringify({ ...page, topics }));
}

const linksOf = (html: string) => [...html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href);

test.each([
  // An adult reads 240 words in a minute.
  ['words between spaces', 'en', 'two\u2011part words, <b>tags</b> – not '.repeat(240), 4],
  ['Korean, which has spaces', 'ko', '비가 온다 '.repeat(240), 2],
  ['Chinese, which has none', 'zh', '我们在坎帕拉工作。'.repeat(240), 4],
  ['Thai, which has some', 'th', 'เราทำงานในกัมปาลา '.repeat(240), 7],
  ['a single word', 'en', 'Water', 1],
])('the reading time of %s counts its words', (_name, lang, html, minutes) => {
  expect(readingMinutes({ sections: [{ title: '', html }] }, lang)).toBe(minutes);
});

test('a long line of signs, as in code, is counted in one pass', () => {
  const html = `${'='.repeat(200_000)} ${'two words '.repeat(240)}`;
  expect(readingMinutes({ sections: [{ title: '', html }] }, 'en')).toBe(2);
});

describe('a site with many articles', () => {
  const site = copyFirmSite();
  const count = articlesPerPage + 2;
  beforeAll(async () => {
    rmSync(join(site.root, 'content/insights'), { recursive: true, force: true });
    addWeirs(site);
    for (let at = 1; at <= count; at++)
      addArticle(site, `gauge-${at}`, `date: 2025-01-${String(at).padStart(2, '0')}`);
    addArticle(site, 'changed', 'date: 2026-01-30\nupdated: 2026-01-31');
    const grey = { width: 900, height: 600, channels: 3, background: '#808080' } as const;
    const photograph = await sharp({ create: grey }).jpeg().toBuffer();
    site.write('content/pictures/weir.jpg', photograph);
    addArticle(
      site,
      'due',
      'date: 2026-01-31',
      '![A weir at low water](weir.jpg)\n\n## Depth\n\n[Ask](/contact/?subject=Tides), {name} has *40* gauges.',
    );
    addArticle(site, 'later', 'date: 2026-02-01');
    addArticle(site, 'unfinished', 'date: 2026-01-01\ndraft: true');
    addArticle(site, 'over', 'date: 2025-06-01\nuntil: 2026-01-30');
    addArticle(site, 'ending', 'date: 2024-12-31\nuntil: 2026-01-31');
    report = await site.build(new Date('2026-01-31'));
  });
  let report: Awaited<ReturnType<SiteCopy['build']>>;

  test('says what it does not show, and why', () => {
    const waiting = [
      { file: 'content/insights/later.md', says: 'comes on 2026-02-01' },
      { file: 'content/insights/over.md', says: 'ended on 2026-01-30' },
      { file: 'content/insights/unfinished.md', says: 'is a draft' },
    ];
    expect(report.hidden.toSorted((a, b) => (a.file < b.file ? -1 : 1))).toEqual(waiting);
    const said = sayWarnings(report).filter(([label]) => label === 'waiting');
    expect(said).toContainEqual([
      'waiting',
      'content/insights/later.md is not on the site: it comes on 2026-02-01',
    ]);
    expect(said).toHaveLength(3);
  });

  test('publishes neither drafts nor what is due on a later day or has ended', () => {
    const published = site.files().filter((file) => /^insights\/[a-z]+\//.test(file));
    expect(published).toEqual(
      expect.arrayContaining(['insights/due/index.html', 'insights/ending/index.html']),
    );
    expect(published.filter((file) => /later|unfinished|over/.test(file))).toEqual([]);
    for (const file of ['insights/index.html', 'index.html', 'atom.xml', 'sitemap.xml'])
      expect(site.published(file)).not.toMatch(/insights\/(later|unfinished|over)/);
  });

  test('shows all of them in development', async () => {
    const { routes } = await loadSite(site.root, { isDevelopment: true });
    const paths = routes.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(
        ['later', 'unfinished', 'due', 'over'].map((slug) => `/insights/${slug}/`),
      ),
    );
  });

  test('lists the latest first, ten on a page, and leads from page to page', () => {
    const listed = (file: string) =>
      linksOf(site.published(file).replace(/[\s\S]*<ul class="articles/, '')).flatMap(
        (href) => /^\/insights\/([a-z0-9-]+)\/$/.exec(href ?? '')?.[1] ?? [],
      );
    const first = listed('insights/index.html');
    expect(first.slice(0, 3)).toEqual(['due', 'changed', `gauge-${count}`]);
    expect(first).toHaveLength(articlesPerPage);
    const older = listed('insights/page/2/index.html');
    expect(older).toEqual(['gauge-4', 'gauge-3', 'gauge-2', 'gauge-1', 'ending']);
    expect(linksOf(site.published('insights/index.html'))).toContain('/insights/page/2/');
    expect(site.files()).not.toContain('insights/page/3/index.html');
  });

  test('has the latest two on the home page', () => {
    const found = linksOf(site.published('index.html')).filter((href) =>
      /^\/insights\/.+/.test(href ?? ''),
    );
    expect(found).toEqual(['/insights/due/', '/insights/changed/']);
  });

  test('has a feed of all of them, with the days on which they changed', () => {
    const feed = parseDocument(site.published('atom.xml'), { xmlMode: true });
    const inside = (name: string, nodes: typeof feed.children) =>
      DomUtils.getElementsByTagName(name, nodes);
    const entries = inside('entry', feed.children);
    expect(entries).toHaveLength(count + 3);
    const [updated] = inside('updated', feed.children);
    expect(updated && DomUtils.textContent(updated)).toBe('2026-01-31T00:00:00Z');
    const [, changed] = entries.map(({ children }) =>
      ['title', 'id', 'published', 'updated', 'name', 'summary'].flatMap((name) =>
        inside(name, children).map((it) => DomUtils.textContent(it)),
      ),
    );
    expect(changed).toEqual([
      'Gauges & <Weirs> changed',
      `${content.site.origin}/insights/changed/`,
      '2026-01-30T00:00:00Z',
      '2026-01-31T00:00:00Z',
      'Ada Berg',
      'What forty gauges show.',
    ]);
  });

  test('shows the pictures of a text in the feed, from the file that its page shows', () => {
    const [, shown] =
      /(\/assets\/weir-[^"]*\.webp)"/.exec(site.published('insights/due/index.html')) ?? [];
    expect(site.files()).toContain(shown?.slice(1));
    const [image] = /&lt;img [^;]*weir[^;]*&gt;/.exec(site.published('atom.xml')) ?? [];
    expect(image).toBe(
      `&lt;img src="${content.site.origin}${shown}" width="900" height="600" alt="A weir at low water"&gt;`,
    );
  });

  test('has a copy of each article as Markdown, which its page names', () => {
    const [, shown] =
      /(\/assets\/weir-[^"]*\.webp)"/.exec(site.published('insights/due/index.html')) ?? [];
    const { origin, name } = content.site;
    // Links are written as browsers would: a domain in another script has Latin letters there.
    const inLinks = new URL(origin).origin;
    const text = site.published('insights/due/index.md');
    expect(text.split('\n\n').slice(0, 2)).toEqual([
      '# Gauges & <Weirs> due',
      `<${origin}/insights/due/>`,
    ]);
    expect(text).toContain(`![A weir at low water](${inLinks}${shown})`);
    expect(text.split('\n\n').slice(-2).join('\n\n')).toBe(
      `## Depth\n\n[Ask](${inLinks}/contact/?subject=Tides), ${name} has *40* gauges.\n`,
    );
    expect(linksOf(site.published('insights/due/index.html'))).toContain('/insights/due/index.md');
    const copies = site.files().filter((file) => /^insights\/[^/]+\/index\.md$/.test(file));
    expect(copies).toHaveLength(count + 3);
  });

  test('has entries in the feed that lead to pages', () => {
    const links = site.published('atom.xml').match(/(?<=<entry>[\s\S]*?<link href=")[^"]+/g) ?? [];
    expect(links.length).toBeGreaterThan(count);
    const pages = links.map((link) => `${new URL(link).pathname.slice(1)}index.html`);
    expect(pages.filter((page) => !site.files().includes(page))).toEqual([]);
  });

  test('tells search engines when an article was last changed', () => {
    const map = site.published('sitemap.xml');
    expect(map).toMatch(/insights\/changed\/<\/loc><lastmod>2026-01-31<\/lastmod>/);
    expect(map).toMatch(/insights\/due\/<\/loc><lastmod>2026-01-31<\/lastmod>/);
    expect(map).toMatch(/insights\/gauge-1\/<\/loc><lastmod>2025-01-01<\/lastmod>/);
    expect(map).toMatch(/\/<\/loc><\/url>/);
  });
});

test('an article that was changed on a day that has not come is refused, in its own file', async () => {
  const site = copyFirmSite();
  rmSync(join(site.root, 'content/insights'), { recursive: true, force: true });
  addWeirs(site);
  const add = (slug: string, fields: string) => addArticle(site, slug, fields);
  // The number of an article counts those that are shown.
  add('aaa-waits', 'date: 2026-02-20');
  add('changed', 'date: 2025-12-01\nupdated: 2031-01-01');
  const { problems = [] }: { problems?: Problem[] } = await site
    .load(new Date('2026-01-31'))
    .then(() => ({}), Object);
  expect(problems).toMatchObject([
    {
      file: 'content/insights/changed.md',
      line: 9,
      field: 'updated',
      expected: 'a day that has come: between the day of publication and today',
      found: '2031-01-01',
    },
  ]);
  // In development, where one that is unfinished, not due yet or ended is shown, too.
  add('aaa-waits', 'date: 2026-02-20\nupdated: 2026-02-21');
  add('begun', 'date: 2025-12-01\nupdated: 2026-02-21\ndraft: true');
  add('ended', 'date: 2025-12-01\nupdated: 2026-02-21\nuntil: 2026-01-14');
  add('changed', 'date: 2025-12-01');
  await loadSite(site.root, { builtOn: new Date('2026-01-31'), isDevelopment: true });
  // It is this day already somewhere on Earth.
  add('changed', 'date: 2025-12-01\nupdated: 2026-02-01');
  await site.load(new Date('2026-01-31T10:00:00Z'));
});

test('a feed holds the latest twenty, each at the address that content gives its page', () => {
  const [one] = content.insights.length > 0 ? content.insights : [];
  const insights = Array.from({ length: 22 }, (_, at) => ({
    ...(one ?? { title: '', description: '', author: '', role: '', topics: [], sections: [] }),
    image: { picture: '' },
    slug: `day-${at + 1}`,
    date: `2025-01-${String(at + 1).padStart(2, '0')}`,
  }));
  const addressOf = (name: string) => name.replace('/insights/day', '/news/on-day');
  const text = feed({
    ...stubPage,
    pages: [],
    content: { ...content, insights },
    base: '/firm',
    addressOf,
  });
  const links = text?.match(/(?<=<entry>[\s\S]*?<link href=")[^"]+/g) ?? [];
  const days = Array.from({ length: 20 }, (_, at) => 22 - at);
  expect(links).toEqual(days.map((day) => `${content.site.origin}/firm/news/on-day-${day}/`));
});

test('a feed holds the whole text of an article, and each address in it in full', () => {
  const html = [
    '<p><a href="/contact/?about=a%20b&amp;c#form">Form</a> <a href="#two">Two</a></p>',
    '<p><a href="https://other.example/x">X</a> <a href="//cdn.example/y">Y</a></p>',
    '<img src="/harbour.jpg" alt="A harbour"/>',
  ].join('');
  const sections = [
    { id: '', heading: '', title: '', html: '<p>One &amp; all.</p>' },
    { id: 'two', heading: '<em>Two</em> &lt;2', title: 'Two <2', html },
  ];
  const fields = { title: '', description: '', author: '', role: '', topics: [] };
  const article = { ...fields, image: { picture: '' }, slug: 'tide', date: '2025-01-01', sections };
  const addressOf = (name: string) => ({ '/contact/': '/kontakt/' })[name] ?? name;
  const shown = { ...content, insights: [article] };
  const text = feed({ ...stubPage, pages: [], content: shown, base: '/firm', addressOf }) ?? '';
  const [entry] = DomUtils.getElementsByTagName('content', parseDocument(text, { xmlMode: true }));
  const { origin } = content.site;
  expect(entry?.attribs).toEqual({ type: 'html' });
  expect(entry && DomUtils.textContent(entry).split('\n')).toEqual([
    '<p>One &amp; all.</p>',
    '<h2><em>Two</em> &lt;2</h2>',
    [
      `<p><a href="${origin}/firm/kontakt/?about=a%20b&amp;c#form">Form</a>`,
      ` <a href="${origin}/firm/insights/tide/#two">Two</a></p>`,
      '<p><a href="https://other.example/x">X</a> <a href="//cdn.example/y">Y</a></p>',
      `<img src="${origin}/firm/harbour.jpg" alt="A harbour"/>`,
    ].join(''),
  ]);
});

test.each([
  ['2026-01-31', '2026-01-30', false],
  ['2026-01-31', '2026-01-31', true],
  ['2026-01-31', undefined, true],
])('an article of %s that was changed on %s is accepted: %s', (date, updated, accepted) => {
  const article = { title: 'T', description: 'D', author: 'A', role: 'R', topics: ['t'], date };
  const given = { ...article, updated, image: content.contact.opening.image.picture };
  expect(insightSchema.safeParse(given).success).toBe(accepted);
});

describe('a site without articles and practices', () => {
  const site = copyFirmSite();
  beforeAll(async () => {
    for (const folder of ['insights', 'practices'])
      rmSync(join(site.root, 'content', folder), { recursive: true, force: true });
    redirectLinks(site, /^\/(practices|insights)\//);
    await site.build();
  });

  test('has no page, feed or link for either, and its services lead to their slides', () => {
    const files = site.files();
    expect(files.filter((file) => /^(insights|practices)\/|^atom\.xml$/.test(file))).toEqual([]);
    for (const file of files.filter((name) => name.endsWith('.html')))
      expect(
        linksOf(site.published(file)).filter((href) =>
          /^\/(insights|practices)\/|atom/.test(href ?? ''),
        ),
        file,
      ).toEqual([]);
    const [service] = content.services;
    expect(linksOf(site.published('index.html'))).toContain(`#service-${service?.slug}`);
  });
});
