import { resolve } from 'node:path';
import fastGlob from 'fast-glob';

/** The source files that make a site: its pages, its document, its islands, client modules and inline scripts. */
export type SiteFiles = {
  pages: readonly string[];
  islands: readonly string[];
  clientModules: readonly string[];
  inlineScripts: readonly string[];
};

const options = { followSymbolicLinks: false, dot: false } as const;

/** Finds a site's source files, as paths from its root in a fixed order. */
export function findSiteFiles(root: string): SiteFiles {
  const find = (pattern: string) => fastGlob.sync(pattern, { ...options, cwd: root }).sort();
  return {
    pages: find('pages/**/*.{ts,tsx}').filter((file) => !/\/_[^/]*$/.test(file)),
    islands: find('components/**/*.island.tsx'),
    clientModules: find('components/**/*.client.ts'),
    inlineScripts: find('components/**/*.inline.ts'),
  };
}

/** The text of the module that gathers a whole site, with the code that renders it. */
export function siteEntry(files: SiteFiles): string {
  const rendering = resolve(import.meta.dirname, '../render/render.tsx');
  const imports = [...files.pages, ...files.islands].map(
    (file, index) => `import * as m${index} from ${JSON.stringify(`./${file}`)};`,
  );
  const table = (from: readonly string[], start: number) =>
    `{ ${from.map((file, index) => `${JSON.stringify(file)}: m${start + index}`).join(', ')} }`;
  return [
    ...imports,
    `export { collections } from './content/index.ts';`,
    `export { default as Document } from './pages/_document.tsx';`,
    `export { renderDocument } from ${JSON.stringify(rendering)};`,
    `export const pages = ${table(files.pages, 0)};`,
    `export const islands = ${table(files.islands, files.pages.length)};`,
  ].join('\n');
}
