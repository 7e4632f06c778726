/**
 * Runs every island and all outcomes of an enquiry on React itself: `npm run test:react`. It copies
 * the project, changes the one line that says what islands run on, and builds and tests the copy.
 * `-- bench` measures the contact page on React beside the committed figures; other arguments go to
 * vitest, such as `islands -t fixture`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '../browser/address-of.ts';
import { copyProject } from '../recipes/copy-project.ts';
import { temporaryFolder } from '../temporary-folder.ts';

// Bundlers and browsers name files without symbolic links.
const copy = realpathSync(temporaryFolder());
const tests = ['islands', 'enquiry', 'forms'];
const formPage = addressOf('/contact/');

try {
  copyProject(copy);
  change('scripts/code/bundle-client.ts', /= runtimes\.preact;/g, '= runtimes.react;');
  // React is heavier than the site's pages may be.
  change('content/budgets.yaml', /widgets: \d+/g, 'widgets: 120000');

  const words = process.argv.slice(2);
  const vitest = ['vitest', 'run', '--project', 'browser', ...(words.length > 0 ? words : tests)];
  const bench = ['tsx', 'tests/bench/visitor.ts', '--page', formPage];
  process.exitCode =
    run('node', ['scripts/command.js', 'build']) ||
    run('npx', words[0] === 'bench' ? bench : vitest);
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** Changes a file of the copy. Throws if it does not say what is to be replaced. */
function change(file: string, from: RegExp, to: string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  if (text.search(from) < 0) throw new Error(`${file}: expected ${from}, found no such text`);
  writeFileSync(join(copy, file), text.replace(from, to));
}

/** Runs a command in the copy, and returns its exit code. Tests take no sample. */
function run(command: string, words: readonly string[]): number {
  const env = { ...process.env, MATRIX: 'full' };
  return spawnSync(command, words, { cwd: copy, env, stdio: 'inherit' }).status ?? 1;
}
