/** What pages tell browsers, search engines and shared links, compared with content. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { content, languageAt, languages } from '../site-content.ts';
import { addressOf, nameOf } from './address-of.ts';
import { headsOf, shownAt } from './described-pages.ts';
import { all, one, pageTree, textsOf, valuesOf } from './page-tree.ts';
import { firmPages, repeatsAnother } from './pages.ts';
import { everyPage } from './sample.ts';
import { siteFolder } from './site.ts';

const indexable = firmPages.filter((path) => path !== '/404.html');
const published = (file: string) => readFileSync(join(siteFolder, file), 'utf8');

/** The path by which search engines know a page: the briefing repeats the home page. */
function canonicalPath(path: string): string {
  const { home } = languageAt(path);
  const name = nameOf(path);
  return addressOf(name === '/index/' ? '/' : name, repeatsAnother(path) ? '/' : home);
}

describe.for(languages)('in the language of $home', ({ home, content: own }) => {
  const heads = headsOf(own)
    .map(([name, head]) => ({ path: addressOf(name, home), head }))
    .filter(({ path }) => !repeatsAnother(path));

  test.for(heads)(
    '$path has the title and description of content, and its language',
    ({ path, head }) => {
      const tree = pageTree(path);
      expect(textsOf(tree, 'head title')).toEqual([head.title]);
      expect(valuesOf(tree, 'meta[name=description]', 'content')).toEqual([head.description]);
      const { lang, dir } = one(tree, 'html').attribs;
      expect({ lang, dir }).toEqual({ lang: own.site.tag, dir: own.site.dir });
    },
  );
});

test.for(['title', 'description'] as const)(
  'all pages in one language each have a different %s',
  (key) => {
    const own = everyPage.filter((path) => !repeatsAnother(path));
    const said = own.map((path) => {
      const tree = pageTree(path);
      const [text] =
        key === 'title'
          ? textsOf(tree, 'head title')
          : valuesOf(tree, 'meta[name=description]', 'content');
      return `${languageAt(path).home} ${text || path}`;
    });
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  },
);

test.runIf(content.insights.length > 0)(
  'every page of the firm names the feed of its language',
  () => {
    const feeds = firmPages.map((path) => [
      path,
      ...valuesOf(pageTree(path), 'link[type="application/atom+xml"]', 'href'),
    ]);
    expect(feeds).toEqual(
      firmPages.map((path) => {
        const { home, content: own } = languageAt(path);
        const feed = own.insights.length > 0 ? `${home}atom.xml` : '/atom.xml';
        return shownAt(path).insights.length > 0 ? [path, feed] : [path];
      }),
    );
  },
);

test('a page that search engines may show has a canonical address, any other asks to be left out', () => {
  const shown = everyPage.filter((path) => indexable.includes(path) || repeatsAnother(path));
  for (const path of everyPage) {
    const tree = pageTree(path);
    const isShown = shown.includes(path) && !path.endsWith('404.html');
    const address = shownAt(path).site.origin + canonicalPath(path);
    expect(valuesOf(tree, 'link[rel=canonical]', 'href'), path).toEqual(isShown ? [address] : []);
    expect(valuesOf(tree, 'meta[name=robots]', 'content'), path).toEqual(
      isShown ? [] : ['noindex'],
    );
  }
});

test.for(firmPages)('%s names its translations, and no other page', (path) => {
  const { origin } = shownAt(path).site;
  const translated = languages
    .map((language) => ({
      lang: language.content.site.tag,
      path: addressOf(nameOf(path), language.home),
    }))
    .filter((other) => everyPage.includes(other.path) && !repeatsAnother(other.path));
  const [first] = translated;
  const named =
    path.endsWith('404.html') || !first || translated.length < 2
      ? []
      : [...translated, { ...first, lang: 'x-default' }];
  const links = all(pageTree(path), 'link[hreflang]').map(({ attribs }) => [
    attribs.hreflang,
    attribs.href,
  ]);
  expect(links).toEqual(named.map(({ lang, path }) => [lang, origin + path]));
});

test.for(firmPages)('%s: tells search engines and shared links what it is', async (path) => {
  const tree = pageTree(path);
  const { site, insights } = shownAt(path);
  const [title] = textsOf(tree, 'head title');
  const [description] = valuesOf(tree, 'meta[name=description]', 'content');
  const article = insights.find(({ slug }) => nameOf(path) === `/insights/${slug}/`);
  const days = ['published', 'modified'].flatMap((it) =>
    valuesOf(tree, `meta[property=article:${it}_time]`, 'content'),
  );
  expect(days).toEqual(article ? [article.date, article.updated].filter(Boolean) : []);
  const said = all(tree, 'meta[content]').map(({ attribs: { property, name, content } }) => [
    property ?? name ?? '',
    content ?? '',
  ]);
  const cards: Record<string, string> = Object.fromEntries(
    said.filter(([name]) => /^(og|twitter):/.test(name ?? '')),
  );
  const { 'og:image': image = '', ...others } = cards;
  expect(others).toEqual({
    'og:type': article ? 'article' : 'website',
    'og:site_name': site.name,
    'og:title': title,
    'og:description': description,
    'og:url': site.origin + canonicalPath(path),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
  });
  const { origin, pathname } = new URL(image);
  expect(origin).toBe(new URL(site.origin).origin);
  const { format, width, height } = await sharp(join(siteFolder, decodeURI(pathname))).metadata();
  expect({ format, width, height }).toEqual({
    format: expect.stringMatching(/^(png|jpeg)$/),
    width: 1200,
    height: 630,
  });
});

test('the sitemap names every page that search engines may show once, and no other', () => {
  const listed = indexable.filter((path) => canonicalPath(path) === path);
  const locations = [...published('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(locations.map(([, address]) => address?.replaceAll('&amp;', '&')).toSorted()).toEqual(
    listed.map((path) => content.site.origin + encodeURI(path)).toSorted(),
  );
});

test('robots.txt lets search engines read everything and names the sitemap', () => {
  const lines = published('robots.txt').split('\n').filter(Boolean);
  const sitemap = `Sitemap: ${content.site.origin}/sitemap.xml`;
  expect(lines).toEqual(['User-agent: *', 'Allow: /', sitemap]);
});

test('on a home screen the site has its name, what it does and its colours', () => {
  const { name, shortName = name, tagline, tag, dir } = content.site;
  const { night } = content.palette.colours;
  expect(JSON.parse(published('site.webmanifest'))).toMatchObject({
    name,
    short_name: shortName,
    description: tagline,
    lang: tag,
    dir,
    start_url: '/',
    background_color: night,
    theme_color: night,
  });
});

test('security.txt gives the e-mail address and the day until which it is valid', () => {
  const { email, security, origin } = content.site;
  expect(published('.well-known/security.txt').trim().split('\n')).toEqual([
    `Contact: mailto:${email}`,
    `Expires: ${security.expires}T00:00:00Z`,
    `Preferred-Languages: ${languages.map(({ content }) => content.site.tag).join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  ]);
});
