/**
 * Builds the site of another firm and runs all tests of a site on it: `npm run test:firm`, or for a
 * firm of another size `npm run test:firm -- large`. Further arguments go to vitest, such as
 * `header -t logo`.
 *
 * A number stands for a firm drawn at random by that seed, `npm run test:firm -- 17`, and a range for one
 * after the other, `1-50`. On these, the tests run that need no browser.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { printFailure } from '../../scripts/base/problems.ts';
import { buildDrawnFirm, buildFirm } from './build-firm.ts';

// Before React loads, because its development build renders four times as slowly.
process.env.NODE_ENV ??= 'production';

const [name = 'usual', ...others] = process.argv.slice(2);
const project = join(import.meta.dirname, '../..');

/** The unit tests that read content. The others use sites of their own. */
const unitTests = fastGlob
  .sync('tests/unit/*.test.{ts,tsx}', { cwd: project })
  .filter((file) => /site-(content|copy)\.ts/.test(readFileSync(join(project, file), 'utf8')));

/** Browser tests that only read files of pages. */
const fileTests = ['head-values', 'html', 'structured-data', 'text-values'].map(
  (test) => `tests/browser/${test}.test.ts`,
);

const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(name) ?? [];
if (first && last) {
  const failed: number[] = [];
  for (let seed = Number(first); seed <= Number(last); seed++) {
    console.log(`\nfirm of seed ${seed}: npm run test:firm -- ${seed}`);
    const usual = ['--tags-filter=!nightly', ...fileTests, ...unitTests];
    const isGreen = await passes(() => buildDrawnFirm(seed), others.length > 0 ? others : usual);
    if (!isGreen) failed.push(seed);
  }
  console.log(failed.length > 0 ? `\nred: the firms ${failed.join(', ')}` : '\nall green');
  process.exitCode = failed.length > 0 ? 1 : 0;
} else {
  const usual = ['--tags-filter=!nightly', 'tests/browser/', 'tests/engines/', ...unitTests];
  const isGreen = await passes(() => buildFirm(name), others.length > 0 ? others : usual);
  process.exitCode = isGreen ? 0 : 1;
}

/** Builds a site and runs tests on it. */
async function passes(make: () => Promise<{ root: string }>, words: readonly string[]) {
  try {
    const { root: site } = await make();
    const projects = ['unit', 'browser', 'browser-sweeps'].flatMap((it) => ['--project', it]);
    const { status } = spawnSync('npx', ['vitest', 'run', ...projects, ...words], {
      cwd: project,
      env: { ...process.env, NODE_ENV: 'test', SITE: site },
      stdio: 'inherit',
    });
    return status === 0;
  } catch (error) {
    printFailure(error, true);
    return false;
  }
}
