import { resolve } from 'node:path';
import type { BuildContext, BuildFailure, BuildOptions, BuildResult, Message } from 'esbuild';
import manifest from '../../package.json' with { type: 'json' };
import { generatorRoot } from '../base/artifacts.js';
import { esbuild } from '../base/node-bundle.js';
import { type Problem, ProblemsError } from '../base/problems.ts';

const inMemory = { write: false, metafile: true, logLevel: 'silent' } as const;

/** The result of bundling: files in memory, and their inputs. */
export type Bundled = Pick<BuildResult<typeof inMemory>, 'metafile' | 'warnings'> & {
  outputFiles: readonly { path: string; contents: Uint8Array; text: string }[];
};

/** Bundles with esbuild. A bundle that is made repeatedly has the same `name` each time. */
export type Bundle = (name: string, options: BuildOptions) => Promise<Bundled>;

/** Bundles once. Throws a ProblemsError for invalid code, and an Error if esbuild itself fails. */
export const bundleOnce: Bundle = async (_name, options) => {
  return esbuild()
    .build({ ...options, ...inMemory })
    .catch(explainFailure);
};

const isOfCode = (error: unknown): error is BuildFailure =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors);

function explainFailure(error: unknown): never {
  if (isOfCode(error)) throw new ProblemsError(error.errors.map(toProblem));
  const message = error instanceof Error ? error.message.trim().split('\n')[0] : String(error);
  throw new Error(
    `Expected esbuild to bundle the site, found that it failed: ${message}. \`npm ci\` reinstalls it.`,
  );
}

type KeptBundle = {
  key: string;
  context: BuildContext<typeof inMemory>;
  result?: Bundled | undefined;
};

/**
 * Bundles repeatedly while a site is being edited. `changed` takes the changed files, as paths from
 * the site's root. Bundles that none of them may concern are returned as they are. For the others
 * esbuild looks up all imports anew, and rereads only files that have changed.
 */
export function createBundler(): { bundle: Bundle; changed: (files: ReadonlySet<string>) => void } {
  const remembered = new Map<string, KeptBundle>();
  const start = async (name: string, key: string, options: BuildOptions): Promise<KeptBundle> => {
    await remembered.get(name)?.context.dispose();
    // A context that fails to start is not stored, so that the next change retries.
    remembered.delete(name);
    const started = { key, context: await esbuild().context({ ...options, ...inMemory }) };
    remembered.set(name, started);
    return started;
  };
  return {
    bundle: async (name, options) => {
      const key = JSON.stringify(options);
      const known = remembered.get(name);
      const isKnown = known?.key === key;
      if (isKnown && known.result) return known.result;
      try {
        const bundle = isKnown ? known : await start(name, key, options);
        bundle.result = await bundle.context.rebuild();
        return bundle.result;
      } catch (error) {
        return explainFailure(error);
      }
    },
    changed: (files) => {
      const kept = [...remembered.values()];
      const concerned = kept.filter((bundle) => {
        const others = kept.filter((other) => other !== bundle);
        return files.size === 0 || [...files].some((file) => mayConcern(bundle, others, file));
      });
      for (const bundle of concerned) bundle.result = undefined;
    },
  };
}

/**
 * Whether a changed file may change a bundle. One that is part of other bundles only cannot; one that
 * is part of none may now be found in place of a file of this one, or be a setting such as tsconfig.json.
 */
function mayConcern({ result }: KeptBundle, others: readonly KeptBundle[], file: string) {
  if (isContent.test(file)) return false;
  const isIn = (it: KeptBundle['result']) => it !== undefined && file in it.metafile.inputs;
  return isIn(result) || !others.some((other) => isIn(other.result));
}

/** Files that no code imports: pictures, and texts, unless code asks for them as JSON. */
const isContent = /\.(ya?ml|md|svg|png|jpe?g|avif|webp|gif|tiff?)$/i;

/** The oldest browsers in which everything can be read, reached and sent, as esbuild targets. */
export const oldestBrowsers = ['chrome109', 'firefox115', 'safari16.4'];

/** An esbuild message as a problem. */
export function toProblem({ text, location }: Message): Problem {
  return {
    file: location?.file ?? 'the bundle',
    line: location?.line,
    expected: 'code that can be bundled',
    found: [text, location?.lineText.trim()].filter(Boolean).join(': '),
  };
}

/**
 * The imports of package.json (`#page`, `#island` and so on), for sites outside the generator's
 * folder.
 */
export function generatorImports(platform: 'browser' | 'node'): Record<string, string> {
  const { '#island': island, ...others } = manifest.imports;
  const own = platform === 'browser' ? island.browser : island.default;
  const imports = { ...others, '#island': own };
  const paths = Object.entries(imports).map(([name, file]) => [name, resolve(generatorRoot, file)]);
  return Object.fromEntries(paths);
}
