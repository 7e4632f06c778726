import { nearest } from '../base/nearest.ts';
import { type Problem, throwIfAny } from '../base/problems.ts';
import { problemOf } from '../base/trace.ts';
import type { Route } from '../site-api/page.ts';
import type { PageModule } from '../site-api/render-document.tsx';
import { reservedFor } from './reserved-addresses.ts';
import {
  endpointFile,
  fillPattern,
  hasParameters,
  isEndpoint,
  parsePattern,
} from './route-pattern.ts';

/** The part of a site that decides its routes. */
export type Routable = { pages: Readonly<Record<string, PageModule>> };

/**
 * All routes of a site. Throws a ProblemsError if there are no pages, or if a page lists no paths, lacks a
 * parameter or has a reserved address. Whether two have one address is known once a build claims them.
 */
export function resolveRoutes(site: Routable, content: unknown): Route[] {
  const problems: Problem[] = [];
  if (!Object.keys(site.pages).length) {
    problems.push({ file: 'pages', expected: 'at least one page', found: 'none' });
  }
  const routes = Object.keys(site.pages)
    .filter((source) => !isEndpoint(source))
    .flatMap((source) => routesOf(source, site, content, problems));
  const endpoints = Object.keys(site.pages).filter(isEndpoint);
  const files = endpoints.map((source) => ({ source, file: endpointFile(source) }));
  throwIfAny([...problems, ...reservedFiles([...routes, ...files])]);
  return routes;
}

function routesOf(source: string, site: Routable, content: unknown, problems: Problem[]): Route[] {
  const pattern = parsePattern(source);
  const misspelt = pattern.find(({ kind, name }) => kind === 'name' && /[[\]]/.test(name));
  if (misspelt) {
    const expected = 'a parameter such as [name], [[name]] or [...name]: letters, digits, _';
    problems.push({ file: source, expected, found: misspelt.name });
    return [];
  }
  const unfit = pattern.find(({ kind, name }) => kind === 'name' && unfitForAddress.test(name));
  if (unfit) {
    const expected = 'a name with only letters, digits, hyphens and dots, for the address';
    problems.push({ file: source, expected, found: unfit.name, advice: 'rename the file' });
    return [];
  }
  if (pattern.some(({ kind }) => kind === 'rest')) {
    return [{ name: '/404.html', path: '/404.html', file: '404.html', source, params: {} }];
  }
  if (!hasParameters(pattern)) {
    const isLeftOut =
      'paths' in (site.pages[source] ?? {}) && !listPaths(source, site, content, problems).length;
    return isLeftOut ? [] : [toRoute(source, fillPattern(pattern, {}) ?? '/', {})];
  }
  const optional = pattern.at(-1)?.kind === 'optional' ? [{}] : [];
  const listed = listPaths(source, site, content, problems);
  return [...optional, ...listed].flatMap((item: unknown, index) => {
    const params = stringParams(item);
    const path = params && fillPattern(pattern, params);
    if (params && path) return [toRoute(source, path, params)];
    const names = pattern.filter(({ kind }) => kind !== 'name').map(({ name }) => name);
    problems.push({
      file: source,
      field: `paths()[${index - optional.length}]`,
      expected: `a text for ${names.join(', ')} with only letters, digits, hyphens and dots, for the address`,
      found: JSON.stringify(item) ?? 'nothing',
    });
    return [];
  });
}

function listPaths(
  source: string,
  { pages }: Routable,
  content: unknown,
  problems: Problem[],
): readonly unknown[] {
  const page = pages[source] ?? {};
  try {
    const listed: unknown = typeof page.paths === 'function' ? page.paths(content) : undefined;
    if (Array.isArray(listed)) return listed;
    problems.push({
      file: source,
      field: 'paths',
      expected: 'export function paths(content): the list of parameters to build',
      found: page.paths === undefined ? 'no such export' : 'no function that returns a list',
      nearest: nearest('paths', Object.keys(page)),
    });
  } catch (error) {
    problems.push(problemOf(error, source));
  }
  return [];
}

function toRoute(source: string, path: string, params: Route['params']): Route {
  return { name: path, path, file: `${path.slice(1)}index.html`, source, params };
}

/** Characters that are unsafe in addresses, in file names, or in a host's configuration. */
const unfitForAddress = /[\s/?#%\\"<>|*:;$`{}^]/;

function stringParams(item: unknown): Record<string, string> | undefined {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return undefined;
  const entries = Object.entries(item);
  const texts = entries.filter((entry): entry is [string, string] => {
    const [, text] = entry;
    return typeof text === 'string' && /^[^.]/.test(text) && !unfitForAddress.test(text);
  });
  return texts.length === entries.length ? Object.fromEntries(texts) : undefined;
}

/** Reports files of pages and endpoints at addresses that the generator or a host uses. */
export function reservedFiles(files: readonly Pick<Route, 'file' | 'source'>[]): Problem[] {
  return files.flatMap(({ file, source }) => {
    const use = reservedFor(file);
    const [expected, advice] = ['an address that is not reserved', 'rename the file'];
    return use ? [{ file: source, expected, found: `${file}, where ${use}`, advice }] : [];
  });
}
