import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { keep } from '../artifacts.ts';
import { stampOf } from '../stamp.js';

/** Loaded as they are: they come with binaries, or a site's code shares them. */
const external = [
  'chokidar',
  'esbuild',
  'harfbuzzjs',
  'react',
  'react-dom',
  'sharp',
  'subset-font',
];

/**
 * Bundles a command of the generator, packages included, into one file of a folder, whose path it
 * returns: opening their four hundred takes longer than most of what commands do. Beside it is kept
 * what it was made of, with stamps. Throws where the code cannot be bundled.
 */
export async function bundleCommand(entry: string, folder: string): Promise<string> {
  const name = basename(entry, '.ts');
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    outdir: folder,
    entryNames: '[name].[hash]',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    define: { 'import.meta.dirname': '__dirname', 'import.meta.url': '__filename' },
    // Code that V8 compiled before can only require.
    supported: { 'dynamic-import': false },
    external: [...external, join(import.meta.dirname, '../import-package.cjs')],
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
  });
  for (const { path, contents } of outputFiles) await keep(path, contents);
  const self = join(import.meta.dirname, 'bundle-command.ts');
  const inputs = [self, ...Object.keys(metafile.inputs).map((input) => resolve(input))];
  const stamps = Object.fromEntries(inputs.map((input) => [input, stampOf(input)]));
  const bundle = outputFiles.find(({ path }) => path.endsWith('.cjs'))?.path ?? '';
  await keep(join(folder, `${name}.json`), JSON.stringify({ bundle, stamps }));
  removeOlder(bundle);
  return bundle;
}

/** Removes earlier bundles of a command; others may start it meanwhile from this one. */
function removeOlder(bundle: string): void {
  const [folder, newest] = [dirname(bundle), basename(bundle)];
  const [name] = newest.split('.');
  for (const file of readdirSync(folder)) {
    const isOlder =
      file.startsWith(`${name}.`) && file.includes('.cjs') && !file.startsWith(newest);
    if (isOlder) rmSync(join(folder, file), { force: true });
  }
}
