/** Addresses that content says, in each language, in place of the names of files. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Problem, ProblemsError } from '../../scripts/base/problems.ts';
import { sayWarnings } from '../../scripts/check/say-warnings.ts';
import { applySlugs, readSlugs, slugFaults } from '../../scripts/routes/slugs.ts';
import { createPreviewServer } from '../../scripts/serve/server.ts';
import { copySite, published, type Site } from './fixture-site.ts';

const isBuilt = (site: Site, path: string) => existsSync(join(site.out, path, 'index.html'));

/** A site with a slug for a folder and one for a page in it, and with these links on every page. */
function renamedSite(links = '<a href="/guides/knots/#the-bowline">Knots</a>'): Site {
  const site = copySite();
  site.edit('components/frame/Frame.tsx', '<nav>', `<nav>${links}`);
  const slugs = ['/guides/, slug: help', '/guides/knots/, slug: knoten'];
  site.write('content/slugs.yaml', slugs.map((each) => `- { page: ${each} }\n`).join(''));
  return site;
}

describe('a slug in content', () => {
  test('is the address of its page, and a folder is in the addresses of all pages in it', async () => {
    const site = renamedSite();
    await site.build();
    const paths = ['help', 'help/knoten', 'help/tides', 'guides'];
    expect(paths.filter((path) => isBuilt(site, path))).toEqual(paths.slice(0, 3));
    expect(published(site, 'tide.txt')).toContain('/help/knoten/');
    expect(published(site, 'tide.txt')).not.toContain('/guides/');
  });

  test('is where links lead that say the name of the page, or the slug, also below a base path', async () => {
    const site = renamedSite(
      '<a href="/guides/knots/#the-bowline">K</a><a href="/help/tides/">T</a>',
    );
    await site.build({ base: '/sea' });
    const home = published(site, 'index.html');
    for (const path of ['/help/knoten/#the-bowline', '/help/', '/help/tides/'])
      expect(home).toContain(`href="/sea${path}"`);
    expect(home).not.toContain('"/sea/guides/');
  });

  test('does not excuse a link that leads nowhere, or to a missing anchor', async () => {
    const site = renamedSite('<a href="/help/knots/">A</a><a href="/guides/knots/#clove">B</a>');
    expect(await site.problems()).toMatchObject([
      { found: '"/help/knots/"', nearest: '/help/knoten/' },
      { found: '"/guides/knots/#clove"', expected: 'an anchor on /help/knoten/' },
    ]);
  });
});

test('each language has its own slugs and links to its own addresses', async () => {
  const site = renamedSite('<a hrefLang="en" href="/guides/knots/">English</a>');
  const knots =
    '---\n{ title: Mafundo, minutes: 4 }\n---\n[hapa](/guides/knots/#a)\n## A\nRahisi.\n';
  site.write('content/languages/sw/guides/knots.md', knots);
  site.write('content/languages/sw/slugs.yaml', '- { page: /guides/knots/, slug: mafundo }\n');
  await site.build();
  // Where a language says nothing, pages have their own names.
  const page = published(site, 'sw/guides/mafundo/index.html');
  expect(page).toContain('href="/sw/guides/mafundo/#a"');
  expect(page).toMatch(/hreflang="en" href="\/help\/knoten\/"/i);
});

test('a page that only one language has is said to be in that one alone', async () => {
  const site = copySite();
  site.edit(
    'components/frame/Frame.tsx',
    '<nav>',
    "<nav><i>{usePage().translations.map(({ path }) => path).join(' ')}</i>",
  );
  const fair = "export const head = { title: 'Fair', description: 'Fair' };";
  site.write('pages/(fair)/fair.tsx', `${fair}\nexport default () => <h1>Fair</h1>;`);
  const knots = '---\n{ title: Mafundo, minutes: 4 }\n---\n## A\nRahisi.\n';
  site.write('content/languages/sw/guides/knots.md', knots);
  await site.build();
  expect(published(site, 'guides/knots/index.html')).toContain(
    '<i>/guides/knots/ /sw/guides/knots/</i>',
  );
  expect(published(site, 'fair/index.html')).toContain('<i>/fair/</i>');
});

/** What is wrong with slugs of a site that has two guides, in its first language or in Swahili. */
function faultsOf(slugs: string, home = '/'): Problem[] {
  const site = copySite();
  site.write('content/slugs.yaml', slugs);
  const names = ['/', '/guides/', '/guides/knots/', '/guides/tides/', '/404.html'];
  const routes = names.map((name) => ({ name, path: name, file: '', source: name, params: {} }));
  try {
    const read = readSlugs(site.root, 'content');
    return slugFaults(applySlugs(routes, read, home), read, home, ['/', '/sw/']);
  } catch (error) {
    if (error instanceof ProblemsError) return [...error.problems];
    throw error;
  }
}

describe('a slug is refused with its line', () => {
  const says = (text: string) => expect.stringContaining(text);
  test.each([
    ['for an unknown page', '/guide/', 'help', { field: '[0].page', nearest: '/guides/' }],
    ['for a file', '/tide.txt', 'help', { field: '[0].page' }],
    ['for the home page', '/', 'help', { field: '[0].page' }],
    ['with capitals', '/guides/', 'Help', { field: '[0].slug', expected: says('lower-case') }],
    ['with a slash', '/guides/', 'help/us', { expected: says('single hyphens') }],
    ['without letters', '/guides/', '"?"', { expected: says('such as contact-us') }],
    ['that another page has', '/guides/knots/', 'tides', { found: says('/guides/tides/, which') }],
    ['if it is reserved', '/guides/', 'assets', { found: says('/assets/, where') }],
    ['if it is that of a language', '/guides/', 'sw', { found: says('/sw/, where') }],
  ])('%s', (_, page, slug, problem) => {
    const found = faultsOf(`# One.\n- page: ${page}\n  slug: ${slug}\n`);
    const line = 'field' in problem && problem.field.endsWith('page') ? 2 : 3;
    expect(found).toMatchObject([{ file: 'content/slugs.yaml', line, ...problem }]);
  });

  test.each(['/', '/sw/'])('if two pages below %s have it', (home) => {
    const pages = ['knots', 'tides'].map((name) => `- { page: /guides/${name}/, slug: a }\n`);
    const found = faultsOf(pages.join(''), home);
    expect(found).toMatchObject([{ line: 2, found: says(`${home}guides/a/`) }]);
  });

  test('if it is the name of another page, even of a renamed one, since links say names', () => {
    const [knots, tides] = ['/guides/knots/, slug: tides', '/guides/tides/, slug: knots'];
    const found = faultsOf(`- { page: ${knots} }\n- { page: ${tides} }\n`);
    expect(found.map(({ field }) => field)).toEqual(['[0].slug', '[1].slug']);
  });

  test('if its page has one already', () => {
    const found = faultsOf('- { page: /guides/, slug: a }\n- { page: /guides/, slug: b }\n');
    expect(found).toMatchObject([{ line: 2, expected: 'each page only once' }]);
  });
});

test('a slug may have letters of any script, which get one Unicode form', () => {
  const site = copySite();
  const slug = 'größe-и-日本-1';
  site.write('content/slugs.yaml', `- { page: /guides/, slug: ${slug.normalize('NFD')} }\n`);
  expect(readSlugs(site.root, 'content').list).toEqual([{ page: '/guides/', slug }]);
});

describe('when the slug of a published page changes,', () => {
  test('a build offers the redirect for each page that moved, unless it is there', async () => {
    const site = copySite();
    await site.build();
    site.write('content/slugs.yaml', '- { page: /guides/knots/, slug: knoten }\n');
    const report = await site.build();
    expect(report.moved).toEqual([{ from: '/guides/knots/', to: '/guides/knoten/' }]);
    expect(sayWarnings(report).join()).toContain('- { from: /guides/knots/, to: /guides/knoten/ }');
    site.write('content/slugs.yaml', '- { page: /guides/knots/, slug: nodes }\n');
    const { moved } = await site.build();
    expect(moved).toEqual([{ from: '/guides/knoten/', to: '/guides/nodes/' }]);
    site.write('content/redirects.yaml', '- { from: /guides/nodes/, to: /guides/knots/ }\n');
    site.remove('content/slugs.yaml');
    expect((await site.build()).moved).toEqual([]);
  });

  test('the old address redirects to the page, said by its address or its name', async () => {
    const site = copySite();
    site.write('content/slugs.yaml', '- { page: /guides/knots/, slug: knüpfen }\n');
    const moved = ['/guides/knots/, to: /guides/knüpfen/', '/old/, to: /guides/knots/#a'];
    site.write('content/redirects.yaml', moved.map((each) => `- { from: ${each} }\n`).join(''));
    await site.build();
    const server = await createPreviewServer({ dir: site.out });
    const target = async (path: string) =>
      (await fetch(server.url + path, { redirect: 'manual' })).headers.get('location');
    const found = [await target('/guides/knots/'), await target('/old/')];
    await server.close();
    expect(found).toEqual(['/guides/kn%C3%BCpfen/', '/guides/kn%C3%BCpfen/#a']);
  });
});
