import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fastGlob from 'fast-glob';
import { type Stage, stagedPath } from './stage.ts';

/** What publishing did to the output folder. */
export type Published = { written: string[]; removed: string[] };

/**
 * Moves a checked stage into its output folder, each file by one rename, in an order that leaves no
 * dead link on the way: assets before the pages that name them, new pages before those that lead to
 * them, and only then away with what no longer belongs.
 */
export function publish(stage: Stage): Published {
  const changed = [...stage.files].filter(([, file]) => file.changed).map(([file]) => file);
  const turn = (file: string) => (isPage(file) ? 1 + Number(existsSync(join(stage.out, file))) : 0);
  const written = changed.toSorted((a, b) => turn(a) - turn(b));
  mkdirSync(stage.out, { recursive: true });
  for (const file of written) {
    const target = join(stage.out, file);
    mkdirSync(dirname(target), { recursive: true });
    renameSync(stagedPath(stage, file), target);
  }
  const there = fastGlob.sync('**', { cwd: stage.out, dot: true, followSymbolicLinks: false });
  const removed = there.filter((file) => !stage.files.has(file)).sort();
  for (const file of removed) {
    rmSync(join(stage.out, file));
    removeEmpty(stage.out, dirname(file));
  }
  discard(stage);
  return { written, removed };
}

/** Throws a stage away; the output folder stays as it was. */
export function discard(stage: Stage): void {
  rmSync(stage.folder, { recursive: true, force: true });
}

const isPage = (file: string) => file.endsWith('.html');

function removeEmpty(out: string, folder: string): void {
  for (let at = folder; at !== '.'; at = dirname(at)) {
    const path = join(out, at);
    if (!existsSync(path) || !statSync(path).isDirectory() || readdirSync(path).length) return;
    rmdirSync(path);
  }
}
