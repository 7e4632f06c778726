import { statSync } from 'node:fs';

/**
 * Differs once a file was written anew, or is gone.
 * @param {string} path
 */
export function stampOf(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : '';
}
