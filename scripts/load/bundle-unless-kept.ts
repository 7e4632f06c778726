import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { BuildOptions, Metafile } from 'esbuild';
import { keep } from '../artifacts.ts';
import { generatorRoot } from '../generator.ts';
import { stampOf } from '../stamp.js';
import { type Bundle, type Bundled, bundleOnce } from './bundle.ts';

type Kept = Pick<Bundled, 'metafile'> & {
  options: string;
  sources: string;
  files: readonly { path: string; contents: Uint8Array }[];
};

const cache = join(generatorRoot, '.cache/bundles');

/**
 * Bundles as `bundleOnce` does, or takes what an earlier build bundled from the same bytes: while no
 * code changes, no bundler is started.
 */
export const bundleUnlessKept: Bundle = async (name, options) => {
  const root = options.absWorkingDir ?? process.cwd();
  const folder = join(cache, createHash('sha1').update(root).digest('hex'));
  const path = join(folder, name.replaceAll('/', '-'));
  const known = textOf(options);
  const kept = read(path);
  if (kept?.options === known && kept.sources === hashSources(root, kept.metafile))
    return { metafile: kept.metafile, warnings: [], outputFiles: kept.files.map(withText) };
  const started = Date.now();
  const bundled = await bundleOnce(name, options);
  const { metafile, warnings, outputFiles } = bundled;
  if (warnings.length === 0 && isSettled(root, metafile, started)) {
    const files = outputFiles.map(({ path, contents }) => ({ path, contents }));
    const sources = hashSources(root, metafile);
    await keep(path, serialize({ options: known, sources, metafile, files } satisfies Kept));
    await keep(join(folder, 'root'), root);
    forgetLostSites();
  }
  return bundled;
};

// What a newer Node kept, or a damaged disk, cannot be read: as if it were not there.
function read(path: string): Kept | undefined {
  try {
    return existsSync(path) ? deserialize(readFileSync(path)) : undefined;
  } catch {
    return undefined;
  }
}

// Plugins count by their code. A stamp of all that is installed stands for the bundler's version.
function textOf(options: BuildOptions): string {
  const installed = stampOf(join(generatorRoot, 'node_modules/.package-lock.json'));
  const text = (_: string, value: unknown) => (typeof value === 'function' ? `${value}` : value);
  return JSON.stringify([options, installed], text);
}

const withText = ({ path, contents }: Kept['files'][number]) => ({
  path,
  contents,
  get text() {
    return Buffer.from(contents).toString();
  },
});

function forgetLostSites(): void {
  for (const site of readdirSync(cache)) {
    const root = join(cache, site, 'root');
    if (existsSync(root) && !existsSync(readFileSync(root, 'utf8')))
      rmSync(join(cache, site), { recursive: true });
  }
}

/** What a bundle is made of; its entry may be no file but text. */
type Inputs = Pick<Metafile, 'inputs'>;

/**
 * A hash of all that decides what a bundle holds: its sources (of packages when they were installed),
 * how they are to be read, and the names beside them, since a new file can take the place of another
 * in an import.
 */
function hashSources(root: string, { inputs }: Inputs): string {
  const hash = createHash('sha1');
  const files = filesOf(root, inputs);
  const own = files.filter((file) => !isInstalled(file));
  for (const file of files.filter(isInstalled)) hash.update(`\n${file} ${stampOf(file)}`);
  for (const file of [...own, resolve(root, 'tsconfig.json'), resolve(root, 'package.json')])
    hash.update(`\n${file}\n`).update(existsSync(file) ? readFileSync(file) : '');
  for (const folder of new Set(own.map((file) => dirname(file))))
    hash.update(existsSync(folder) ? readdirSync(folder).join() : '');
  return hash.digest('hex');
}

/** Whether no source changed shortly before a time or since: it may have been read as it was then. */
function isSettled(root: string, { inputs }: Inputs, since: number): boolean {
  const shortly = 2000;
  return filesOf(root, inputs).every((file) => {
    const found = statSync(file, { throwIfNoEntry: false });
    return !found || found.mtimeMs < since - shortly;
  });
}

const isInstalled = (file: string) => file.includes('/node_modules/');

const filesOf = (root: string, inputs: Metafile['inputs']): string[] =>
  Object.keys(inputs).map((input) => resolve(root, input));
