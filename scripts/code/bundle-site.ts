import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as zod from 'zod';
import { generatorRoot, keyOf, versionOf } from '../base/artifacts.js';
import { runModule } from '../base/node-bundle.js';
import { ProblemsError } from '../base/problems.ts';
import { addSourceMap, problemOf } from '../base/trace.ts';
import type { ContentModules } from '../content/collections.ts';
import { type ContentMemory, noMemory } from '../content/content-memory.ts';
import type {
  DocumentComponent,
  findUnshown,
  PageModule,
  renderDocument,
} from '../site-api/render-document.tsx';
import { type Bundle, bundleOnce, generatorImports } from './bundle.ts';
import {
  collectionsEntry,
  findCollections,
  type Imports,
  type SiteFiles,
  siteEntry,
} from './site-files.ts';

/** A site's code, ready to run: its pages, its islands and its rendering. */
export type SiteModule = {
  documents: Readonly<Record<string, { default?: DocumentComponent }>>;
  renderDocument: typeof renderDocument;
  findUnshown: typeof findUnshown;
  pages: Readonly<Record<string, PageModule>>;
  islands: Readonly<Record<string, { default?: { islandName?: unknown } }>>;
};

/**
 * Draws the card that represents a page where its link is shared, as an SVG of 1200 by 630 pixels.
 * `root` is the site's folder.
 */
type DrawCard = (card: object, root: string) => Promise<string>;

/** Bundles a site's pages and components. Throws like `bundleForNode`. */
export function bundleSite(
  root: string,
  files: SiteFiles,
  bundle: Bundle,
): Promise<NodeBundle<SiteModule>> {
  return bundleForNode(root, { name: 'site', text: siteEntry(files) }, bundle);
}

/**
 * Bundles only the definitions of a site's content. The same code is not run again if the `memory` has
 * its result. Throws like `bundleForNode`.
 */
export async function bundleCollections(
  root: string,
  bundle?: Bundle,
  memory: ContentMemory = noMemory,
): Promise<() => { collections: ContentModules }> {
  const entry = { name: 'content', text: collectionsEntry(findCollections(root)) };
  type Definitions = { collections: ContentModules };
  const bundled = await bundleForNode<Definitions>(root, entry, bundle);
  const { text, map, run } = bundled;
  const from = isRepeatable(root, bundled) ? [text, map] : [Symbol('to be run again')];
  return () => memory.definitions(root, from, run);
}

/**
 * Whether code gives the same each time it runs. What a site imports from packages other than zod may
 * read files, and the time passes.
 */
function isRepeatable(
  root: string,
  { text, imports }: { text: string; imports: Imports },
): boolean {
  const generator = join(generatorRoot, 'scripts/');
  const own = Object.entries(imports).filter(([file]) => !join(root, file).startsWith(generator));
  const packages = own.flatMap(([, file]) => file.imports.filter(({ external }) => external));
  return (
    packages.every(({ path }) => path === 'zod') &&
    !/\bnew Date\(\)|\bDate\.now\b|\bfetch\(|\bMath\.random\b/.test(text)
  );
}

/** The code that draws a site's social cards. */
export const cardFile = 'pages/_card.ts';

/** Bundles the code that draws a site's social cards. A site without `pages/_card.ts` has none. */
export async function bundleCard(
  root: string,
  bundle: Bundle,
): Promise<NodeBundle<{ default: DrawCard }> | undefined> {
  if (!existsSync(join(root, cardFile))) return undefined;
  const text = `export { default } from './${cardFile}';`;
  return bundleForNode(root, { name: 'card', text }, bundle);
}

/** A bundled module of a site, and its source files. */
type NodeBundle<Exports> = {
  imports: Imports;
  /** The code, and its source map. */
  text: string;
  map: string;
  /** Differs for different code, and for different versions of the packages that it imports. */
  version: string;
  /** Runs the code. Throws a ProblemsError if the code throws. */
  run: () => Exports;
};

/**
 * Bundles a module of a site, given as text, for Node. Packages are not bundled: the generator's
 * own are used. Throws a ProblemsError for code that cannot be built.
 */
async function bundleForNode<Exports>(
  root: string,
  entry: { name: string; text: string },
  bundle: Bundle = bundleOnce,
): Promise<NodeBundle<Exports>> {
  const file = `${entry.name}-bundle.cjs`;
  // Packages are looked up from the generator's folder. No two sites have the same path.
  const path = join(generatorRoot, `${keyOf(root)}-${file}`);
  const bundled = await bundle(file, {
    stdin: { contents: entry.text, resolveDir: root, sourcefile: `${entry.name}-entry.ts` },
    absWorkingDir: root,
    bundle: true,
    format: 'cjs',
    outfile: file,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    jsxImportSource: join(generatorRoot, 'scripts/site-api'),
    sourcemap: 'external',
    sourcesContent: false,
    define: { 'import.meta.url': '__filename' },
    alias: generatorImports('node'),
  });
  const [map, code] = bundled.outputFiles;
  const mapText = map?.text ?? '{}';
  const imports = bundled.metafile.inputs;
  const text = code?.text ?? '';
  return {
    imports,
    text,
    map: mapText,
    get version() {
      return keyOf(text, versionOf([], externalPackages(imports)));
    },
    run: () => {
      addSourceMap(path, mapText);
      return run(path, text);
    },
  };
}

const externalPackages = (imports: Imports): string[] => {
  const paths = Object.values(imports).flatMap((file) => file.imports);
  const external = paths.filter((each) => each.external && !each.path.startsWith('node:'));
  // Without the path of a file in the package.
  const names = external.flatMap(({ path }) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  return [...new Set(names)].sort();
};

// zod's just-in-time compilation of schemas pays off only with thousands of records.
zod.config({ jitless: true });

const require = createRequire(join(generatorRoot, 'package.json'));

// `require` would load a second zod, in its CommonJS form. The code bypasses the module cache,
// because a development server may load a site thousands of times.
function run<Exports>(path: string, code: string): Exports {
  const load = (name: string) => (name === 'zod' ? zod : require(name));
  try {
    return runModule(code, path, load);
  } catch (error) {
    throw new ProblemsError([problemOf(error, 'the bundle')]);
  }
}
