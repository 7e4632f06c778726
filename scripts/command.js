/**
 * Runs a command of `scripts/commands/` by name, from a bundle of everything that it imports:
 * opening four hundred files takes three times as long as most commands' actual work. The bundle is
 * made again when a file of `scripts/` or a package changes. `--verbose` runs the unbundled sources, so
 * that stack traces show their lines.
 */
import './base/prepare-node.js';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { artifact, generatorRoot, keyOf, versionOf } from './base/artifacts.js';
import { bundleCommand, runBundle } from './base/node-bundle.js';

const [name = ''] = process.argv.splice(2, 1);
const folder = join(generatorRoot, 'scripts/commands');
const entry = join(folder, `${name}.ts`);
if (!existsSync(entry)) {
  const names = readdirSync(folder).map((file) => file.replace('.ts', ''));
  console.error(`Expected one of the commands ${names.join(', ')}, found "${name}".`);
  process.exit(1);
}
if (process.argv.includes('--verbose')) {
  const { tsImport } = await import('tsx/esm/api');
  await tsImport(pathToFileURL(entry).href, import.meta.url);
} else {
  const code = await artifact('commands', keyOf(name, version()), () => bundle());
  runBundle(String(code), join(folder, `${name}.bundle.cjs`));
}

function version() {
  const files = readdirSync(join(generatorRoot, 'scripts'), { encoding: 'utf8', recursive: true });
  const sources = files.filter((file) => /\.\w+$/.test(file)).map((file) => join('scripts', file));
  // npm's list of installed packages gives the version of each, including esbuild.
  const packages = ['package.json', 'node_modules/.package-lock.json'];
  const all = [
    ...sources.sort(),
    ...packages.filter((file) => existsSync(join(generatorRoot, file))),
  ];
  return keyOf(all.join(), versionOf(all));
}

async function bundle() {
  try {
    return Buffer.from(await bundleCommand(entry));
  } catch (error) {
    const said = error instanceof Error ? error.message.trim() : error;
    console.error(`Could not bundle the command ${name}: ${said}. \`npm ci\` reinstalls esbuild.`);
    process.exit(1);
  }
}
