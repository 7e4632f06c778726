/**
 * Puts each fault of `faults.yaml` into a copy of the repository, runs the tests that should see
 * it, and prints which faults passed unseen: `npm run test:mutants`. With `-- --only header` it
 * takes the faults whose file, effect or tests contain a word. With `-- --named` it does not ask
 * the rest of the gate about a fault that its named tests let pass.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { inParallel } from '../../scripts/base/in-parallel.ts';
import { breakText, type Fault, readFaults } from './faults.ts';

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, named: { type: 'boolean', default: false } },
});
const project = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Runs a command, and says whether it succeeded and what it printed. */
function run(cwd: string, command: string, words: readonly string[]) {
  // A test that fails because something does not happen waits for as long as this.
  const env = { ...process.env, NODE_ENV: 'test', PATIENCE: '15000' };
  const how = { cwd, env, maxBuffer: 2 ** 28 };
  return new Promise<{ succeeded: boolean; printed: string }>((resolve) =>
    execFile(command, words, how, (error, stdout, stderr) =>
      resolve({ succeeded: !error, printed: stdout + stderr }),
    ),
  );
}

/** Copies every file of the repository, also those that are not committed yet. Returns the copy. */
async function copyRepository(name: string): Promise<string> {
  const copy = join(folder, name);
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { printed } = await run(project, 'git', list);
  for (const file of printed.split('\0').filter((it) => it && existsSync(join(project, it))))
    cpSync(join(project, file), join(copy, file));
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  // So that no picture has to be encoded again.
  const cache = join(project, '.cache');
  if (existsSync(cache)) cpSync(cache, join(copy, '.cache'), { recursive: true });
  // This test checks that no fault is in the repository, and would fail for every one.
  rmSync(join(copy, 'tests/unit/mutants.test.ts'), { force: true });
  return copy;
}

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), title: z.string() })),
    }),
  ),
});

/** Of all tests, those of the gate; named ones may also be sweeps, which `test:full` runs. */
const gate = ['unit', 'browser', 'chromium'];
const sweeps = ['unit-sweeps', 'browser-sweeps'];

/** The failing test files among some, or in the gate, each with its first failing test. */
async function failures(
  copy: string,
  files: readonly string[],
  options: readonly string[] = [],
): Promise<Map<string, string>> {
  const output = join(copy, '.cache/mutants.json');
  rmSync(output, { force: true });
  const asked = files.length > 0 ? [...gate, ...sweeps] : gate;
  const projects = asked.flatMap((it) => ['--project', it]);
  const how = ['--retry', '0', '--reporter', 'json', '--outputFile', output];
  const { printed } = await run(copy, 'npx', [
    'vitest',
    'run',
    ...projects,
    ...how,
    ...options,
    ...files,
  ]);
  if (!existsSync(output)) throw new Error(`The tests did not run: ${printed}`);
  const { testResults } = report.parse(JSON.parse(readFileSync(output, 'utf8')));
  const failed = testResults.filter(({ status }) => status !== 'passed');
  return new Map(
    failed.map(({ name, assertionResults }) => [
      name.slice(copy.length + 1),
      assertionResults.find(({ status }) => status === 'failed')?.title ?? 'the file',
    ]),
  );
}

const isBuilt = async (copy: string) => (await run(copy, 'npm', ['run', 'build'])).succeeded;

/** Runs an action while a fault is in a copy. */
async function withFault<Result>(copy: string, fault: Fault, act: () => Promise<Result>) {
  const path = join(copy, fault.file);
  const text = readFileSync(path, 'utf8');
  try {
    writeFileSync(path, breakText(text, fault));
    return await act();
  } finally {
    writeFileSync(path, text);
  }
}

/** The failing files among all tests of the gate, with the site as it is now. */
async function everyFailure(copy: string): Promise<Map<string, string>> {
  return (await isBuilt(copy)) ? failures(copy, []) : new Map([['the build', 'refused']]);
}

/** What sees a fault in a copy: the build, or the first failing test among those named. */
async function seenBy(copy: string, tests: readonly string[]): Promise<string | undefined> {
  const readsSite = tests.some((file) => !file.includes('/unit/'));
  if (readsSite && !(await isBuilt(copy))) return 'the build';
  const files = tests.filter((file) => file !== 'build');
  // One failing test is enough.
  const [first] = files.length > 0 ? await failures(copy, files, ['--bail', '1']) : [];
  return first?.join(' > ');
}

const faults = readFaults().filter((fault) =>
  [fault.file, fault.suffers, ...fault.tests].some((text) => text.includes(options.only)),
);
for (const fault of faults) breakText(readFileSync(join(project, fault.file), 'utf8'), fault);
const copies = [await copyRepository('one'), await copyRepository('two')];

// A test that is red already would see every fault.
const [first = ''] = copies;
if (!(await isBuilt(first))) throw new Error('The site does not build without any fault.');
const named = [...new Set(faults.flatMap(({ tests }) => tests))].filter((it) => it !== 'build');
const red = named.length > 0 ? await failures(first, named) : new Map<string, string>();
for (const [file, test] of red) console.log(`${file} is left out, as it fails already: ${test}`);

const seen = new Map<Fault, string>();
const say = (fault: Fault) => {
  const by = seen.get(fault);
  console.log(
    `${by ? 'seen  ' : 'UNSEEN'} ${fault.suffers} (${fault.file}): ${by ?? 'by nothing'}`,
  );
};
await inParallel(faults, copies.length, async (fault) => {
  const copy = copies.pop() ?? first;
  const tests = fault.tests.filter((file) => !red.has(file));
  const by = await withFault(copy, fault, () => seenBy(copy, tests));
  if (by) seen.set(fault, by);
  say(fault);
  copies.push(copy);
});

const unseen = () => faults.filter((fault) => !seen.has(fault));
if (!options.named && unseen().length > 0) {
  const already = await everyFailure(first);
  for (const fault of unseen()) {
    const failed = await withFault(first, fault, () => everyFailure(first));
    const by = [...failed].find(([file]) => !already.has(file));
    if (by) seen.set(fault, by.join(' > '));
    say(fault);
  }
}

const list = unseen().map(({ suffers }) => suffers);
console.log(`
| put in on | faults | seen | passed unseen |
| --- | --- | --- | --- |
| ${new Date().toISOString().slice(0, 10)} | ${faults.length} | ${seen.size} | ${list.join('; ') || 'none'} |`);
process.exitCode = list.length > 0 ? 1 : 0;
