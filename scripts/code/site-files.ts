import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Metafile } from 'esbuild';
import fastGlob from 'fast-glob';
import { generatorRoot } from '../base/artifacts.js';
import type { Problem } from '../base/problems.ts';
import { lineAt } from '../content/read-source.ts';
import { filesLeftOut } from '../routes/page-groups.ts';

/** Which file imports which, by path from the site's root. */
export type Imports = Metafile['inputs'];

/** A file's imports, direct and indirect, each after its own imports. */
export function sourcesOf(file: string, imports: Imports, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  // Added before following its imports, so that cycles end, and then moved after them.
  seen.add(file);
  for (const { path, external } of imports[file]?.imports ?? []) {
    if (!external) sourcesOf(path, imports, seen);
  }
  seen.delete(file);
  return seen.add(file);
}

/** The folders of a site's sources. */
export const sourceFolders = ['pages', 'components', 'content', 'static'] as const;

/** The source files of a site, as paths from its root. */
export type SiteFiles = {
  pages: readonly string[];
  /** `_document.tsx` of the site, and of each page group with its own. */
  documents: readonly string[];
  islands: readonly string[];
  clientModules: readonly string[];
  inlineScripts: readonly string[];
};

/**
 * Finds a site's source files in a fixed order, without those of page groups that `content/groups.yaml` leaves
 * out. Throws a ProblemsError if that file is wrong.
 */
export function findSiteFiles(root: string): SiteFiles {
  // All at once, so that each folder is read once.
  const files = finder(root)([
    'pages/{,.well-known/}**/*.{ts,tsx}',
    'components/**/*.{island.tsx,client.ts,inline.ts}',
  ]);
  const named = (name: RegExp) => files.filter((file) => name.test(file));
  return {
    pages: named(/^pages\/(.*\/)?[^_/][^/]*\.tsx?$/),
    documents: named(/^pages\/(.*\/)?_document\.tsx$/),
    islands: named(/^components\/.*\.island\.tsx$/),
    clientModules: named(/^components\/.*\.client\.ts$/),
    inlineScripts: named(/^components\/.*\.inline\.ts$/),
  };
}

/** The folder of the generated JSON Schemas for editors, which are not content of the site. */
export const schemasFolder = 'content/json-schemas';

/** Finds the files that define a site's content: `index.ts`, also those of groups. */
export const findCollections = (root: string): readonly string[] => finder(root)([collections]);

/** The same, including groups that are left out, because their content is still edited. */
export const findAllCollections = (root: string): readonly string[] =>
  finder(root, [])([collections]);

const collections = 'content/{,*/}index.ts';

function finder(root: string, ignore = filesLeftOut(root)): (patterns: string[]) => string[] {
  const options = { cwd: root, ignore };
  return (patterns) => fastGlob.sync(patterns, options).sort();
}

/** The document that frames a page: the nearest one in its folder or above. */
export function documentOf(page: string, documents: readonly string[]): string {
  const around = documents.filter((file) => page.startsWith(file.replace('_document.tsx', '')));
  return around.reduce((a, b) => (b.length > a.length ? b : a), 'pages/_document.tsx');
}

/** The source of the module that imports an entire site, with the code that renders it. */
export function siteEntry({ pages, documents, islands }: SiteFiles): string {
  const gathered = Object.entries({ pages, documents, islands });
  const rendering = join(generatorRoot, 'scripts/site-api/render-document.tsx');
  const exported = `export { renderDocument, findUnshown } from ${JSON.stringify(rendering)};`;
  return [...gathered.map(table), exported].join('\n');
}

/** The source of the module that imports the definitions of a site's content. */
export const collectionsEntry = (collections: readonly string[]) =>
  table(['collections', collections]);

function table([name, files]: readonly [string, readonly string[]]): string {
  return [
    ...files.map((file, at) => `import * as ${name}${at} from ${JSON.stringify(`./${file}`)};`),
    `export const ${name} = {`,
    ...files.map((file, at) => `  ${JSON.stringify(file)}: ${name}${at},`),
    '};',
  ].join('\n');
}

/** Where a path in the output is in `static/`; undefined if there is nothing, even for a path below a file. */
function pathInStatic(root: string, file: string): string | undefined {
  // Some systems write the letters of names in pieces; addresses have them whole.
  const paths = [file, file.normalize('NFD')].map((name) => join(root, 'static', name));
  return paths.find((each) => existsSync(each));
}

/** The size of a file of `static/`, by its address. Each is looked up once: a menu's link is on every page. */
export function sizesIn(root: string): (address: string) => number | undefined {
  const known = new Map<string, number | undefined>();
  return (address) => {
    if (!known.has(address)) known.set(address, sizeOfFile(root, address));
    return known.get(address);
  };
}

function sizeOfFile(root: string, address: string): number | undefined {
  const path = pathInStatic(root, address);
  const stats = path === undefined ? undefined : statSync(path);
  return stats?.isFile() && extname(address) ? stats.size : undefined;
}

/** The name of an entry: `components/menu/Menu.client.ts` is Menu. */
export function entryName(file: string): string {
  return basename(file.replace(hydrateSuffix, '')).replace(/\.(island|client|inline)\.tsx?$/, '');
}

/** Marks an island's file as an entry: the module that hydrates it, not the component itself. */
export const hydrateSuffix = '?hydrate';

/** Reports two scripts with the same name, because pages request scripts by file name. */
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
    const found = `${name}, which ${first} also has`;
    return first ? [{ file, expected, found, advice: 'rename one of the two files' }] : [];
  });
}

/** An attribute with a hard-coded address of the site, outside comments. */
const fixed =
  /^(?!\s*(?:\/\/|\/?\*)).*?\b((\w*(?:[hH]ref|[sS]rc|[uU]rl)|srcSet|action|formAction|poster|to)=(?:["']|\{[^}\n]*?["'`])\/(?!\/)[^"'`\n]*["'`])/gm;

/**
 * Reports hard-coded addresses in islands. Only when a page is finished are its addresses moved to
 * its language and base path. What an island renders later would lead elsewhere.
 */
export function fixedAddresses(root: string, { islands }: SiteFiles, imports: Imports): Problem[] {
  const own = (file: string) => /^(components|pages)\/.*\.tsx$/.test(file);
  const sources = islands.flatMap((name) => [...sourcesOf(name, imports)].filter(own));
  return [...new Set(sources)].sort().flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(fixed)].map(({ 0: line, 1: found = '', 2: attribute, index }) => ({
      file,
      line: lineAt(text, index + line.length),
      expected: 'an address passed by the page as a prop, so that it fits its language',
      found,
      advice: `pass this address to the island as a prop, and write ${attribute}={…} here`,
    }));
  });
}
