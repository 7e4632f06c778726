import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import type { Fault, Inspection } from '../finish/inspect-page.ts';
import { linkPlaces } from '../load/fields.ts';
import { nearest } from '../load/nearest.ts';
import type { Route } from '../page.ts';
import type { Problem } from '../problems.ts';

export type InspectedPage = { route: Route; inspection: Inspection };

/** Finds where a text stands in the sources, for problems that only the output shows. */
type Locate = (text: string) => Pick<Problem, 'file' | 'line'> | undefined;

/** Checks all pages together: every internal link and anchor leads somewhere, and no fault is left. */
export function checkSite(
  pages: readonly InspectedPage[],
  files: ReadonlySet<string>,
  locate: Locate,
): Problem[] {
  const byPath = new Map(pages.map((page) => [page.route.path, page.inspection]));
  const broken = new Map<string, Problem & { usedBy: string[] }>();
  const report = ({ path, source }: Route, { text, ...fault }: Fault) => {
    const known = broken.get(fault.found);
    if (known?.usedBy.includes(path)) return;
    if (known) known.usedBy.push(path);
    else {
      const place = text ? locate(text) : undefined;
      broken.set(fault.found, { file: source, ...place, ...fault, usedBy: [path] });
    }
  };
  for (const { route, inspection } of pages) {
    for (const fault of inspection.faults) report(route, fault);
    for (const href of new Set(inspection.links)) {
      const fault = checkLink(href, route, inspection, byPath, files);
      if (fault) report(route, { ...fault, text: href });
    }
  }
  return [...broken.values()];
}

function checkLink(
  href: string,
  route: Route,
  inspection: Inspection,
  byPath: ReadonlyMap<string, Inspection>,
  files: ReadonlySet<string>,
): Fault | undefined {
  if (/^(https:|mailto:|tel:|data:image\/)/i.test(href)) return undefined;
  const found = `"${href}"`;
  if (!/^(\/(?!\/)|#)/.test(href) || !isDecodable(href)) {
    return { expected: linkPlaces, found };
  }
  const [, address = '', hash = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(href) ?? [];
  const [path, anchor] = [decodeURIComponent(address) || route.path, decodeURIComponent(hash)];
  const target = path === route.path ? inspection : byPath.get(path);
  if (!target && !files.has(path.slice(1))) {
    const others = [...files].filter((file) => !file.endsWith('.html'));
    const places = [...byPath.keys(), ...others.map((file) => `/${file}`)];
    const expected = 'a link that leads to a page or file of the site';
    return { expected, found, nearest: nearest(path, places) };
  }
  if (!anchor || !target || target.ids.has(anchor)) return undefined;
  return { expected: `an anchor that ${path} has`, found, nearest: nearest(anchor, target.ids) };
}

function isDecodable(href: string): boolean {
  try {
    return Boolean(decodeURIComponent(href));
  } catch {
    return false;
  }
}

/** Looks a text up in a site's content, pages and components; content counts first. */
export function locateIn(root: string): Locate {
  let sources: { file: string; source: string }[] | undefined;
  return (text) => {
    sources ??= readSources(root);
    for (const { file, source } of sources) {
      const at = indexOfWhole(source, text);
      if (at >= 0) return { file, line: source.slice(0, at).split('\n').length };
    }
    return undefined;
  };
}

const texts = ['content/**/*.{yaml,yml,json,md}', '{pages,components}/**/*.{ts,tsx}'];

function readSources(root: string) {
  return texts
    .flatMap((pattern) => fastGlob.sync(pattern, { cwd: root }).sort())
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
}

/** Where a text stands, but not as a part of a longer link: /tide is not in /tides/ or /low/tide. */
function indexOfWhole(source: string, text: string): number {
  const goesOn = (from: number) => /^[\w/#-]{2}$/.test(source.slice(from, from + 2));
  let at = source.indexOf(text);
  while (at > 0 && (goesOn(at - 1) || goesOn(at + text.length - 1)))
    at = source.indexOf(text, at + 1);
  return at;
}
