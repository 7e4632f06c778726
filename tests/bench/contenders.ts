import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { generatorRoot } from '../../scripts/base/artifacts.js';
import { ours, type Site } from './write-sites.ts';

/** A generator to measure: its site, and the command that builds it. */
export type Contender = {
  name: string;
  site: Site;
  /** The command that builds the site in its own folder. Some generators build only within it. */
  command: (out: string) => readonly string[];
  /** Prepares what is needed once per site. */
  prepare?: (root: string) => void;
};

/** A contender, measured only where its program is installed. */
type Other = Contender & { version: string };

const others: readonly Other[] = [
  {
    name: 'Hugo',
    site: { shape: 'others/hugo', record: (slug) => `content/notes/${slug}.md` },
    version: 'version',
    command: (out) => ['hugo', '--quiet', '--destination', out],
  },
  {
    name: 'Eleventy',
    site: {
      shape: 'others/eleventy',
      record: (slug) => `notes/${slug}.md`,
      text: (record) => `---json\n${record}\n---\n`,
    },
    version: '--version',
    command: (out) => ['eleventy', '--quiet', '--output', out],
  },
  {
    name: 'Astro',
    site: { ...ours, shape: 'others/astro' },
    version: '--version',
    command: (out) => [
      'env',
      'ASTRO_TELEMETRY_DISABLED=1',
      'astro',
      'build',
      '--outDir',
      basename(out),
    ],
    prepare: (root) => linkPackages(root, 'astro'),
  },
  {
    name: 'Next',
    site: { ...ours, shape: 'others/next' },
    version: '--version',
    command: (out) => [
      'env',
      'NEXT_TELEMETRY_DISABLED=1',
      `OUT=${basename(out)}`,
      'next',
      'build',
      '--webpack',
    ],
    prepare: (root) => linkPackages(root, 'next'),
  },
];

/** This generator, itself at an earlier commit if one is given, and those of the others that are installed. */
export function contenders(folder: string, commit?: string): Contender[] {
  const installed = others.flatMap((other) => {
    const version = versionOf(other.name.toLowerCase(), other.version);
    return version ? [{ ...other, name: `${other.name} ${version}` }] : [];
  });
  const earlier = commit ? [atCommit(commit, join(folder, 'earlier'))] : [];
  return [generator('this generator', generatorRoot), ...earlier, ...installed];
}

const generator = (name: string, root: string): Contender => ({
  name,
  site: { ...ours, shape: join(root, 'tests/bench', ours.shape) },
  command: (out) => [process.execPath, join(root, 'scripts/command.js'), 'build', '--out', out],
});

/** This generator and its bench's site as they were at a commit, with the packages of that time. */
function atCommit(commit: string, root: string): Contender {
  const run = (program: string, ...words: readonly string[]) => {
    const { status, stderr } = spawnSync(program, words, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed:\n${stderr}`);
  };
  run('git', 'clone', '--quiet', '--no-checkout', generatorRoot, root);
  run('git', '-C', root, 'checkout', '--quiet', commit);
  run('npm', 'ci', '--prefix', root);
  return generator(`at ${commit}`, root);
}

function versionOf(program: string, option: string): string | undefined {
  const { status, stdout } = spawnSync(program, [option], { encoding: 'utf8' });
  return status === 0 ? /\d+(\.\d+)+/.exec(stdout)?.[0] : undefined;
}

/** Links the packages beside a program, because its sites import from them. */
function linkPackages(root: string, program: string): void {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const path = folders.map((folder) => join(folder, program)).find(existsSync);
  if (!path) throw new Error(`Expected ${program} in a folder of PATH`);
  let folder = dirname(realpathSync(path));
  while (basename(folder) !== 'node_modules') folder = dirname(folder);
  symlinkSync(folder, join(root, 'node_modules'));
}
