import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync, type Metafile } from 'esbuild';

import { documentOf, type SiteFiles } from './site-entry.ts';

type Imports = Metafile['inputs'];

/**
 * Finds the CSS of each page: what stands beside the components that it imports, under the same
 * base name, a component's own after those it is made of. Returns the minified text by page file.
 */
export function pageStyles(root: string, imports: Imports, { pages, documents }: SiteFiles) {
  const minified = new Map<string, string>();
  const styleOf = (file: string): string => {
    const known = minified.get(file);
    if (known !== undefined) return known;
    const path = join(root, file.replace(/\.tsx?$/, '.css'));
    const found = /\.tsx?$/.test(file) && existsSync(path);
    const style = found ? minify(path) : '';
    minified.set(file, style);
    return style;
  };
  return new Map(
    pages.map((page) => {
      const document = documentOf(page, documents);
      // The document's own sheet comes first: it sets the order of the cascade layers.
      const sources = [document, ...sourcesOf(document, imports), ...sourcesOf(page, imports)];
      return [page, [...new Set(sources)].map(styleOf).join('')];
    }),
  );
}

function sourcesOf(file: string, imports: Imports, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  // Marked before its imports are followed, and moved behind them: a cycle ends, the order stays.
  seen.add(file);
  for (const { path, external } of imports[file]?.imports ?? []) {
    if (!external) sourcesOf(path, imports, seen);
  }
  seen.delete(file);
  return seen.add(file);
}

function minify(path: string): string {
  const result = buildSync({
    entryPoints: [path],
    bundle: true,
    minify: true,
    write: false,
    external: ['/assets/*'],
  });
  return result.outputFiles[0]?.text.trim() ?? '';
}
