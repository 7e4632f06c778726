import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf } from './artifacts.js';
import { ProblemsError } from './problems.ts';

/**
 * Reads a file of the site again, whose bytes had this hash when the site was loaded. Throws a
 * ProblemsError if they have changed since, because what is made of them is kept under that hash.
 */
export function readUnchanged(root: string, file: string, hash: string): Buffer {
  const bytes = readFileSync(join(root, file));
  if (keyOf(bytes) === hash) return bytes;
  const expected = 'a file that stays the same during a build';
  const found = 'other bytes than at its start';
  throw new ProblemsError([{ file, expected, found, advice: 'build again' }]);
}
