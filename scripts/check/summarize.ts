import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { contentType, isCompressible } from '../base/content-type.ts';
import { type BrotliSizes, quickQuality } from '../budgets/brotli-sizes.ts';
import { type Heaviest, heaviestPages } from '../budgets/check-budgets.ts';
import type { Weight } from '../budgets/weigh-pages.ts';
import type { Sample } from '../load/content-rules.ts';
import type { Hosting } from '../load/hosting.ts';
import type { CheckedPage } from './check-site.ts';
import type { Warnings } from './say-warnings.ts';

/** The results of a build. */
export type BuildReport = Warnings & {
  pages: number;
  files: ReadonlyMap<string, { size: number; changed: boolean }>;
  /** Each island and the number of pages with it. */
  islands: readonly { name: string; pages: number }[];
  /** The weights of the pages that have a budget. */
  weights: readonly Weight[];
  /** The sizes of pages and their parts as transferred, as far as the budgets needed them. */
  sizes: BrotliSizes;
  written: readonly string[];
  removed: readonly string[];
  /** Assets of earlier builds, which stay for open tabs. */
  earlier: readonly string[];
  /** Files in the output folder that no build wrote, and that therefore stay. */
  foreign: readonly string[];
  samples: readonly Sample[];
  hosting: Hosting;
};

/** The kinds of files in a site, in the order of the summary. */
const kinds: Readonly<Record<string, RegExp>> = {
  pages: /\.html$/,
  scripts: /\.js$/,
  styles: /\.css$/,
  fonts: /\.woff2$/,
  pictures: /\.(avif|webp|png|jpe?g|svg|ico)$/i,
  other: /./,
};

/** A site with more files than this is summarized without reading each of them again. */
const mostRead = 500;

/** The number of files of a kind, their bytes, and their bytes as transferred if measured. */
export type Kind = { kind: string; files: number; bytes: number; compressed?: number };

/** A build in figures. */
export type Summary = Omit<BuildReport, 'pages' | 'files' | 'weights' | 'sizes' | 'hosting'> & {
  out: string;
  milliseconds: number;
  kinds: readonly Kind[];
  budgets: readonly Heaviest[];
};

/** Counts and weighs the results of a build. `milliseconds` is how long it took. */
export async function summarize(
  { pages, files, weights, sizes, hosting, ...rest }: BuildReport,
  out: string,
  milliseconds: number,
): Promise<Summary> {
  const isSmall = files.size <= mostRead;
  const transferred = isSmall && (await compressedSizes(out, files, sizes));
  const rows = new Map<string, Kind>();
  for (const [file, { size }] of files) {
    const kind = kindOf(file);
    const row = rows.get(kind) ?? { kind, files: 0, bytes: 0 };
    row.files += 1;
    row.bytes += size;
    if (transferred) row.compressed = (row.compressed ?? 0) + (transferred.get(file) ?? size);
    rows.set(kind, row);
  }
  const counted = Object.keys(kinds).flatMap((kind) => rows.get(kind) ?? []);
  const budgets = heaviestPages(weights);
  return { out, milliseconds, kinds: counted, budgets, ...rest };
}

/** The kind of a published file, by its ending. */
export function kindOf(file: string): string {
  const found = Object.entries(kinds).find(([, endings]) => endings.test(extname(file)));
  return found?.[0] ?? 'other';
}

/** The sizes of files as transferred, in bytes: texts in brotli, other files unchanged. */
async function compressedSizes(
  folder: string,
  files: BuildReport['files'],
  sizes: BrotliSizes,
): Promise<Map<string, number>> {
  const measured = [...files].map(async ([file, { size }]): Promise<[string, number]> => {
    if (!isCompressible(contentType(file))) return [file, size];
    return [file, await sizes.sizeOf(readFileSync(join(folder, file)), quickQuality)];
  });
  const compressed = new Map(await Promise.all(measured));
  await sizes.save();
  return compressed;
}

/** Each island of a site, by name, and the number of pages with it. */
export function countIslands(pages: readonly CheckedPage[]): { name: string; pages: number }[] {
  const counts = new Map<string, number>();
  for (const name of pages.flatMap(({ facts }) => [...facts.islands]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort().map(([name, count]) => ({ name, pages: count }));
}
