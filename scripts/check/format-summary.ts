import { extname } from 'node:path';
import { addressOf } from '../base/paths.js';
import { budgetLines, heaviestPages, sayBudgets } from '../budgets/check-budgets.ts';
import type { Weight } from '../budgets/weigh-pages.ts';
import type { Sample } from '../load/content-rules.ts';
import { sayWarnings, type Warnings } from './say-warnings.ts';

/** The results of a build. */
export type BuildReport = Warnings & {
  pages: number;
  /** By their paths in the output. */
  files: ReadonlyMap<string, unknown>;
  /** The weights of the pages that have a budget. */
  weights: readonly Weight[];
  written: readonly string[];
  removed: readonly string[];
  /** Assets of earlier builds, which stay for open tabs. */
  earlier: readonly string[];
  /** Files in the output folder that no build wrote, and that therefore stay. */
  foreign: readonly string[];
  samples: readonly Sample[];
};

/** Where a build was published, and how long it took in milliseconds. `verbose` lists everything. */
type Ending = { out: string; milliseconds: number; verbose?: boolean };

/** The kinds of files in a site, in the order of the summary. */
const kinds: Readonly<Record<string, RegExp>> = {
  pages: /\.html$/,
  scripts: /\.js$/,
  styles: /\.css$/,
  fonts: /\.woff2$/,
  pictures: /\.(avif|webp|png|jpe?g|svg|ico)$/i,
  other: /./,
};

/** The kind of a published file, by its ending. */
function kindOf(file: string): string {
  const found = Object.entries(kinds).find(([, endings]) => endings.test(extname(file)));
  return found?.[0] ?? 'other';
}

/** How many names a list shows before it is truncated. */
const namesShown = 6;

/**
 * A build in lines, each complete in itself. `verbose` lists every limit of pages, and every warning.
 */
export function formatLines(report: BuildReport, { out, milliseconds, verbose = false }: Ending) {
  const rest = facts(report, verbose).map(([name, text]) => (name ? `${name}: ${text}` : text));
  const seconds = (milliseconds / 1000).toFixed(2);
  return [...rest, `${count(report.pages, 'page')} in ${out} (${seconds} s)`];
}

function facts(report: BuildReport, verbose: boolean): [string, string][] {
  const budgets = heaviestPages(report.weights);
  const facts: [string, string][] = [
    ['budgets', sayBudgets(budgets)],
    ...(verbose ? budgetLines(budgets) : []).map((line): [string, string] => ['', line]),
    ['changed', changes(report.written)],
    ['removed', changes(report.removed)],
    ['earlier', stays(report.earlier)],
    ['foreign', left(report.foreign)],
    ['samples', samplesLeft(report.samples)],
    ...sayWarnings(report, verbose),
  ];
  return facts
    .filter(([name, text]) => text || name === 'changed')
    .map(([name, text]) => [name, text || 'nothing']);
}

function changes(files: readonly string[]): string {
  const pages = files.filter((file) => kindOf(file) === 'pages').map(addressOf);
  const others = new Map<string, number>();
  for (const kind of files.map(kindOf)) others.set(kind, (others.get(kind) ?? 0) + 1);
  others.delete('pages');
  const shown = pages.slice(0, namesShown).join(', ');
  const more = pages.length > namesShown ? ' …' : '';
  return [
    ...(pages.length ? [`${count(pages.length, 'page')} (${shown}${more})`] : []),
    ...[...others].map(([kind, number]) => count(number, kind.replace(/s$/, ''))),
  ].join(', ');
}

function left(files: readonly string[]): string {
  const more = files.length > namesShown ? ' …' : '';
  const shown = files.slice(0, namesShown).join(', ') + more;
  return files.length ? `${shown}; not written by a build. Remove them, or build with --adopt` : '';
}

const stays = (files: readonly string[]) =>
  files.length
    ? `${count(files.length, 'file')} of earlier builds in assets/, for tabs that are still open`
    : '';

function samplesLeft(samples: readonly Sample[]): string {
  const files = [...new Set(samples.map(({ file }) => file))];
  const shown = files.slice(0, namesShown).join(', ');
  // The full list would be twenty lines at every build.
  const more = files.length > namesShown ? ` … (${files.length} files; --release lists all)` : '';
  return samples.length ? `${samples.length} still in place: ${shown}${more}` : '';
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
