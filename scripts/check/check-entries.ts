import { entryName } from '../bundle/bundle-client.ts';
import type { SiteFiles } from '../bundle/site-entry.ts';
import type { Problem } from '../problems.ts';

/** Pages ask for scripts by the name of their file alone: says where two files share one. */
export function checkEntries({ islands, clientModules, inlineScripts }: SiteFiles): Problem[] {
  return [...repeatedNames([...islands, ...clientModules]), ...repeatedNames(inlineScripts)];
}

function repeatedNames(files: readonly string[]): Problem[] {
  const seen = new Map<string, string>();
  return files.flatMap((file) => {
    const name = entryName(file);
    const first = seen.get(name);
    seen.set(name, first ?? file);
    const expected = 'a name that no other script of its kind has';
    const found = `${name}, which ${first} has too`;
    return first ? [{ file, expected, found, advice: 'rename one of the two files' }] : [];
  });
}
