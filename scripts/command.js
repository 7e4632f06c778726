/**
 * Runs a command of `scripts/commands/` by name, from a bundle of everything that it imports:
 * opening four hundred files takes three times as long as most commands' actual work. The bundle is
 * rebuilt when any of the files changes. `--verbose` runs the unbundled sources, so that stack
 * traces show their lines.
 */
import './base/prepare-node.js';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  areUnchanged,
  generatorRoot,
  hashAt,
  keepArtifact,
  keyOf,
  readArtifact,
} from './base/artifacts.js';
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
  runBundle(keptBundle() ?? (await bundle()), join(folder, `${name}.bundle.cjs`));
}

function key() {
  // npm's list of installed packages gives the version of each, including esbuild.
  const packages = hashAt(join(generatorRoot, 'node_modules/.package-lock.json'));
  return keyOf(name, packages, hashAt(join(generatorRoot, 'scripts/base/node-bundle.js')));
}

/** @returns {string | undefined} */
function keptBundle() {
  const inputs = readArtifact('commands', key());
  if (!inputs || !areUnchanged(generatorRoot, JSON.parse(String(inputs)))) return undefined;
  return readArtifact('commands', keyOf(key(), inputs))?.toString();
}

/** @returns {Promise<string>} */
async function bundle() {
  try {
    const { inputs, code } = await bundleCommand(entry);
    const list = Buffer.from(JSON.stringify(inputs));
    keepArtifact('commands', keyOf(key(), list), code);
    keepArtifact('commands', key(), list);
    return code;
  } catch (error) {
    const said = error instanceof Error ? error.message.trim() : error;
    console.error(`Could not bundle the command ${name}: ${said}. \`npm ci\` reinstalls esbuild.`);
    process.exit(1);
  }
}
