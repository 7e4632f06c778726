import { execFile, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(realpathSync(tmpdir()), 'a generator (moved) #1, 100% é '));
afterAll(() => rmSync(copy, { recursive: true }));

cpSync(join(root, 'scripts'), join(copy, 'scripts'), { recursive: true });
cpSync(join(root, 'package.json'), join(copy, 'package.json'));
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const write = (file: string, text: string) => writeFileSync(join(copy, 'scripts', file), text);
const run = (...args: string[]) => {
  const node = [join(copy, 'scripts/command.js'), ...args];
  return spawnSync(process.execPath, node, { encoding: 'utf8', cwd: copy });
};

test('a command runs with its options, and in its current version after one of its files changed', {
  tags: 'nightly',
}, () => {
  write('greeting.ts', "export const greeting: string = 'Good day';");
  write(
    'commands/greet.ts',
    "import { greeting } from '../greeting.ts';\nconsole.log(greeting, ...process.argv.slice(2));",
  );
  expect(run('greet', '--to', 'all')).toMatchObject({ stdout: 'Good day --to all\n', stderr: '' });
  expect(run('greet').stdout).toBe('Good day\n');
  write('greeting.ts', "export const greeting: string = 'Good evening';");
  expect(run('greet').stdout).toBe('Good evening\n');
});

test('a command started many times at once after a change runs each time', {
  tags: 'nightly',
}, async () => {
  const start = () =>
    promisify(execFile)(process.execPath, [join(copy, 'scripts/command.js'), 'crowd'], {
      cwd: copy,
    });
  for (const word of ['first', 'second']) {
    write('commands/crowd.ts', `const word: string = '${word}';\nconsole.log(word);`);
    const runs = await Promise.all(Array.from({ length: 4 }, start));
    expect(runs.map(({ stdout }) => stdout)).toEqual(Array(4).fill(`${word}\n`));
  }
});

test('a command finds the binaries that its packages load', () => {
  write(
    'commands/encode.ts',
    "import sharp from 'sharp';\nconsole.log(typeof sharp.versions.vips);",
  );
  expect(run('encode')).toMatchObject({ stdout: 'string\n', stderr: '' });
});

test('a command imports a package when it needs it, again once V8 has compiled it', {
  tags: 'nightly',
}, () => {
  write('commands/shape.ts', "import('harfbuzzjs').then(({ Blob }) => console.log(typeof Blob));");
  expect(run('shape')).toMatchObject({ stdout: 'function\n', stderr: '' });
  expect(run('shape')).toMatchObject({ stdout: 'function\n', stderr: '' });
});

test('what V8 has compiled is used only if it is undamaged, and for the same code', {
  tags: 'nightly',
}, () => {
  const folder = join(copy, '.cache/compiled');
  rmSync(folder, { recursive: true, force: true });
  write('commands/count.ts', "const tides: number = 2;\nconsole.log('tides', tides);");
  expect(run('count').stdout).toBe('tides 2\n');
  const [name = ''] = readdirSync(folder);
  const whole = readFileSync(join(folder, name));
  for (const at of [0, 40, 60, Math.floor(whole.length / 2), whole.length - 1]) {
    const damaged = whole.map((byte, position) => (position === at ? byte ^ 0xff : byte));
    writeFileSync(join(folder, name), damaged);
    expect(run('count'), `byte ${at}`).toMatchObject({ stdout: 'tides 2\n', stderr: '' });
    expect(readFileSync(join(folder, name))).not.toEqual(damaged);
  }
  write('commands/count.ts', "const tides: number = 3;\nconsole.log('tides', tides);");
  expect(run('count').stdout).toBe('tides 3\n');
});

test('with --verbose an error gives the line of its source', { tags: 'nightly' }, () => {
  write(
    'commands/fail.ts',
    "type Reason = string;\n\nconst reason: Reason = 'no harbour';\nthrow new Error(reason);",
  );
  run('fail');
  expect(run('fail', '--verbose').stderr).toContain('scripts/commands/fail.ts:4');
});

test('an unknown command is answered with the existing ones', () => {
  const { status, stderr } = run('biuld');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Expected one of the commands .*\bbuild, .*found "biuld"\.\n$/);
});
