import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { type BuildFailure, build, type Message } from 'esbuild';
import type { ContentModules } from '../content/load.ts';
import { type Problem, ProblemsError } from '../problems.ts';
import { failure } from '../render/failure.ts';
import type { DocumentComponent, PageModule, renderDocument } from '../render/render.tsx';
import { generatorImports, generatorRoot } from './generator-imports.ts';
import type { Imports } from './imports.ts';
import { type SiteFiles, siteEntry } from './site-entry.ts';
import { bundleName, createTrace, type TraceError } from './trace.ts';

/** A site's code, ready to run: its pages, its islands, its content's shape and its rendering. */
export type SiteModule = {
  collections: ContentModules;
  documents: Readonly<Record<string, { default?: DocumentComponent }>>;
  renderDocument: typeof renderDocument;
  pages: Readonly<Record<string, PageModule>>;
  islands: Readonly<Record<string, { default?: { islandName?: unknown } }>>;
  /** Where an error that this code throws came from. */
  trace: TraceError;
};

export type SiteBundle = { site: SiteModule; imports: Imports };

/**
 * Bundles a site's pages, components and content schemas for Node and loads them. Packages stay
 * outside and are the generator's own. Throws a ProblemsError for code that cannot be built or run.
 */
export async function bundleSite(root: string, files: SiteFiles): Promise<SiteBundle> {
  const result = await build({
    stdin: { contents: siteEntry(files), resolveDir: root, sourcefile: 'site-entry.ts' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    globalName: 'site',
    outfile: bundleName,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'external',
    sourcesContent: false,
    logLevel: 'silent',
    plugins: [generatorImports],
  }).catch((failure: BuildFailure) => {
    throw new ProblemsError(failure.errors.map(toProblem));
  });
  const [map, code] = result.outputFiles;
  const trace = createTrace(map?.text ?? '{}');
  return { site: { ...run(code?.text ?? '', trace), trace }, imports: result.metafile.inputs };
}

// Run from memory and forgotten at once: a watching process may load a site thousands of times.
function run(code: string, trace: TraceError): Omit<SiteModule, 'trace'> {
  const main = compileFunction(`${code}\nreturn site;`, ['require'], { filename: bundleName });
  try {
    return main(createRequire(join(generatorRoot, 'package.json')));
  } catch (error) {
    throw new ProblemsError([failure(error, 'the bundle', trace)]);
  }
}

/** An esbuild message as a problem. */
export function toProblem({ text, location }: Message): Problem {
  return {
    file: location?.file ?? 'the bundle',
    line: location?.line,
    expected: 'code that can be bundled',
    found: [text, location?.lineText.trim()].filter(Boolean).join(': '),
  };
}
