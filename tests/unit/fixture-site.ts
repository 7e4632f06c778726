import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatProblem, type Problem, ProblemsError } from '../../scripts/base/problems.ts';
import { type BuildOptions, build } from '../../scripts/build.ts';
import type { BuildReport } from '../../scripts/check/format-summary.ts';

const fixture = join(import.meta.dirname, '../fixtures/site');
const folder = mkdtempSync(join(tmpdir(), 'our sites (new) #1, 100% é '));
// All files of a worker share it, and none knows whether it is the last.
process.once('exit', () => rmSync(folder, { recursive: true }));

export const builtOn = new Date('2026-01-31');

/** A copy of the fixture site to change and build, outside of the project. */
export type Site = {
  root: string;
  out: string;
  read: (file: string) => string;
  write: (file: string, bytes: string | Uint8Array) => void;
  /** Makes a symbolic link to `target`. */
  link: (file: string, target: string) => void;
  /** Replaces a text, which must exist. */
  edit: (file: string, from: string, to: string) => void;
  remove: (file: string) => void;
  build: (options?: Partial<BuildOptions>) => Promise<BuildReport>;
  /** The problems that a build reports, without stacks. Throws if the build succeeds. */
  problems: () => Promise<Problem[]>;
  /** What a maintainer reads of these problems. */
  message: () => Promise<string>;
};

/** Copies the fixture site. Sites with the same `out` are published to the same place. */
export function copySite(out?: string): Site {
  const root = join(mkdtempSync(join(folder, 'site-')), 'site');
  cpSync(fixture, root, { recursive: true });
  const site: Site = {
    root,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    out: out ?? join(root, '../dist'),
    write: (file, bytes) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), bytes);
    },
    link: (file, target) => symlinkSync(target, join(root, file)),
    edit: (file, from, to) => {
      const text = site.read(file);
      if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
      site.write(
        file,
        text.replace(from, () => to),
      );
    },
    remove: (file) => rmSync(join(root, file), { recursive: true }),
    build: (options) => build({ root, out: site.out, builtOn, ...options }),
    problems: () => site.build().then(expectFailure, problemsOf),
    message: async () => {
      const problems = await site.problems();
      const message = problems.map((problem) => formatProblem(problem)).join('\n\n');
      // How many icons there are.
      return message.replace(/\d{4} known/g, '1908 known');
    },
  };
  return site;
}

function expectFailure(): never {
  throw new Error('the build succeeded');
}

function problemsOf(error: unknown): Problem[] {
  if (!(error instanceof ProblemsError)) throw error;
  return error.problems.map(({ stack: _stack, ...problem }) => problem);
}

/** Every file under a folder, with a digest of its bytes. */
export function snapshot(out: string): Record<string, string> {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return Object.fromEntries(files.map((file) => [file.slice(out.length + 1), digest(file)]));
}

/** Sets the dates of all files in a folder to the same time long ago. */
export function age(root: string): void {
  const then = new Date('2026-01-01');
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }))
    utimesSync(join(root, file), then, then);
}

/** The text of a published file. */
export const published = ({ out }: Site, file: string) => readFileSync(join(out, file), 'utf8');
