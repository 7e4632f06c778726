import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { openSizes, quick } from '../budgets/brotli-sizes.ts';
import type { BuildReport } from '../build.ts';
import { contentType } from '../serve/headers.ts';
import { type Heaviest, heaviestPages } from './heaviest-pages.ts';

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
