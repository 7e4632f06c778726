import { join } from 'node:path';
import { entriesIn } from './entries-in.ts';
import { pathFrom } from './paths.js';
import type { Problem } from './problems.ts';

/**
 * Reports symbolic links below the folders of a site: they may lead to nothing, in circles, to files that a copy of
 * the site would not have, or to hidden ones such as `.env`. Not those that Emacs puts beside a file while it has
 * changes that are not saved: they lead to nothing, and nothing reads them.
 */
export function symbolicLinks(root: string, folders: readonly string[]): Problem[] {
  const links = folders
    .flatMap((folder) => entriesIn(join(root, folder)))
    .filter((entry) => entry.isSymbolicLink() && !entry.name.startsWith('.#'))
    .map(({ parentPath, name }) => pathFrom(root, join(parentPath, name)));
  // Node 24 also lists what is behind a link to a folder.
  const isBehind = (file: string) => links.some((link) => file.startsWith(`${link}/`));
  return links
    .filter((file) => !isBehind(file))
    .map((file) => ({
      file,
      expected: 'a file or folder of the site itself',
      found: 'a symbolic link',
      advice: 'put what it leads to in its place',
    }));
}
