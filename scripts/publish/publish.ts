import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type Hosting, plainHosting } from '../load/hosting.ts';
import { readRecord, writeRecord } from './build-record.ts';
import { discard, type Stage, stagedPath } from './stage.ts';

/** What publishing did to the output folder. */
export type Published = { written: string[]; removed: string[] };

/**
 * Moves a checked stage into its output folder, each file by one rename, in an order that leaves no
 * dead link on the way: assets before the pages that name them, new pages before those that lead to
 * them. What no longer belongs is removed last. The assets of the last builds stay, for tabs that
 * are still open. A first site is one rename.
 */
export async function publish(stage: Stage, hosting: Hosting = plainHosting): Promise<Published> {
  const changed = [...stage.files].filter(([, file]) => file.changed).map(([file]) => file);
  const turn = (file: string) => (isPage(file) ? 1 + Number(stage.published.has(file)) : 0);
  const written = changed.toSorted((a, b) => turn(a) - turn(b));
  const { assets } = writeRecord(stage.out, stage.files.keys(), hosting);
  // On the disk before it is in place: after a power cut no page is empty.
  const staged = written.map((file) => stagedPath(stage, file));
  await syncFiles(stage.folder, staged);
  if (stage.isFirst && written.length) {
    renameSync(stage.folder, stage.out);
    return { written, removed: [] };
  }
  mkdirSync(stage.out, { recursive: true });
  for (const file of written) mkdirSync(dirname(join(stage.out, file)), { recursive: true });
  for (const file of written) renameSync(stagedPath(stage, file), join(stage.out, file));
  const removed = prune(stage, new Set([...stage.files.keys(), ...assets.flat()]));
  discard(stage.out);
  return { written, removed };
}

const isPage = (file: string) => /\.html(\.br|\.gz)?$/.test(file);

function prune({ out, published }: Stage, kept: ReadonlySet<string>): string[] {
  const removed = [...published.keys()].filter((file) => !kept.has(file)).sort();
  for (const file of removed) {
    rmSync(join(out, file));
    removeEmpty(out, dirname(file));
  }
  return removed;
}

function removeEmpty(out: string, folder: string): void {
  for (let at = folder; at !== '.'; at = dirname(at)) {
    const path = join(out, at);
    if (!existsSync(path) || !statSync(path).isDirectory() || readdirSync(path).length) return;
    rmdirSync(path);
  }
}

/**
 * From this many files on, one `sync` of their file system takes less time than a wait for each.
 */
const many = 100;

const atOnce = 32;

/** Sees to it that the files of a folder are on the disk, not only in the system's memory. */
async function syncFiles(folder: string, paths: readonly string[]): Promise<void> {
  if (paths.length >= many && syncDisk(folder)) return;
  const left = [...paths];
  // Many at once: the disk then takes them together, at a tenth of the time.
  const worker = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await syncFile(path);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

// Elsewhere the command takes no folder, or does not wait.
function syncDisk(folder: string): boolean {
  return process.platform === 'linux' && spawnSync('sync', ['-f', folder]).status === 0;
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Throws where publishing into a folder could do harm, since it removes what is not the site's: a
 * folder that holds the site's sources, or one with files that no build has made.
 */
export function guardFolder(out: string, root: string): void {
  if (!relative(out, root).startsWith('..')) {
    throw new Error(
      `Expected an output folder of its own, found ${out}, which holds the sources. Name another with --out.`,
    );
  }
  if (!existsSync(out) || readRecord(out)) return;
  const [first] = readdirSync(out);
  if (first === undefined) return;
  throw new Error(
    `Expected an output folder that is empty or was made by a build, found ${out}, which holds ${first}. Remove the folder, or name another with --out.`,
  );
}

/** Throws where a build has so few pages that it is more likely a mistake than a smaller site. */
export function guardPages({ out, files, published }: Stage): void {
  const count = (paths: Iterable<string>) =>
    [...paths].filter((path) => path.endsWith('.html')).length;
  const pages = count(files.keys());
  const before = count(published.keys());
  if (pages > 0 && pages * 2 >= before) return;
  throw new Error(
    `Expected at least half of the ${before} pages that ${out} has, found ${pages}. If that is meant, build with --allow-fewer-pages.`,
  );
}
