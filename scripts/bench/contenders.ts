import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { generatorRoot } from '../bundle/generator-imports.ts';
import { writeHugoRecord, writeHugoSite } from './write-hugo-site.ts';
import { writeRecord, writeSite } from './write-site.ts';

/** A generator that is measured: how its site is written, built and edited. */
export type Contender = {
  name: string;
  write: (root: string, pages: number) => void;
  edit: (root: string, index: number, edition: string) => void;
  /** The command that builds the site in the folder where it runs. */
  command: readonly string[];
  /** The folder that a build writes. */
  out: string;
};

const ours: Contender = {
  name: 'this generator',
  write: writeSite,
  edit: writeRecord,
  command: [process.execPath, join(generatorRoot, 'scripts/command.js'), 'build'],
  out: 'dist',
};

/** This generator, and Hugo where it is installed. */
export function contenders(): Contender[] {
  const version = versionOf('hugo', ['version']);
  if (!version) return [ours];
  const name = `Hugo ${/v([\d.]+)/.exec(version)?.[1] ?? ''}`;
  const hugo = { name, write: writeHugoSite, edit: writeHugoRecord, out: 'public' };
  return [ours, { ...hugo, command: ['hugo', '--quiet'] }];
}

function versionOf(program: string, args: string[]): string | undefined {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
