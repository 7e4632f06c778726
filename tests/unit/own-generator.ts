import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll } from 'vitest';
import { keyOf } from '../../scripts/base/artifacts.js';

const project = join(import.meta.dirname, '../..');

/** A checkout of the generator with the fixture's site, in a separate folder. */
export function ownGenerator() {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'a generator (moved) #1, 100% é '));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  cpSync(join(project, 'scripts'), join(root, 'scripts'), { recursive: true });
  cpSync(join(project, 'components'), join(root, 'components'), { recursive: true });
  cpSync(join(project, 'tests/fixtures/site'), join(root, 'site'), { recursive: true });
  cpSync(join(project, 'package.json'), join(root, 'package.json'));
  linkPackages(root);
  return at(root);
}

// Links, except for one package that a test changes.
function linkPackages(root: string): void {
  const packages = join(project, 'node_modules');
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (name !== 'sharp') symlinkSync(join(packages, name), join(root, 'node_modules', name));
  }
  cpSync(join(packages, 'sharp'), join(root, 'node_modules/sharp'), { recursive: true });
}

function at(root: string) {
  const out = join(root, 'site/dist');
  return {
    root,
    /** The same checkout in the place that it was moved to. */
    at,
    run: (command: string, env: Record<string, string> = {}) =>
      spawnSync(process.execPath, ['scripts/command.js', ...command.split(' '), '--root', 'site'], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, ...env },
      }),
    edit: (file: string, from: string, to: string) => {
      const text = readFileSync(join(root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
      writeFileSync(join(root, file), text.replace(from, to));
    },
    /** Removes the built site and its record. */
    forgetOutput: () => {
      for (const name of readdirSync(join(root, 'site')))
        if (name.includes('dist')) rmSync(join(root, 'site', name), { recursive: true });
    },
    /** The files of the built site, with hashes of their bytes, in a fixed order. */
    published: (): [file: string, hash: string][] => {
      if (!existsSync(out)) return [];
      const entries = readdirSync(out, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path): [string, string] => [relative(out, path), keyOf(readFileSync(path))])
        .sort(([a], [b]) => (a < b ? -1 : 1));
    },
  };
}
