import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { BuildReport } from '../build.ts';
import { contentType } from '../publish/headers.ts';
import { openSizes, quick } from './brotli-sizes.ts';
import type { InspectedPage } from './check-site.ts';
import type { Weight } from './weigh-pages.ts';

/** The kinds of file that a site is made of, in the order of a summary. */
const kinds: Readonly<Record<string, RegExp>> = {
  pages: /\.html$/,
  scripts: /\.js$/,
  styles: /\.css$/,
  fonts: /\.woff2$/,
  pictures: /\.(avif|webp|png|jpe?g|svg|ico)$/i,
  other: /./,
};

/** A site with more files is summed up without reading each of them again. */
const mostRead = 500;

/** Number of files of a kind, their bytes, and their bytes as they travel where that was measured. */
export type Kind = { kind: string; files: number; bytes: number; compressed?: number };

/** A build in figures: for people, and as `--json` for machines. */
export type Summary = {
  out: string;
  milliseconds: number;
  kinds: readonly Kind[];
  islands: BuildReport['islands'];
  budgets: readonly Heaviest[];
  warnings: BuildReport['warnings'];
  written: readonly string[];
  removed: readonly string[];
  samples: BuildReport['samples'];
  groupsGone: BuildReport['groupsGone'];
};

/** Counts and weighs what a build made. `milliseconds` is how long it took. */
export async function summarize(
  { files, islands, weights, warnings, written, removed, samples, groupsGone }: BuildReport,
  out: string,
  milliseconds: number,
): Promise<Summary> {
  const isSmall = files.size <= mostRead;
  const sizes = isSmall && (await compressedSizes(out, files));
  const rows = new Map<string, Kind>();
  for (const [file, { size }] of files) {
    const kind = kindOf(file);
    const row = rows.get(kind) ?? { kind, files: 0, bytes: 0 };
    row.files += 1;
    row.bytes += size;
    if (sizes) row.compressed = (row.compressed ?? 0) + (sizes.get(file) ?? size);
    rows.set(kind, row);
  }
  const counted = Object.keys(kinds).flatMap((kind) => rows.get(kind) ?? []);
  const budgets = heaviestPages(weights);
  const told = { islands, budgets, warnings, written, removed, samples, groupsGone };
  return { out, milliseconds, kinds: counted, ...told };
}

/** The kind of a published file, by its ending. */
export function kindOf(file: string): string {
  const found = Object.entries(kinds).find(([, endings]) => endings.test(extname(file)));
  return found?.[0] ?? 'other';
}

/** The sizes of files as they travel, in bytes: texts in brotli, others as they are. */
async function compressedSizes(
  folder: string,
  files: BuildReport['files'],
): Promise<Map<string, number>> {
  const sizes = openSizes();
  const measured = [...files].map(async ([file, { size }]): Promise<[string, number]> => {
    if (!isText(file)) return [file, size];
    return [file, await sizes.sizeOf(readFileSync(join(folder, file)), quick)];
  });
  const compressed = new Map(await Promise.all(measured));
  await sizes.save();
  return compressed;
}

const isText = (file: string) => /^text\/|[/+](json|xml)\b/.test(contentType(file));

/** Of one limit of a budget the heaviest page, and what it leaves; in bytes after brotli. */
type Heaviest = {
  /** The page files that the budget is for. */
  pages: string;
  limit: Weight['limit'];
  page: string;
  bytes: number;
  most: number;
  room: number;
  /** Whether the page may weigh less than `bytes`, which was enough to know. */
  isUpperBound: boolean;
};

/** The heaviest page for each limit of each budget; those with the least room first. */
export function heaviestPages(weights: readonly Weight[]): Heaviest[] {
  const heaviest = new Map<string, Heaviest>();
  for (const { path: page, limit, budget, bytes, isUpperBound } of weights) {
    const key = `${budget.pages} ${limit}`;
    if (bytes <= (heaviest.get(key)?.bytes ?? -1)) continue;
    const most = budget[limit];
    const room = most - bytes;
    heaviest.set(key, { pages: budget.pages, limit, page, bytes, most, room, isUpperBound });
  }
  return [...heaviest.values()].sort((a, b) => b.bytes / b.most - a.bytes / a.most);
}

/** The heaviest pages in plain lines. */
export const budgetLines = (heaviest: readonly Heaviest[]): string[] =>
  heaviest.map(({ pages, limit, page, bytes, most, room, isUpperBound }) => {
    const [atMost, atLeast] = isUpperBound ? ['at most ', 'at least '] : ['', ''];
    const left = room < 0 ? `${-room} over` : `${atLeast}${room} left`;
    return `budget ${pages} ${limit}: ${atMost}${bytes} of ${most} bytes, ${left} (${page})`;
  });

/** The heaviest pages as a table; ≤ and ≥ where a page was weighed only well enough. */
export function budgetTable(heaviest: readonly Heaviest[]): string[] {
  if (heaviest.length === 0) return [];
  const rows = heaviest.map(({ pages, limit, page, bytes, most, room, isUpperBound }) => {
    const [atMost, atLeast] = isUpperBound ? ['≤ ', '≥ '] : ['', ''];
    return [`${pages} ${limit}`, `${atMost}${bytes}`, `${most}`, `${atLeast}${room}`, page];
  });
  const width = Math.max(...rows.map(([budget = '']) => budget.length));
  const table = [['budgets, bytes in brotli', 'heaviest', 'limit', 'left', 'page'], ...rows];
  return table.map(([budget = '', heaviest = '', limit = '', left = '', page = '']) =>
    [
      budget.padEnd(Math.max(width, 24)),
      heaviest.padStart(10),
      limit.padStart(8),
      left.padStart(10),
      `  ${page}`,
    ].join(''),
  );
}

/** Each island of a site, by name, and the number of pages that it stands on. */
export function countIslands(pages: readonly InspectedPage[]): { name: string; pages: number }[] {
  const counts = new Map<string, number>();
  for (const name of pages.flatMap(({ inspection }) => [...inspection.islands]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort().map(([name, count]) => ({ name, pages: count }));
}
