import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What an output folder holds of the last build: paths, and whether each is a file as files are. */
export type PublishedFiles = ReadonlyMap<string, boolean>;

/** Lists an output folder, without following links; one that is not there is empty. */
export function listPublished(out: string): PublishedFiles {
  if (!existsSync(out)) return new Map();
  const entries = readdirSync(out, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  return new Map(
    files.map((entry) => {
      const path = relative(out, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
      return [path, entry.isFile()];
    }),
  );
}
