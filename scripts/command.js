/**
 * Starts a command of `scripts/commands/` by its name, from a bundle of it where no file that it was
 * made of has changed. Not TypeScript itself: what is run many times a day should not wait for tsx,
 * which makes the bundle.
 */
import './node-version.js';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stampOf } from './stamp.js';

const [name = ''] = process.argv.splice(2, 1);
const commands = join(import.meta.dirname, 'commands');
// As deep as a folder of `scripts/`: the code finds the generator's folder from its own.
const bundle = join(import.meta.dirname, '../.cache/commands', `${name}.mjs`);

if (!existsSync(join(commands, `${name}.ts`))) {
  const names = readdirSync(commands).map((file) => file.replace('.ts', ''));
  console.error(`Expected one of the commands ${names.join(', ')}, found "${name}".`);
  process.exit(1);
}
if (!isFresh()) {
  const { tsImport } = await import('tsx/esm/api');
  const { bundleCommand } = await tsImport('./bundle/bundle-command.ts', import.meta.url);
  await bundleCommand(join(commands, `${name}.ts`), bundle);
}
// Before React loads: its development build renders four times as slow.
process.env.NODE_ENV ??= 'production';
// The bundle's source map costs as much to load as the bundle.
if (process.argv.includes('--verbose')) process.setSourceMapsEnabled(true);
await import(pathToFileURL(bundle).href);

function isFresh() {
  const record = `${bundle}.json`;
  if (!existsSync(bundle) || !existsSync(record)) return false;
  const stamps = Object.entries(JSON.parse(readFileSync(record, 'utf8')));
  return stamps.every(([path, stamp]) => stamp === stampOf(path));
}
