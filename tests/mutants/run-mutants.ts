/**
 * Puts each fault of the lists into a copy of the repository, runs the tests that should see
 * it, and prints which faults passed unseen: `npm run test:mutants`. With `-- --only header`, which
 * may be repeated, it takes the faults whose file, effect or tests contain the words. With
 * `-- --named` it does not ask the rest of the gate about a fault that its named tests let pass.
 * On a machine that does other work as well, `PATIENCE=45000` keeps slowness from counting as a
 * failure; each failure is printed, so that one can see what it was.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { inParallel } from '../../scripts/base/in-parallel.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { breakText, type Fault, readFaults } from './faults.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [''] },
    named: { type: 'boolean', default: false },
  },
});
const project = join(import.meta.dirname, '../..');
const folder = temporaryFolder();
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Runs a command, and says whether it succeeded and what it printed. */
function run(cwd: string, command: string, words: readonly string[]) {
  // A test that fails because something does not happen waits for as long as this.
  const env = { PATIENCE: '15000', ...process.env, NODE_ENV: 'test' };
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
  // Temporary folders come and go, and the copy is in one of them.
  for (const name of existsSync(cache) ? readdirSync(cache) : [])
    if (name !== 'tests')
      cpSync(join(cache, name), join(copy, '.cache', name), { recursive: true });
  // This test checks that no fault is in the repository, and would fail for every one.
  rmSync(join(copy, 'tests/unit/mutants.test.ts'), { force: true });
  return copy;
}

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          title: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** The projects of the gate that some of its test files are in. Starting one takes a while. */
function projectsOf(files: readonly string[]): string[] {
  const isUnit = (file: string) => file.includes('/unit/');
  const isAny = files.length === 0;
  const projects = [
    ...(isAny || files.some(isUnit) ? ['unit'] : []),
    ...(isAny || !files.every(isUnit) ? ['browser'] : []),
  ];
  return projects.flatMap((name) => ['--project', name]);
}

/** Test files that fail, each with its first failing test and what this test says. */
type Failures = Map<string, string>;

/** The failing test files among some, or in the gate. */
async function failures(
  copy: string,
  files: readonly string[],
  options: readonly string[] = [],
): Promise<Failures> {
  const output = join(copy, '.cache/mutants.json');
  rmSync(output, { force: true });
  const how = ['--retry', '0', '--reporter', 'json', '--outputFile', output];
  const { printed } = await run(copy, process.execPath, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--tags-filter=!nightly',
    ...projectsOf(files),
    ...how,
    ...options,
    ...files,
  ]);
  if (!existsSync(output)) throw new Error(`The tests did not run: ${printed}`);
  const { testResults } = report.parse(JSON.parse(readFileSync(output, 'utf8')));
  const failed = testResults.filter(({ status }) => status !== 'passed');
  return new Map(
    failed.map(({ name, message, assertionResults }) => {
      const test = assertionResults.find(({ status }) => status === 'failed');
      const [reason = ''] = (test?.failureMessages?.[0] ?? message).split('\n');
      return [name.slice(copy.length + 1), `${test?.title ?? 'the file'} (${reason})`];
    }),
  );
}

const isBuilt = async (copy: string) =>
  (await run(copy, process.execPath, ['scripts/command.js', 'build'])).succeeded;

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
async function everyFailure(copy: string): Promise<Failures> {
  return (await isBuilt(copy)) ? failures(copy, []) : new Map([['the build', 'refused']]);
}

/** What fails with a fault: the build, or the first of the named tests. */
async function seenBy(copy: string, tests: readonly string[]): Promise<Failures> {
  const readsSite = tests.some((file) => !file.includes('/unit/'));
  if (readsSite && !(await isBuilt(copy))) return new Map([['the build', 'refused']]);
  for (const file of tests.filter((it) => it !== 'build')) {
    // One failing test is enough.
    const failed = await failures(copy, [file], ['--bail', '1']);
    if (failed.size > 0) return failed;
  }
  return new Map();
}

const faults = readFaults().filter((fault) =>
  [fault.file, fault.suffers, ...fault.tests].some((text) =>
    options.only.some((word) => text.includes(word)),
  ),
);
for (const fault of faults) breakText(readFileSync(join(project, fault.file), 'utf8'), fault);
const copies = [await copyRepository('one'), await copyRepository('two')];
const [first = ''] = copies;

/** What saw each fault. */
const seen = new Map<Fault, { file: string; test: string }>();
function note(fault: Fault, failed: Failures) {
  const [last] = failed;
  // A test that ran out of all its time, or whose page did not open in time, may only be slow.
  const isSlow = / timed out in |page\.goto: Timeout/.test(last?.[1] ?? '');
  const by = isSlow ? undefined : last;
  if (by) seen.set(fault, { file: by[0], test: by[1] });
  console.log(
    `${by ? 'seen  ' : 'UNSEEN'} ${fault.suffers} (${fault.file}): ${last?.join(' > ') ?? 'by nothing'}`,
  );
}
await inParallel(faults, copies.length, async (fault) => {
  const copy = copies.pop() ?? first;
  note(fault, await withFault(copy, fault, () => seenBy(copy, fault.tests)));
  copies.push(copy);
});

// A test that fails without any fault has seen nothing.
if (!(await isBuilt(first))) throw new Error('The site does not build without any fault.');
const saw = new Set([...seen.values()].map(({ file }) => file).filter((it) => it !== 'the build'));
const red = saw.size > 0 ? await failures(first, [...saw]) : new Map();
for (const [fault, { file }] of seen) {
  if (!red.has(file)) continue;
  seen.delete(fault);
  console.log(`UNSEEN ${fault.suffers}: ${file} also fails without it > ${red.get(file)}`);
}

const unseen = () => faults.filter((fault) => !seen.has(fault));
if (!options.named && unseen().length > 0) {
  const already = await everyFailure(first);
  for (const fault of unseen()) {
    const failed = await withFault(first, fault, () => everyFailure(first));
    note(fault, new Map([...failed].filter(([file]) => !already.has(file))));
  }
}

/** A row of the table for `tests/README.md`. */
function row(name: string, some: readonly Fault[]): string {
  const missed = some.filter((fault) => !seen.has(fault));
  const names = missed.map(({ suffers }) => suffers).join('; ') || 'none';
  return `| ${name} | ${some.length} | ${some.length - missed.length} | ${names} |`;
}
const sections = [...new Set(faults.map(({ section }) => section))].toSorted();
console.log(`
Put in on ${new Date().toISOString().slice(0, 10)}:

| section of the specification | faults | seen | passed unseen |
| --- | --- | --- | --- |`);
for (const section of sections)
  console.log(
    row(
      String(section),
      faults.filter((fault) => fault.section === section),
    ),
  );
console.log(row('all', faults));
process.exitCode = unseen().length > 0 ? 1 : 0;
