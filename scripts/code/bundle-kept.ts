import { resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { BuildOptions } from 'esbuild';
import {
  areUnchanged,
  generatorRoot,
  hashAt,
  keepArtifact,
  keyOf,
  readArtifact,
  versionOf,
} from '../base/artifacts.js';
import { collectInputs } from '../base/node-bundle.js';
import { pathFrom } from '../base/paths.js';
import { haveChangedSince, settingsAbove, surroundings } from '../base/resolution.js';
import { type Bundle, type Bundled, bundleOnce } from './bundle.ts';

type Kept = Pick<Bundled, 'metafile'> & {
  inputs: Record<string, string>;
  files: readonly { path: string; contents: Uint8Array }[];
};

/**
 * Bundles like `bundleOnce`, or returns what an earlier build bundled from the same bytes: esbuild
 * is not even started unless code has changed.
 */
export const bundleKept: Bundle = async (name, options) => {
  const root = options.absWorkingDir ?? process.cwd();
  const key = keyOf(name, textOf(options, root), hashAt(installed), bundler, settingsAbove(root));
  const kept = read(key);
  if (kept && areUnchanged(root, kept.inputs))
    return { metafile: kept.metafile, warnings: [], outputFiles: kept.files.map(withText(root)) };
  const { plugin, inputs } = collectInputs(root);
  const plugins = [...(options.plugins ?? []), plugin];
  const started = Date.now();
  const { metafile, warnings, outputFiles } = await bundleOnce(name, { ...options, plugins });
  const around = surroundings(root, metafile.inputs);
  if (warnings.length === 0 && !haveChangedSince(root, around, started)) {
    const files = outputFiles.map(({ path, contents }) => {
      return { path: pathFrom(root, path), contents };
    });
    const all = { ...inputs, ...around };
    keepArtifact('bundles', key, serialize({ inputs: all, metafile, files } satisfies Kept));
  }
  return { metafile, warnings, outputFiles };
};

/** npm's list of installed packages has the version of each. */
const installed = resolve(generatorRoot, 'node_modules/.package-lock.json');

const bundler = versionOf([], ['esbuild']);

function read(key: string): Kept | undefined {
  const bytes = readArtifact('bundles', key);
  try {
    return bytes && deserialize(bytes);
  } catch {
    return undefined; // Stored by another version of Node.
  }
}

/** The options as text, without the paths of site and generator, and with the code of plugins. */
function textOf(options: BuildOptions, root: string): string {
  const text = JSON.stringify(options, (_, value: unknown) =>
    typeof value === 'function' ? `${value}` : value,
  );
  return text
    .replaceAll(root, '<site>')
    .replaceAll(generatorRoot, pathFrom(root, generatorRoot) || '<site>');
}

const withText =
  (root: string) =>
  ({ path, contents }: Kept['files'][number]) => ({
    path: resolve(root, path),
    contents,
    get text() {
      return Buffer.from(contents).toString();
    },
  });
