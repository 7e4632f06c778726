import { describe, expect, test } from 'vitest';
import { ProblemsError } from '../../scripts/base/problems.ts';
import { routePattern } from '../../scripts/routes/route-pattern.ts';
import { type Routable, resolveRoutes } from '../../scripts/routes/routes.ts';

/** The routes of pages by file. A list stands for the result of the page's `paths`. */
function routesOf(pages: Record<string, unknown[] | null>) {
  const modules: Routable['pages'] = Object.fromEntries(
    Object.entries(pages).map(([file, paths]) => [file, paths ? { paths: () => paths } : {}]),
  );
  return resolveRoutes({ pages: modules }, {});
}

/** The errors in pages, as `file field: found`. */
function problemsOf(pages: Record<string, unknown[] | null>): string[] {
  try {
    routesOf(pages);
    return [];
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return error.problems.map(({ file, field = '', found }) => `${file} ${field}: ${found}`);
  }
}

describe('a page file determines its route:', () => {
  test.each([
    ['pages/index.tsx', '/', 'index.html'],
    ['pages/contact.tsx', '/contact/', 'contact/index.html'],
    ['pages/index/index.tsx', '/index/', 'index/index.html'],
    ['pages/a/b/c.tsx', '/a/b/c/', 'a/b/c/index.html'],
    ['pages/a/b/index.tsx', '/a/b/', 'a/b/index.html'],
    ['pages/[...rest].tsx', '/404.html', '404.html'],
    ['pages/(group)/about.tsx', '/about/', 'about/index.html'],
    ['pages/(group)/index.tsx', '/', 'index.html'],
  ])('%s is %s', (source, path, file) => {
    expect(routesOf({ [source]: null })).toEqual([{ name: path, path, file, source, params: {} }]);
  });
});

describe('a page with parameters is built', () => {
  const paths = (pages: Record<string, unknown[] | null>) =>
    routesOf(pages).map(({ path }) => path);

  test('once for each [id] that it lists', () => {
    expect(paths({ 'pages/blog/[id].tsx': [{ id: '1' }, { id: 'ünï' }] })).toEqual([
      '/blog/1/',
      '/blog/ünï/',
    ]);
  });

  test('with and without an [[id]]', () => {
    expect(paths({ 'pages/blog/[[id]].tsx': [{ id: '1' }] })).toEqual(['/blog/', '/blog/1/']);
  });

  test('with parameters in the middle and at the end', () => {
    const listed = [{ year: '2026', id: 'tide' }];
    expect(paths({ 'pages/[year]/log/[id].tsx': listed })).toEqual(['/2026/log/tide/']);
  });

  test('with the parameters passed to its component', () => {
    const [route] = routesOf({ 'pages/[year]/[id].tsx': [{ year: '2026', id: 'tide' }] });
    expect(route?.params).toEqual({ year: '2026', id: 'tide' });
  });
});

test('a page without parameters is left out if it lists no paths', () => {
  expect(routesOf({ 'pages/index.tsx': null, 'pages/news.tsx': [] })).toHaveLength(1);
  expect(routesOf({ 'pages/news.tsx': [{}] }).map(({ path }) => path)).toEqual(['/news/']);
});

test('an endpoint is not a page', () => {
  expect(routesOf({ 'pages/index.tsx': null, 'pages/robots.txt.ts': null })).toHaveLength(1);
});

describe('parameters are refused', () => {
  test.each([
    ['with a slash', { id: 'a/b' }],
    ['with a dot in front', { id: '../secret' }],
    ['with a quotation mark', { id: 'a"b' }],
    ['with a variable of a host', { id: 'a$uri' }],
    ['with a space', { id: 'a b' }],
    ['with a colon, which is no file name on Windows', { id: 'a:b' }],
    ['that are empty', { id: '' }],
    ['that are numbers', { id: 7 }],
    ['that are missing', {}],
    ['with another name', { slug: 'a' }],
    ['that are not an object', 'a'],
  ])('%s', (_what, item) => {
    expect(problemsOf({ 'pages/[id].tsx': [{ id: 'good' }, item] })).toEqual([
      `pages/[id].tsx paths()[1]: ${JSON.stringify(item)}`,
    ]);
  });

  test('that are a list of texts, also for an optional parameter', () => {
    expect(problemsOf({ 'pages/tags/[[id]].tsx': ['a'] })).toEqual([
      'pages/tags/[[id]].tsx paths()[0]: "a"',
    ]);
  });

  test('all of them in one run', () => {
    const bad = [{ id: 1 }, { id: 2 }];
    expect(problemsOf({ 'pages/[id].tsx': bad, 'pages/x/[id].tsx': null })).toEqual([
      'pages/[id].tsx paths()[0]: {"id":1}',
      'pages/[id].tsx paths()[1]: {"id":2}',
      'pages/x/[id].tsx paths: no such export',
    ]);
  });

  test.each(['[id.tsx', '[[id].tsx', '[..rest].tsx', '[a-b].tsx'])('misspelt as %s', (file) => {
    const name = file.replace('.tsx', '');
    expect(problemsOf({ [`pages/${file}`]: [] })).toEqual([`pages/${file} : ${name}`]);
  });
});

test('a route is shown as a pattern before its parameters are known', () => {
  expect(
    ['index', 'blog/[id]', '(group)/[[id]]', '[...rest]'].map((name) =>
      routePattern(`pages/${name}.tsx`),
    ),
  ).toEqual(['/', '/blog/[id]/', '/[id]/', '/404.html']);
  expect(routePattern('pages/robots.txt.ts')).toBe('/robots.txt');
});
