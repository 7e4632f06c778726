import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { generatorRoot } from '../../scripts/artifacts.js';
import {
  writeEleventyRecord,
  writeEleventySite,
  writeHugoRecord,
  writeHugoSite,
  writeRecord,
  writeSite,
} from './write-sites.ts';

/** A generator that is measured: how its site is written, edited and built. */
type Contender = {
  name: string;
  write: (root: string, pages: number) => void;
  edit: (root: string, index: number, edition: string) => void;
  /** The command that builds the site in the folder where it runs into another. */
  command: (out: string) => readonly string[];
};

const ours: Contender = {
  name: 'this generator',
  write: writeSite,
  edit: writeRecord,
  command: (out) => [
    process.execPath,
    join(generatorRoot, 'scripts/command.js'),
    'build',
    '--out',
    out,
  ],
};

const hugo: Contender = {
  name: 'Hugo',
  write: writeHugoSite,
  edit: writeHugoRecord,
  command: (out) => ['hugo', '--quiet', '--destination', out],
};

const eleventy: Contender = {
  name: 'Eleventy',
  write: writeEleventySite,
  edit: writeEleventyRecord,
  command: (out) => ['eleventy', '--quiet', '--output', out],
};

/** This generator, and the others where they are installed. */
export function contenders(): Contender[] {
  const others = [
    { ...hugo, version: versionOf('hugo', 'version') },
    { ...eleventy, version: versionOf('eleventy', '--version') },
  ];
  const installed = others.flatMap(({ version, ...other }) =>
    version ? [{ ...other, name: `${other.name} ${version}` }] : [],
  );
  return [ours, ...installed];
}

function versionOf(program: string, option: string): string | undefined {
  const { status, stdout } = spawnSync(program, [option], { encoding: 'utf8' });
  return status === 0 ? /\d+(\.\d+)+/.exec(stdout)?.[0] : undefined;
}
