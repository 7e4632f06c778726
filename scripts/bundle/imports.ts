import type { Metafile } from 'esbuild';

/** Which file imports which, by path from the site's root. */
export type Imports = Metafile['inputs'];

/** The files that a file is made of, through all imports, each after those that it imports. */
export function sourcesOf(file: string, imports: Imports, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  // Marked before its imports are followed, and moved behind them: a cycle ends, the order stays.
  seen.add(file);
  for (const { path, external } of imports[file]?.imports ?? []) {
    if (!external) sourcesOf(path, imports, seen);
  }
  seen.delete(file);
  return seen.add(file);
}
