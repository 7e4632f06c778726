import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Problem } from '../base/problems.ts';
import {
  type BuildRecord,
  listPublished,
  ownPath,
  type PublishedFiles,
  readRecord,
} from './build-record.ts';
import { claimPlace, type Places } from './claim-place.ts';

/** A build's staged output: new files wait beside `out` until everything is checked. */
export type Stage = {
  out: string;
  places: Places;
  folder: string;
  /** Set if there is no `out` yet: the folder of the stage becomes it. */
  isNew: boolean;
  /** The record of the last builds. */
  record: BuildRecord | undefined;
  /** Set if everything in `out` counts as published by builds. */
  adopt: boolean;
  /** Everything that builds have published. */
  published: PublishedFiles;
  /** Everything else in `out`, which no build wrote and which must stay. */
  foreign: PublishedFiles;
  /** Every file of the output: its source, and whether `out` has other bytes. */
  files: Map<string, { changed: boolean; source: string }>;
};

/**
 * Opens an empty stage for an output folder, and removes what an interrupted build left. With
 * `adopt`, everything in the folder counts as written by builds.
 */
export function openStage(out: string, adopt = false): Stage {
  discard(out);
  const folder = folderOf(out);
  mkdirSync(folder, { recursive: true });
  const record = readRecord(out);
  const owned = !adopt && record && new Set(record.files);
  const all = [...listPublished(out)];
  return {
    out,
    folder,
    isNew: !existsSync(out),
    record,
    adopt,
    published: new Map(all.filter(([file]) => !owned || owned.has(file))),
    foreign: new Map(all.filter(([file]) => owned && !owned.has(file))),
    files: new Map(),
    places: new Map(),
  };
}

const folderOf = (out: string) => ownPath(out, 'staging');

/** Discards the stage of an output folder, which stays unchanged. */
export function discard(out: string): void {
  rmSync(folderOf(out), { recursive: true, force: true });
}

/**
 * Adds a file of the site, or replaces it by a later one of the same source. Returns instead what is wrong
 * with its path or type (claim-place.ts).
 */
export async function claimAndStage(
  stage: Stage,
  file: string,
  bytes: Uint8Array,
  source = file,
): Promise<Problem[]> {
  const isAgain = stage.files.get(file)?.source === source;
  const problems = isAgain ? [] : claimPlace(stage.places, file, source);
  if (problems.length === 0) await stageFile(stage, file, bytes, source);
  return problems;
}

/**
 * Stages a file without claiming its path: for pages, whose paths are claimed beforehand, and for
 * files that the build adds.
 */
export async function stageFile(
  stage: Stage,
  file: string,
  bytes: Uint8Array,
  source: string,
): Promise<void> {
  // Not if something else, such as a symbolic link, has its place.
  const isSame = stage.published.get(file) && readFileSync(join(stage.out, file)).equals(bytes);
  stage.files.set(file, { changed: !isSame, source });
  if (isSame) return;
  const path = stagedPath(stage, file);
  if (stage.isNew) await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

/** Reads a file of the new site, wherever its bytes currently are. */
export function readStaged(stage: Stage, file: string): Buffer | undefined {
  const known = stage.files.get(file);
  if (!known) return undefined;
  return readFileSync(known.changed ? stagedPath(stage, file) : join(stage.out, file));
}

/**
 * The path of a staged file. A new site is staged as it will be; otherwise it is a hash of the final path,
 * so that the stage needs no folders.
 */
export const stagedPath = ({ folder, isNew }: Stage, file: string): string =>
  join(folder, isNew ? file : hash('sha1', file));

/** Reads files of the new site. Shared files stay in memory, the pages themselves do not. */
export function readerOf(stage: Stage): (file: string) => Buffer | undefined {
  const known = new Map<string, Buffer | undefined>();
  return (file) => {
    if (file.endsWith('.html')) return readStaged(stage, file);
    if (!known.has(file)) known.set(file, readStaged(stage, file));
    return known.get(file);
  };
}

/** Reads the files of the published site. */
export const readLast =
  ({ out, published }: Stage) =>
  (file: string): Buffer | undefined =>
    published.has(file) ? readFileSync(join(out, file)) : undefined;
