import type { Facts, Fault, Leftover } from '../finish/facts.ts';
import { place } from '../load/explain-issue.ts';
import { linkPlaces } from '../load/fields.ts';
import type { SourcedRecord } from '../load/parse-source.ts';
import type { Head, Route } from '../page.ts';
import { nearest, type Problem } from '../problems.ts';
import type { Locate } from './locate.ts';

/** A page as the checks know it. */
export type CheckedPage = { route: Route; facts: Facts };

/** Tells whether content says a word: what an editor wrote is never a fault of code. */
type InContent = (word: string) => boolean;

/** Looks words up in all records. */
export function sayIn(records: readonly SourcedRecord[]): InContent {
  let texts: string | undefined;
  return (word) => {
    texts ??= JSON.stringify(records.map(({ value }) => value));
    return texts.includes(word);
  };
}

/** A `{name}` of content that nothing filled, and the pages that show it as it is. */
export type Unfilled = Pick<Problem, 'file' | 'line'> & { word: string; pages: string[] };

/** Lists each `{name}` of content that pages show unfilled: it may be meant so, or be misspelt. */
export function findUnfilled(
  pages: readonly CheckedPage[],
  locate: Locate,
  inContent: InContent,
): Unfilled[] {
  const found = new Map<string, Unfilled>();
  for (const { route, facts } of pages)
    for (const { word } of facts.leftovers) {
      if (!word.startsWith('{') || !inContent(word)) continue;
      const known = found.get(word) ?? { file: route.source, ...locate(word), word, pages: [] };
      if (!known.pages.includes(route.path)) known.pages.push(route.path);
      found.set(word, known);
    }
  return [...found.values()];
}

/** A title of which search engines show the beginning only. */
export type LongTitle = Pick<Problem, 'file' | 'line'> & { path: string; title: string };

/** Characters of a title that search engines show at most. */
const longest = 70;

/** Lists the titles that are too long to be shown whole, and where content says them. */
export function findLongTitles(
  pages: readonly { route: Route; head: Head }[],
  records: readonly SourcedRecord[],
): LongTitle[] {
  return pages.flatMap(({ route, head: { title } }) => {
    if (title.length <= longest) return [];
    const found = records.flatMap(({ source, path, value }) => {
      const inside = pathTo(value, (text) => title.startsWith(text) && text.length > longest / 3);
      return inside ? [place(source, [...path, ...inside])] : [];
    });
    const { file = route.source, line } = found[0] ?? {};
    return { file, line, path: route.path, title };
  });
}

/** The path to a text in a value, if it holds one that fits. */
function pathTo(value: unknown, fits: (text: string) => boolean): PropertyKey[] | undefined {
  if (typeof value === 'string') return fits(value) ? [] : undefined;
  for (const [key, inside] of Object.entries(Object(value))) {
    const found = pathTo(inside, fits);
    if (found) return [Array.isArray(value) ? Number(key) : key, ...found];
  }
  return undefined;
}

/**
 * Checks all pages together: every internal link and anchor leads somewhere, and nothing on them is
 * left over by code.
 */
export function checkSite(
  pages: readonly CheckedPage[],
  files: ReadonlySet<string>,
  locate: Locate,
  inContent: InContent,
): Problem[] {
  const byPath = new Map(pages.map((page) => [page.route.path, page.facts]));
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
  for (const { route, facts } of pages) {
    for (const fault of facts.faults) report(route, fault);
    for (const leftover of facts.leftovers)
      if (!inContent(leftover.word)) report(route, leftOver(leftover));
    for (const href of facts.links) {
      const fault = checkLink(href, route, facts, byPath, files);
      if (fault) report(route, { ...fault, text: href });
    }
  }
  return [...broken.values()];
}

const leftOver = ({ word, text }: Leftover): Fault => ({
  expected: 'finished text',
  found: `"${word}" in "${text}"`,
  advice: 'give the component a value, or leave the text out',
});

function checkLink(
  href: string,
  route: Route,
  facts: Facts,
  byPath: ReadonlyMap<string, Facts>,
  files: ReadonlySet<string>,
): Fault | undefined {
  if (/^(https:|mailto:|tel:|data:image\/)/i.test(href)) return undefined;
  const found = `"${href}"`;
  if (!/^(\/(?!\/)|#)/.test(href) || !isDecodable(href)) {
    return { expected: linkPlaces, found };
  }
  const [, address = '', hash = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(href) ?? [];
  const [path, anchor] = [decodeURIComponent(address) || route.path, decodeURIComponent(hash)];
  const target = path === route.path ? facts : byPath.get(path);
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
