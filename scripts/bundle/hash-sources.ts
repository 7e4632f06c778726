import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { stampOf } from '../stamp.js';

/** What a bundle is made of; its entry may be no file but text. */
type Inputs = Pick<Metafile, 'inputs'>;

/**
 * A hash of all that decides what a bundle holds: its sources (of packages when they were installed),
 * how they are to be read, and the names beside them, since a new file can take the place of another
 * in an import.
 */
export function hashSources(root: string, { inputs }: Inputs): string {
  const hash = createHash('sha1');
  const files = filesOf(root, inputs);
  const own = files.filter((file) => !isInstalled(file));
  for (const file of files.filter(isInstalled)) hash.update(`\n${file} ${stampOf(file)}`);
  for (const file of [...own, resolve(root, 'tsconfig.json'), resolve(root, 'package.json')])
    hash.update(`\n${file}\n`).update(existsSync(file) ? readFileSync(file) : '');
  for (const folder of new Set(own.map((file) => dirname(file))))
    hash.update(existsSync(folder) ? readdirSync(folder).join() : '');
  return hash.digest('hex');
}

/** Whether no source changed shortly before a time or since: it may have been read as it was then. */
export function isSettled(root: string, { inputs }: Inputs, since: number): boolean {
  const shortly = 2000;
  return filesOf(root, inputs).every((file) => {
    const found = statSync(file, { throwIfNoEntry: false });
    return !found || found.mtimeMs < since - shortly;
  });
}

const isInstalled = (file: string) => file.includes('/node_modules/');

const filesOf = (root: string, inputs: Metafile['inputs']): string[] =>
  Object.keys(inputs).map((input) => resolve(root, input));
