import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { keep } from '../cache.ts';
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

/** CommonJS packages in the bundle load Node's own modules this way. */
const banner = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);`;

/**
 * Bundles a command of the generator, packages included, into one file: opening their four hundred
 * takes longer than most of what commands do. Beside it is kept what it was made of, with stamps.
 * Throws where the code cannot be bundled.
 */
export async function bundleCommand(entry: string, outfile: string): Promise<void> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner: { js: banner },
    external,
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
  });
  const self = join(import.meta.dirname, 'bundle-command.ts');
  const inputs = [self, ...Object.keys(metafile.inputs).map((input) => resolve(input))];
  for (const { path, contents } of outputFiles) await keep(path, contents);
  const stamps = inputs.map((input) => [input, stampOf(input)]);
  await keep(`${outfile}.json`, JSON.stringify(Object.fromEntries(stamps)));
}
