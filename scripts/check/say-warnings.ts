import { place } from '../load/explain-issue.ts';
import type { Lacking } from '../load/font-file.ts';
import type { UnusedSheet } from '../load/page-styles.ts';
import type { SourcedRecord } from '../load/records.ts';
import type { Unfit } from '../load/unfit-pictures.ts';
import type { Head, Route } from '../page.ts';
import type { Problem } from '../problems.ts';
import type { Untranslated } from '../render/untranslated.ts';
import type { Warning } from './check-budgets.ts';
import type { CheckedPage, InContent, Locate } from './check-site.ts';

/** What a build lets pass although an editor should know of it. */
export type Warnings = {
  unfilled: readonly Unfilled[];
  longTitles: readonly LongTitle[];
  untranslated: readonly Untranslated[];
  /** Letters of content that the font of most texts lacks. */
  lacking: readonly Lacking[];
  /** Photographs that would look blurred, or that weigh needlessly much. */
  unfit: readonly Unfit[];
  unusedSheets: readonly UnusedSheet[];
  /** Pages that are heavier than is wanted, but not so heavy that they are refused. */
  warnings: readonly Warning[];
};

/** All warnings in sentences, each behind the word that it has in a summary. */
export const sayWarnings = (report: Warnings): [label: string, text: string][] => [
  ...labelled('unfilled', report.unfilled.map(sayUnfilled)),
  ...labelled('warning', report.longTitles.map(sayLongTitle)),
  ...labelled('language', report.untranslated.map(sayUntranslated)),
  ...labelled('warning', report.lacking.map(sayLacking)),
  ...labelled('warning', report.unfit.map(sayUnfit)),
  ...labelled('warning', report.unusedSheets.map(sayUnused)),
  ...labelled('warning', report.warnings.map(sayHeavy)),
];

const labelled = (label: string, texts: readonly string[]) =>
  texts.map((text): [string, string] => [label, text]);

/** A page that is too heavy, in one sentence for whoever wrote its texts. */
const sayHeavy = ({ path, bytes, wanted, refusedAbove, advice }: Warning): string =>
  `${path} has grown heavy: ${bytes} bytes with its texts, ${bytes - wanted} more than it should have. ` +
  `It is published all the same, up to ${refusedAbove}. To mend it, ${advice}`;

/** A placeholder that nothing fills, in one sentence. */
const sayUnfilled = ({ file, line, word, pages }: Unfilled): string =>
  `${line ? `${file}:${line}` : file} says ${word}, which nothing fills; so it stands on ${pages.join(', ')}`;

/** A title that is too long, in one sentence. */
export const sayLongTitle = ({ file, line, path, title }: LongTitle): string =>
  `the title of ${path} has ${title.length} characters, of which search engines show some 70: shorten ` +
  `"${title}" in ${line ? `${file}:${line}` : file}`;

/** The pages of a language that are not translated yet, in one sentence. */
const sayUntranslated = ({ lang, folder, pages, files }: Untranslated): string =>
  `${pages.length} of the pages in ${lang} still show the first language, and search engines are told so: ` +
  `${pages.join(', ')}. To mend it, translate into content/languages/${folder}: ` +
  files.map((file) => file.replace(/^content\//, '')).join(', ');

/** Letters that a font lacks, in one sentence. */
function sayLacking({ family, letters, example }: Lacking): string {
  const shown = [...letters].slice(0, 20).join(' ');
  const more = [...letters].length > 20 ? ' …' : '';
  const text = example.length > 60 ? `${example.slice(0, 60)}…` : example;
  return `the font ${family} has no ${shown}${more}, as in "${text}": devices show it in a font of their own`;
}

/** A photograph that is not as it should be, in one sentence. */
export const sayUnfit = ({ file, line, field, name, fault }: Unfit): string =>
  `${line ? `${file}:${line}` : file}  ${field}: ${name} ${fault}`;

/** A style sheet that styles nothing, and what to do about it. */
const sayUnused = ({ file, reason, advice }: UnusedSheet): string =>
  `${file} styles nothing, since ${reason}. ${advice}`;

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
