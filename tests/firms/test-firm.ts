/**
 * Builds the site of another firm and runs on it all tests that look at a site: `npm run test:firm`,
 * or of another size `npm run test:firm -- large`. What follows is for vitest, such as `header -t logo`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { printFailure } from '../../scripts/problems.ts';
import { buildFirm } from './build-firm.ts';

// Before React loads: its development build renders four times as slow.
process.env.NODE_ENV ??= 'production';

const [name = 'usual', ...words] = process.argv.slice(2);
const project = join(import.meta.dirname, '../..');

/** The unit tests that read content; the others look at sites of their own. */
const unitTests = fastGlob
  .sync('tests/unit/*.test.{ts,tsx}', { cwd: project })
  .filter((file) => /site-(content|copy)\.ts/.test(readFileSync(join(project, file), 'utf8')));

try {
  const site = await buildFirm(name);
  const files = words.length > 0 ? words : ['tests/browser/', 'tests/engines/', ...unitTests];
  const projects = ['unit', 'browser', 'reference'].flatMap((it) => ['--project', it]);
  // The pages of the largest firm have several times as much on them.
  const options = ['--testTimeout', '240000', '--hookTimeout', '300000'];
  const { status } = spawnSync('npx', ['vitest', 'run', ...projects, ...options, ...files], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'test', SITE: site },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  printFailure(error, true);
  process.exitCode = 1;
}
