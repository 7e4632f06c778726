import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findAllCollections } from '../bundle/site-entry.ts';
import type { ContentModules } from '../content/load.ts';

/**
 * Imports what a site says of its content into this process, of groups that are left out as well, where a bundle would have copies of the
 * schemas that many refer to, such as that of icons. The site must stand in the generator's own
 * folder, since Node looks `#content` up from there.
 */
export async function importCollections(root: string): Promise<ContentModules> {
  const modules = findAllCollections(root).map(
    async (file): Promise<[string, ContentModules[string]]> => {
      return [file, await import(pathToFileURL(join(root, file)).href)];
    },
  );
  return Object.fromEntries(await Promise.all(modules));
}
