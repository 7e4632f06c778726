import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type BuildFailure, build, type Message, type Metafile } from 'esbuild';
import type { Collections } from '../content/define.ts';
import { ProblemsError } from '../problems.ts';
import type { DocumentComponent, PageModule, renderDocument } from '../render/render.tsx';
import { generatorImports, generatorRoot } from './generator-imports.ts';
import { type SiteFiles, siteEntry } from './site-entry.ts';

/** A site's code, ready to run: its pages, its islands, its content's shape and its rendering. */
export type SiteModule = {
  collections: Readonly<Record<string, { collections: Collections }>>;
  documents: Readonly<Record<string, { default: DocumentComponent }>>;
  renderDocument: typeof renderDocument;
  pages: Readonly<Record<string, PageModule>>;
  islands: Readonly<Record<string, { default?: { islandName?: unknown } }>>;
};

export type SiteBundle = { site: SiteModule; imports: Metafile['inputs'] };

/**
 * Bundles a site's pages, components and content schemas for Node and loads them. Packages stay
 * outside and are the generator's own. Throws a ProblemsError for code that cannot be built.
 */
export async function bundleSite(root: string, files: SiteFiles): Promise<SiteBundle> {
  const result = await build({
    stdin: { contents: siteEntry(files), resolveDir: root, sourcefile: 'site-entry.ts' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'inline',
    logLevel: 'silent',
    plugins: [generatorImports],
  }).catch((failure: BuildFailure) => {
    throw new ProblemsError(failure.errors.map(toProblem));
  });
  const code = result.outputFiles[0]?.text ?? '';
  return { site: run(code), imports: result.metafile.inputs };
}

// CommonJS, and forgotten at once: a watching process may load a site thousands of times.
function run(code: string): SiteModule {
  const folder = join(generatorRoot, 'node_modules/.cache/site');
  const name = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const file = join(folder, `${name}.cjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, code);
  const require = createRequire(file);
  const site: SiteModule = require(file);
  delete require.cache[file];
  return site;
}

/** An esbuild message as a problem. */
export function toProblem({ text, location }: Message) {
  return {
    file: location?.file ?? 'the bundle',
    line: location?.line,
    expected: 'code that can be bundled',
    found: text + (location ? `: ${location.lineText.trim()}` : ''),
  };
}
