import { nearest } from '../content/nearest.ts';
import type { Problem } from '../problems.ts';
import type { Route } from '../render/page.ts';
import type { Inspection } from './inspect-page.ts';

export type InspectedPage = { route: Route; inspection: Inspection };

/** Finds where a text stands in the sources, for problems that only the output shows. */
export type Locate = (text: string) => Pick<Problem, 'file' | 'line'> | undefined;

/** Checks all pages together: every internal link and anchor leads somewhere, and no fault is left. */
export function checkSite(
  pages: readonly InspectedPage[],
  files: { has(file: string): boolean },
  locate: Locate,
): Problem[] {
  const byPath = new Map(pages.map((page) => [page.route.path, page.inspection]));
  const broken = new Map<string, Problem & { usedBy: string[] }>();
  const report = (page: Route, key: string, problem: Omit<Problem, 'file' | 'usedBy'>) => {
    const known = broken.get(key);
    if (known) known.usedBy.push(page.path);
    else broken.set(key, { file: page.source, ...locate(key), ...problem, usedBy: [page.path] });
  };
  for (const { route, inspection } of pages) {
    for (const fault of inspection.faults) report(route, fault.found, fault);
    for (const href of new Set(inspection.links)) {
      const problem = checkLink(href, route, inspection, byPath, files);
      if (problem) report(route, href, problem);
    }
  }
  return [...broken.values()];
}

function checkLink(
  href: string,
  route: Route,
  inspection: Inspection,
  byPath: ReadonlyMap<string, Inspection>,
  files: { has(file: string): boolean },
): Omit<Problem, 'file'> | undefined {
  if (/^(https:|mailto:|tel:|data:image\/)/i.test(href)) return undefined;
  if (!/^[/#]/.test(href) || href.startsWith('//')) {
    const expected = 'a link to a route, an anchor, https, mailto or tel';
    return { expected, found: `"${href}"` };
  }
  const [address = '', anchor] = href.split('#', 2);
  const path = decodeURI(address.split('?')[0] || route.path);
  const target = path === route.path ? inspection : byPath.get(path);
  if (!target && !files.has(path.slice(1))) {
    return {
      expected: 'a link that leads to a page or file of the site',
      found: `"${href}"`,
      nearest: nearest(path, byPath.keys()),
    };
  }
  if (!anchor || !target || target.ids.has(decodeURIComponent(anchor))) return undefined;
  return {
    expected: `an anchor that ${path} has`,
    found: `"${href}"`,
    nearest: nearest(anchor, target.ids),
  };
}
