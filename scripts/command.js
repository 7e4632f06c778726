/**
 * Starts a command of `scripts/commands/` by its name, from a bundle of it where no file that it was
 * made of has changed. Not TypeScript itself: what is run many times a day should not wait for tsx,
 * which makes the bundle.
 */
import './node-version.js';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runCompiled } from './run-compiled.js';
import { stampOf } from './stamp.js';

const [name = ''] = process.argv.splice(2, 1);
const entry = join(import.meta.dirname, `commands/${name}.ts`);
const folder = join(import.meta.dirname, '../.cache/commands');

if (!existsSync(entry)) {
  const names = readdirSync(join(entry, '..')).map((file) => file.replace('.ts', ''));
  console.error(`Expected one of the commands ${names.join(', ')}, found "${name}".`);
  process.exit(1);
}
const bundle = freshBundle() ?? (await bundleAnew());
// Before React loads: its development build renders four times as slow.
process.env.NODE_ENV ??= 'production';
if (process.argv.includes('--verbose')) {
  // The bundle's source map costs as much to load as the bundle.
  process.setSourceMapsEnabled(true);
  createRequire(bundle)(bundle);
} else runCompiled(bundle);

/** @returns {string | undefined} */
function freshBundle() {
  const record = join(folder, `${name}.json`);
  if (!existsSync(record)) return undefined;
  const { bundle, stamps } = JSON.parse(readFileSync(record, 'utf8'));
  const isFresh = Object.entries(stamps).every(([path, stamp]) => stamp === stampOf(path));
  return isFresh && existsSync(bundle) ? bundle : undefined;
}

/** @returns {Promise<string>} */
async function bundleAnew() {
  const { tsImport } = await import('tsx/esm/api');
  const { bundleCommand } = await tsImport('./load/bundle-command.ts', import.meta.url);
  return bundleCommand(entry, folder);
}
