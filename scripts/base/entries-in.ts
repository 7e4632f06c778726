import { type Dirent, readdirSync } from 'node:fs';

/** Everything in a folder and the folders in it; nothing if it is not there, or disappears while it is read. */
export function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
}
