import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inParallel } from '../base/in-parallel.ts';
import { folded } from '../base/paths.js';
import { hasCode } from '../base/system-errors.ts';
import { type BuildRecord, writeRecord } from './build-record.ts';
import { foldersAbove, foldersOf } from './claim-place.ts';
import { writeConfig } from './host-files.ts';
import type { HostFile } from './hosts/host.ts';
import { type Stage, stagedPath } from './stage.ts';

/** How many builds keep their assets published: this one, and five for tabs that are still open. */
const keptBuilds = 6;

/**
 * What publishing changed in the output folder, the assets there of earlier builds, and the files
 * that no build wrote.
 */
type Published = {
  written: string[];
  removed: string[];
  earlier: string[];
  foreign: string[];
};

/**
 * Moves a checked stage into its output folder: a new one with a single rename, otherwise each file with
 * one, in an order in which no link is ever broken: assets before the pages that use them, and new pages
 * before those that link to them. Obsolete files are removed last. The assets of the last builds stay, for open tabs.
 */
export async function publish(
  stage: Stage,
  about: Pick<BuildRecord, 'hosting' | 'addresses' | 'translated'>,
  hostFiles: readonly HostFile[],
): Promise<Published> {
  const { out, files, published } = stage;
  const assets = keptAssets(stage);
  // Sorted, since files that are written at once end in any order.
  const changed = [...files.keys()].filter((file) => files.get(file)?.changed).sort();
  const turns = [
    changed.filter((file) => !isPage(file)),
    changed.filter((file) => isPage(file) && !published.has(file)),
    changed.filter((file) => isPage(file) && published.has(file)),
  ];
  const written = turns.flat();
  const kept = new Set([...files.keys(), ...assets.flat().filter((file) => published.has(file))]);
  const removed = [...published.keys()].filter((file) => !kept.has(file)).sort();
  const hidden = hostFiles.flatMap(({ file, isPublished }) => (isPublished ? [] : file));
  const record = { ...about, assets, files: [...kept].sort(), config: hidden };
  // Until all files are in place, the record also lists the old ones, in case the build is killed.
  const config = [...new Set([...hidden, ...(stage.record?.config ?? [])])];
  await retry(() => writeRecord(out, { ...record, files: [...record.files, ...removed], config }));
  if (stage.isNew) await retry(() => rename(stage.folder, out));
  else {
    // Files reach the disk before they replace others, so that no page is empty after a power cut.
    const staged = written.map((file) => stagedPath(stage, file));
    await inParallel(staged, atOnce, syncFile);
    await place(stage, turns, removed);
  }
  await retry(() => writeConfig(stage, hostFiles));
  await retry(() => writeRecord(out, record));
  const earlier = [...kept].filter((file) => !files.has(file)).sort();
  return { written, removed, earlier, foreign: [...stage.foreign.keys()].sort() };
}

/** The assets of the last builds, newest first, with those of this one. A build that changes none adds no entry. */
export function keptAssets({ files, published, record }: Stage): string[][] {
  const assetsOf = (files: Iterable<string>) =>
    [...files].filter((file) => file.startsWith('assets/')).sort();
  const listed = record?.assets ?? [assetsOf(published.keys())].filter(({ length }) => length);
  // What the published site could not give (take-earlier.ts) is not asked for again.
  const earlier = listed.map((files) => files.filter((file) => published.has(file)));
  const assets = assetsOf(files.keys());
  const isSame = JSON.stringify(earlier[0]) === JSON.stringify(assets);
  return (isSame ? earlier : [assets, ...earlier]).slice(0, keptBuilds);
}

/** Renames new files into the output folder, one turn after another, and removes obsolete ones. */
async function place(
  stage: Stage,
  turns: readonly string[][],
  removed: readonly string[],
): Promise<void> {
  const { out } = stage;
  mkdirSync(out, { recursive: true });
  const folders = foldersOf(stage.files.keys());
  // On a file system that ignores case, removing it later would remove the new file.
  const places = new Set(turns.flat().map(folded));
  const takesPlace = (file: string) =>
    folders.has(file) || [file, ...foldersAbove(file)].some((path) => places.has(folded(path)));
  await prune(out, removed.filter(takesPlace));
  for (const turn of turns)
    await inParallel(turn, atOnce, async (file) => {
      await mkdir(dirname(join(out, file)), { recursive: true });
      await retry(() => rename(stagedPath(stage, file), join(out, file)));
    });
  await prune(
    out,
    removed.filter((file) => !takesPlace(file)),
  );
}

const isPage = (file: string) => /\.html(\.br|\.gz)?$/.test(file);

async function prune(out: string, removed: readonly string[]): Promise<void> {
  for (const file of removed) {
    await retry(() => rmSync(join(out, file), { force: true }));
    removeEmpty(out, dirname(file));
  }
}

function removeEmpty(out: string, folder: string): void {
  for (let at = folder; at !== '.'; at = dirname(at)) {
    const path = join(out, at);
    if (!existsSync(path) || !statSync(path).isDirectory() || readdirSync(path).length) return;
    rmdirSync(path);
  }
}

/** How many files are flushed or renamed at once: the disk then takes a tenth of the time. */
const atOnce = 32;

/** Flushes a file to disk, from the system's memory. */
async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The milliseconds before each further try: two seconds in all. */
const pauses = [50, 150, 300, 500, 1000];

/**
 * Does what the system may refuse as long as another program, such as a virus scanner, has a file
 * open. Tries again for two seconds, then throws the system's error.
 */
async function retry<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!hasCode(error, 'EPERM', 'EBUSY', 'EACCES')) throw error;
    }
    await wait(pause);
  }
  return work();
}
