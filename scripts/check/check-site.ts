import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import fastGlob from 'fast-glob';
import { addressOf, decoded } from '../base/paths.js';
import type { Problem } from '../base/problems.ts';
import { schemasFolder } from '../code/site-files.ts';
import { lineAt } from '../content/read-source.ts';
import type { SourcedRecord } from '../content/records.ts';
import { decodeEntities, type Facts, type Leftover, type PageFault } from '../finish/facts.ts';
import { languageOf } from '../languages/languages.ts';
import type { RenderInput } from '../render/render-pages.ts';
import type { Route } from '../site-api/page.ts';
import { checkLink, type LinkDestinations, targetsOf } from './check-link.ts';

/** A page as the checks see it. */
export type CheckedPage = { route: Route; facts: Facts };

/** Whether a word occurs in content: if an editor wrote it, it is not a bug in code. */
export type InContent = (word: string) => boolean;

/** Looks each word up only once, because it may be on every page. */
export function searchContent(records: readonly SourcedRecord[]): InContent {
  let texts: string | undefined;
  const known = new Map<string, boolean>();
  return (word) => {
    // Markdown is in content as HTML.
    texts ??= decodeEntities(JSON.stringify(records.map(({ value }) => value)));
    if (!known.has(word)) known.set(word, texts.includes(JSON.stringify(word).slice(1, -1)));
    return known.get(word) ?? false;
  };
}

/** How many broken links get a suggestion, since finding one is slow on a large site. */
const mostGuessed = 100;

/** Where the links of each page of a site lead. */
export function linkDestinations({
  languages,
  borrowedFilesOf,
}: Pick<RenderInput, 'languages' | 'borrowedFilesOf'>): LinkDestinations {
  const ofFirstLanguage = languageOf('/', languages).destinations;
  const ofPage = (route: Route) => {
    const { destinations } = languageOf(route.path, languages);
    return borrowedFilesOf(route).length === 0 ? [destinations] : [destinations, ofFirstLanguage];
  };
  return { ofPage, ofFirstLanguage };
}

/**
 * Checks all pages together: internal links and anchors must have targets, in the language of their
 * page, and no page may contain leftovers such as `undefined`.
 */
export function checkSite(
  pages: readonly CheckedPage[],
  files: ReadonlySet<string>,
  locate: Locate,
  inContent: InContent,
  destinations: LinkDestinations,
): Problem[] {
  const byPath = new Map(pages.map((page) => [page.route.path, page.facts]));
  // The file of a page is not a second address, because hosts redirect from it to the page.
  const pageFiles = new Set(pages.map(({ route }) => route.file));
  const others = new Set([...files].filter((file) => !pageFiles.has(file)).map(addressOf));
  const reported = new Map<string, PageFault & { source: string; usedBy: string[] }>();
  const report = ({ path, source }: Route, fault: PageFault) => {
    const known = reported.get(fault.found);
    // All faults of a page are reported before those of the next one.
    if (known?.usedBy.at(-1) === path) return;
    if (known) known.usedBy.push(path);
    else reported.set(fault.found, { ...fault, source, usedBy: [path] });
  };
  // A menu's link is on every page, and finding a suggestion for a broken one is slow.
  const links = new Map<string, PageFault | undefined>();
  for (const { route, facts } of pages) {
    for (const fault of facts.faults) report(route, fault);
    for (const leftover of facts.leftovers)
      if (!inContent(leftover.word)) report(route, leftOver(leftover));
    const check = (href: string, targets: readonly string[]) => {
      const key = [href, ...targets].join(' ');
      if (href.startsWith('#') || !links.has(key))
        links.set(
          key,
          checkLink(href, targets, route, byPath, others, reported.size < mostGuessed),
        );
      const fault = links.get(key);
      if (fault) report(route, { ...fault, text: href });
    };
    const ofPage = destinations.ofPage(route);
    for (const href of facts.links) check(href, targetsOf(href, ofPage));
    for (const href of facts.languageLinks)
      check(href, targetsOf(href, [destinations.ofFirstLanguage]));
  }
  return [...reported.values()].map(({ source, text, ...fault }) => {
    const [first, ...others] = text ? locate(text, fault.usedBy) : [];
    const alsoIn = others.map(({ file, line }) => `${file}:${line}`);
    return { file: source, ...first, ...(alsoIn.length > 0 && { alsoIn }), ...fault };
  });
}

/** What code has left over in files made from all pages. Formats have braces of their own, such as {searchTerms}. */
export const checkEndpoints = (texts: readonly CheckedPage[], inContent: InContent): Problem[] =>
  texts.flatMap(({ route, facts }) =>
    facts.leftovers
      .filter(({ word }) => !word.startsWith('{') && !inContent(word))
      .map((leftover) => ({ file: route.source, ...leftOver(leftover) })),
  );

const leftOver = ({ word, text }: Leftover): PageFault => ({
  expected: 'finished text',
  found: `"${word}" in "${text}"`,
  ...(word.startsWith('{') && { text: word }),
  advice: 'give the component a value, or leave the text out',
});

type Place = { file: string; line: number };

/**
 * Finds a text in the sources, for problems that only show in the output: where it comes from, and the
 * other places of content that have it as a link.
 */
export type Locate = (text: string, pages?: readonly string[]) => Place[];

/** For how many texts all places are listed, since looking for them is slow on a large site. */
const mostListed = 20;

/**
 * Looks a text up in the sources, also decoded, and without the path of the home page, as a link on
 * that page may leave it out. Files named like the pages come first.
 */
export function locateIn(root: string): Locate {
  let sources: { file: string; source: string }[] | undefined;
  let listed = 0;
  return (text, pages = []) => {
    listed += 1;
    sources ??= readSources(root);
    const spellings = [text, decoded(text) ?? text].flatMap((it) => [it, it.replace(/^\/#/, '#')]);
    const slugs = new Set(pages.map((path) => path.split('/').at(-2)));
    const isOfPage = ({ file }: { file: string }) => slugs.has(basename(file, extname(file)));
    const places: Place[] = [];
    for (const { file, source } of new Set([...sources.filter(isOfPage), ...sources])) {
      const at = Math.max(...spellings.map((words) => indexOfWhole(source, words)));
      const isFirst = places.length === 0;
      if (at >= 0 && (isFirst || (file.startsWith('content/') && isLinkAt(source, at))))
        places.push({ file, line: lineAt(source, at) });
      if (listed > mostListed && places.length > 0) break;
    }
    return places;
  };
}

/** Whether what begins here is a value or the target of a link, rather than words of a text. */
const isLinkAt = (source: string, at: number) =>
  /[:"'(<]\s*$/.test(source.slice(Math.max(0, at - 9), at));

const texts = ['content/**/*.{yaml,yml,json,md}', '{pages,components}/**/*.{ts,tsx}'];

function readSources(root: string) {
  return texts
    .flatMap((pattern) =>
      fastGlob.sync(pattern, { cwd: root, ignore: [`${schemasFolder}/**`, '**/README.md'] }).sort(),
    )
    .map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      // YAML comments are on no page. They are blanked, so that line numbers stay right.
      const comment = (line: string) => ' '.repeat(line.length);
      const source = file.endsWith('.yaml') ? text.replace(/^ *#.*/gm, comment) : text;
      return { file, source };
    });
}

/** The position of a text outside longer links: /tide is not found in /tides/ or /low/tide. */
function indexOfWhole(source: string, text: string): number {
  const goesOn = (from: number) => /^[\w/#-]{2}$/.test(source.slice(from, from + 2));
  let at = source.indexOf(text);
  while (at > 0 && (goesOn(at - 1) || goesOn(at + text.length - 1)))
    at = source.indexOf(text, at + 1);
  return at;
}
