import { resolve } from 'node:path';
import fastGlob from 'fast-glob';
import { groupFolders, groupsLeftOut } from './page-groups.ts';

/** The source files that make a site, as paths from its root. */
export type SiteFiles = {
  pages: readonly string[];
  /** `_document.tsx` of the site, and of each page group that has one of its own. */
  documents: readonly string[];
  /** `index.ts` of content, and of each group's content. */
  collections: readonly string[];
  islands: readonly string[];
  clientModules: readonly string[];
  inlineScripts: readonly string[];
};

/** Finds a site's source files in a fixed order, without those of page groups that are left out. */
export function findSiteFiles(root: string): SiteFiles {
  const ignore = groupsLeftOut(root).flatMap(groupFolders);
  const options = { cwd: root, ignore, followSymbolicLinks: false };
  const find = (pattern: string) => fastGlob.sync(pattern, options).sort();
  return {
    pages: find('pages/**/*.{ts,tsx}').filter((file) => !/\/_[^/]*$/.test(file)),
    documents: find('pages/**/_document.tsx'),
    collections: find('content/{,*/}index.ts'),
    islands: find('components/**/*.island.tsx'),
    clientModules: find('components/**/*.client.ts'),
    inlineScripts: find('components/**/*.inline.ts'),
  };
}

/** The document that frames a page: the nearest one in its folder or above. */
export function documentOf(page: string, documents: readonly string[]): string {
  const around = documents.filter((file) => page.startsWith(file.replace('_document.tsx', '')));
  return around.reduce((a, b) => (b.length > a.length ? b : a), 'pages/_document.tsx');
}

/** The text of the module that gathers a whole site, with the code that renders it. */
export function siteEntry({ pages, documents, collections, islands }: SiteFiles): string {
  const rendering = resolve(import.meta.dirname, '../render/render.tsx');
  const gathered = Object.entries({ pages, documents, collections, islands });
  const table = ([name, files]: (typeof gathered)[number]) => [
    ...files.map((file, at) => `import * as ${name}${at} from ${JSON.stringify(`./${file}`)};`),
    `export const ${name} = {`,
    ...files.map((file, at) => `  ${JSON.stringify(file)}: ${name}${at},`),
    '};',
  ];
  const exported = `export { renderDocument } from ${JSON.stringify(rendering)};`;
  return [...gathered.flatMap(table), exported].join('\n');
}
