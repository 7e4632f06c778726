/**
 * Builds the site of another firm and runs all tests of a site on it: `npm run test:firm`, or for a
 * firm of another size `npm run test:firm -- large`. Further arguments go to vitest, such as
 * `header -t logo`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { printFailure } from '../../scripts/base/problems.ts';
import { buildFirm } from './build-firm.ts';

// Before React loads, because its development build renders four times as slowly.
process.env.NODE_ENV ??= 'production';

const [name = 'usual', ...words] = process.argv.slice(2);
const project = join(import.meta.dirname, '../..');

/** The unit tests that read content. The others use sites of their own. */
const unitTests = fastGlob
  .sync('tests/unit/*.test.{ts,tsx}', { cwd: project })
  .filter((file) => /site-(content|copy)\.ts/.test(readFileSync(join(project, file), 'utf8')));

try {
  const { root: site } = await buildFirm(name);
  const usual = ['--tags-filter=!nightly', 'tests/browser/', 'tests/engines/', ...unitTests];
  const projects = ['unit', 'browser', 'browser-sweeps'].flatMap((it) => ['--project', it]);
  const asked = words.length > 0 ? words : usual;
  const { status } = spawnSync('npx', ['vitest', 'run', ...projects, ...asked], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'test', SITE: site },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  printFailure(error, true);
  process.exitCode = 1;
}
