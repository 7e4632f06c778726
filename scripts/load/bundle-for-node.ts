import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { BuildFailure } from 'esbuild';
import * as zod from 'zod';
import { generatorImports, generatorRoot } from '../generator.ts';
import { ProblemsError } from '../problems.ts';
import { type Bundle, type Bundled, bundleOnce, toProblem } from './bundle.ts';
import type { Imports } from './site-files.ts';
import { createTrace, failure, type TraceError } from './trace.ts';

/** What a module of a site exports, where its errors come from, and which files it is made of. */
export type NodeBundle<Exports> = {
  exports: Exports;
  trace: TraceError;
  imports: Imports;
  bundled: Bundled;
};

/**
 * Bundles a module of a site, given as text, for Node and loads it. Packages stay outside and are the
 * generator's own. Code that is the same as in the `last` one is not run again. Throws a
 * ProblemsError for code that cannot be built or run.
 */
export async function bundleForNode<Exports>(
  root: string,
  { name, text }: { name: string; text: string },
  bundle: Bundle = bundleOnce,
  last?: NodeBundle<Exports>,
): Promise<NodeBundle<Exports>> {
  const file = `${name}-bundle.js`;
  const bundled = await bundle(file, {
    stdin: { contents: text, resolveDir: root, sourcefile: `${name}-entry.ts` },
    absWorkingDir: root,
    bundle: true,
    format: 'iife',
    globalName: 'bundle',
    outfile: file,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'external',
    sourcesContent: false,
    alias: generatorImports('node'),
  }).catch((failure: BuildFailure) => {
    throw new ProblemsError(failure.errors.map(toProblem));
  });
  if (bundled === last?.bundled) return last;
  const [map, code] = bundled.outputFiles;
  const trace = createTrace(file, map?.text ?? '{}');
  const imports = bundled.metafile.inputs;
  return { exports: run(file, code?.text ?? '', trace), trace, imports, bundled };
}

// Schemas that compile themselves pay that back after thousands of records only.
zod.config({ jitless: true });

const require = createRequire(join(generatorRoot, 'package.json'));

// The generator has loaded zod already; of packages with two forms `require` would load the other.
// Run from memory and forgotten at once: a watching process may load a site thousands of times.
function run<Exports>(filename: string, code: string, trace: TraceError): Exports {
  const main = compileFunction(`${code}\nreturn bundle;`, ['require'], { filename });
  try {
    return main((name: string) => (name === 'zod' ? zod : require(name)));
  } catch (error) {
    throw new ProblemsError([failure(error, 'the bundle', trace)]);
  }
}
