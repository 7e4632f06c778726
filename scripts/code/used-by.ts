import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../base/problems.ts';
import { isEndpoint, routePattern } from '../routes/route-pattern.ts';
import { documentOf, type Imports, type SiteFiles, sourcesOf } from './site-files.ts';

/** The code in which to find what reads which content. */
type Code = { root: string; files: SiteFiles; imports: Imports };

/**
 * Adds to each problem in content the routes that use it. They are found by searching the pages'
 * code, because nothing can be rendered while content has errors.
 */
export function addUsedBy(
  problems: readonly Problem[],
  collectionOf: ReadonlyMap<string, string>,
  code: Code,
): Problem[] {
  const routes = new Map<string, string[]>();
  return problems.map((problem) => {
    const [file = ''] = /^[^:]+/.exec(problem.record ?? problem.file) ?? [];
    const collection = collectionOf.get(file);
    if (!collection) return problem;
    const usedBy = routes.get(collection) ?? routesUsing(collection, code);
    routes.set(collection, usedBy);
    return { ...problem, usedBy: usedBy.map((route) => pageOf(file, route)) };
  });
}

/**
 * For a document, the route of its own page: `/terms/` in place of `/[legal]/`, `/guides/knots/` in place of
 * `/guides/[guide]/`. Other routes with a parameter have no page of this name.
 */
function pageOf(file: string, route: string): string {
  const [, folder, slug] = /([\w-]+)\/([\w-]+)\.md$/.exec(file) ?? [];
  const [, above, name] = /^\/(?:([\w-]+)\/)?\[(\w+)\]\/$/.exec(route) ?? [];
  return slug && (above ?? name) === folder ? route.replace(`[${name}]`, slug) : route;
}

/**
 * The routes whose code uses a collection. `by` says whether the document around a page, with its header
 * and footer, counts as the page's code.
 */
export function routesUsing(
  collection: string,
  { root, files, imports }: Code,
  by: 'page' | 'page and document' = 'page and document',
): string[] {
  const known = new Map<string, boolean>();
  const readsCollection = (file: string): boolean => {
    const isUsed = known.get(file) ?? mentions(readFileSync(join(root, file), 'utf8'), collection);
    known.set(file, isUsed);
    return isUsed;
  };
  const uses = (entry: string) =>
    [...sourcesOf(entry, imports)].some(
      (file) => /^(pages|components)\//.test(file) && readsCollection(file),
    );
  const [endpoints, pages] = [files.pages.filter(isEndpoint), files.pages.filter(isPage)];
  const inDocument = (page: string) =>
    by === 'page and document' && uses(documentOf(page, files.documents));
  const using = pages.filter((page) => uses(page) || inDocument(page));
  const routes = using.length === pages.length ? ['every page'] : using.map(routePattern);
  return [...routes, ...endpoints.filter(uses).map(routePattern)];
}

const isPage = (source: string) => !isEndpoint(source);

/** Whether code reads `content.name`, or destructures `name` from `content` or a `Content`. */
function mentions(code: string, name: string): boolean {
  const taken = `\\{[^{}]*\\b${name}\\b[^{}]*\\}`;
  const uses = [`content\\.${name}\\b`, `content: ${taken}`, `${taken}(?: =|:) [Cc]ontent\\b`];
  return new RegExp(uses.join('|')).test(code);
}
