/**
 * Says in one sentence which packages are missing for a command of package.json, such as after
 * `npm ci --omit=dev`, which installs only what builds need: `node scripts/require-packages.js vitest`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generatorRoot } from './base/artifacts.js';

const missing = process.argv
  .slice(2)
  .filter((name) => !existsSync(join(generatorRoot, 'node_modules', name)));
if (missing.length > 0) {
  const packages = missing.length > 1 ? 'packages' : 'package';
  console.error(
    `Expected the ${packages} ${missing.join(', ')}, found none: \`npm ci\` installs all.`,
  );
  process.exitCode = 1;
}
