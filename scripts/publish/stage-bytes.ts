import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where a build's output waits, and what it is for. */
export type StageFolders = {
  out: string;
  folder: string;
  /** There is no `out` yet: the folder becomes it. */
  isFirst: boolean;
};

/** What became of a file: its size in bytes, and whether `out` has it with other bytes or not at all. */
export type Staged = { size: number; changed: boolean };

/** Lets a file wait in a stage, unless `out` has it with the same bytes. */
export function stageBytes(
  stage: StageFolders,
  file: string,
  bytes: Uint8Array,
  isPublished: boolean,
): Staged {
  const isSame = isPublished && readFileSync(join(stage.out, file)).equals(bytes);
  if (!isSame) {
    const path = stagedPath(stage, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  return { size: bytes.length, changed: !isSame };
}

/** Where a file waits: at its place where the folder becomes `out`, else side by side. */
export function stagedPath({ folder, isFirst }: StageFolders, file: string): string {
  return join(folder, isFirst ? file : createHash('sha1').update(file).digest('hex'));
}
