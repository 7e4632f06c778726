import { build } from 'esbuild';
import { generatorRoot } from '../artifacts.js';
import { collectInputs } from './bundle.ts';

/** Loaded as they are: they come with binaries, or a site's code shares them. */
const external = ['chokidar', 'esbuild', 'react', 'react-dom', 'sharp', 'subset-font', 'tsx'];

/**
 * Bundles a command of the generator, packages included, into one text that can be run as a
 * function. Throws where the code cannot be bundled.
 */
export async function bundleCommand(entry: string) {
  const { plugin, inputs } = collectInputs(generatorRoot);
  const { outputFiles } = await build({
    entryPoints: [entry],
    absWorkingDir: generatorRoot,
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    define: { 'import.meta.dirname': '__dirname', 'import.meta.url': '__filename' },
    external,
    logLevel: 'silent',
    plugins: [plugin],
  });
  return { inputs, code: outputFiles[0]?.text ?? '' };
}
