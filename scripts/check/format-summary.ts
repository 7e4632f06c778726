import { addressOf } from '../base/paths.js';
import { budgetLines, sayBudgets } from '../budgets/check-budgets.ts';
import type { Sample } from '../load/content-rules.ts';
import { sayWarnings } from './say-warnings.ts';
import { kindOf, type Summary } from './summarize.ts';

/** How many names a list shows before it is truncated. */
const namesShown = 6;

/** A build in lines, each complete in itself. `verbose` lists every limit of pages, and every warning. */
export function formatLines(summary: Summary, verbose = false): string[] {
  const kinds = summary.kinds.map(({ kind, files, bytes, compressed }) =>
    [`${kind}: ${count(files, 'file')}`, kilobytes(bytes), ...inBrotli(compressed)].join(', '),
  );
  const rest = facts(summary, verbose).map(([name, text]) => (name ? `${name}: ${text}` : text));
  return [...kinds, ...rest, ending(summary)];
}

function facts(summary: Summary, verbose: boolean): [string, string][] {
  const { islands, written, removed, earlier, foreign, samples } = summary;
  const listed = islands.map(({ name, pages }) => `${name} (${count(pages, 'page')})`);
  const facts: [string, string][] = [
    ['islands', listed.join(', ')],
    ['budgets', sayBudgets(summary.budgets)],
    ...(verbose ? budgetLines(summary.budgets) : []).map((line): [string, string] => ['', line]),
    ['changed', changes(written)],
    ['removed', changes(removed)],
    ['earlier', stays(earlier)],
    ['foreign', left(foreign)],
    ['samples', samplesLeft(samples)],
    ...sayWarnings(summary, verbose),
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

const ending = ({ kinds, out, milliseconds }: Summary) => {
  const pages = kinds.find(({ kind }) => kind === 'pages')?.files ?? 0;
  return `${count(pages, 'page')} in ${out} (${(milliseconds / 1000).toFixed(2)} s)`;
};

const inBrotli = (bytes: number | undefined) =>
  bytes === undefined ? [] : [`${kilobytes(bytes)} in brotli`];
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
