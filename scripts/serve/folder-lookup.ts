import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { FolderLookup } from './resolve-path.ts';

/**
 * Looks into a folder afresh at every question, because a build may replace it at any moment.
 * Symbolic links are not followed, so that nothing outside the folder is ever found.
 */
export function folderLookup(dir: string): FolderLookup {
  return { has: (file) => has(dir, file), ignoringCase: (file) => ignoringCase(dir, file) };
}

function has(dir: string, file: string): boolean {
  try {
    const path = join(realpathSync.native(dir), file);
    // The real path carries the case on disk: a file system that ignores case must not hide here
    // an address that fails on the host.
    return realpathSync.native(path) === path && statSync(path).isFile();
  } catch {
    return false;
  }
}

function ignoringCase(dir: string, file: string): string[] {
  const wanted = file.toLowerCase();
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((found) => found.toLowerCase() === wanted);
  } catch {
    return [];
  }
}
