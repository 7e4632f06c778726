import { randomUUID } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { keyOf } from '../base/artifacts.js';
import { pathFrom } from '../base/paths.js';
import { hasCode } from '../base/system-errors.ts';
import { hostingSchema, plainHosting } from '../load/hosting.ts';

// Unknown or invalid fields, from another version of the generator, are ignored.
const schema = z.object({
  /** The assets of the last builds, newest first. */
  assets: z.array(z.array(z.string())).catch([]),
  hosting: hostingSchema.catch(plainHosting),
  /** The addresses of pages that are not at their own names, by those names: `/fr/contact/`. */
  addresses: z.record(z.string(), z.string()).catch({}),
  /** The pages of other languages that the last release had, by their own names: `/fr/contact/`. */
  translated: z.array(z.string()).catch([]),
  /** What builds wrote into the folder. */
  files: z.array(z.string()),
  /** What builds wrote into the folder beside it, for the host. */
  config: z.array(z.string()),
});

/** What is known about an output folder, stored beside it so that it is never published. */
export type BuildRecord = z.infer<typeof schema>;

/**
 * The real path of an output folder, which need not exist yet. Symbolic links are resolved, so that
 * one folder has one name. Throws for a broken link.
 */
export function realOut(out: string): string {
  try {
    return realpathSync(out);
  } catch {
    if (lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Error(`Expected an output folder, found a broken symbolic link: ${out}.`);
    const parent = dirname(out);
    return parent === out ? out : join(realOut(parent), basename(out));
  }
}

/**
 * Where a build keeps its own files: beside its output folder, or inside it if that is a mount such
 * as a container's volume, so that they are on the same disk and last as long. The name begins with
 * a dot, because hosts do not serve such files.
 */
export const ownPath = (out: string, what: string) =>
  isMounted(out) ? join(out, `.${what}`) : join(dirname(out), `.${basename(out)}.${what}`);

/**
 * Whether a file in an output folder is one of a build's own, or one of version control, as in a folder
 * that is a branch for a host: whoever removes that loses all that was committed.
 */
const isKept = (file: string) =>
  /^\.(build\.json|staging|lock)\b|(^|\/)\.(git|hg|svn)(\/|$)/.test(file);

/** Whether folders are mounted, by path and identity: cached, because servers ask often. */
const mounted = new Map<string, boolean>();

function isMounted(out: string): boolean {
  const { dev, ino } = statSync(out, { throwIfNoEntry: false }) ?? {};
  if (dev === undefined) return false;
  const device = statSync(dirname(out)).dev;
  const key = [out, dev, ino, device].join(' ');
  const known = mounted.get(key) ?? (dev !== device || refusesRename(out));
  mounted.set(key, known);
  return known;
}

/** A folder on the same disk can be a mount too: then a rename into it is refused. */
function refusesRename(out: string): boolean {
  try {
    // No file has this name, so nothing moves.
    const nothing = `.${randomUUID()}`;
    renameSync(join(dirname(out), nothing), join(out, nothing));
    return false;
  } catch (error) {
    return hasCode(error, 'EXDEV');
  }
}

const pathOf = (out: string) => ownPath(out, 'build.json');

let last: { key: string; record: BuildRecord | undefined } | undefined;

/**
 * The record of an output folder. Undefined if no build published into it, or if the record is
 * damaged. A server asks at each request, so an unchanged record is not read again.
 */
export function readRecord(out: string): BuildRecord | undefined {
  const path = pathOf(realOut(out));
  const { ino, mtimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? {};
  if (ino === undefined) return undefined;
  const key = [path, ino, mtimeMs, size].join(' ');
  if (last?.key !== key) last = { key, record: parseRecord(readFileSync(path, 'utf8')) };
  return last.record;
}

function parseRecord(text: string): BuildRecord | undefined {
  try {
    const { check, ...record } = JSON.parse(text);
    return check === checkOf(record) ? schema.parse(record) : undefined;
  } catch {
    return undefined;
  }
}

const checkOf = (record: object) => keyOf(JSON.stringify(record));

/** Writes the record of an output folder with a single rename. */
export function writeRecord(out: string, record: BuildRecord): void {
  // A record that was read has its fields in the order of the schema.
  if (JSON.stringify(schema.parse(record)) === JSON.stringify(readRecord(out))) return;
  const path = pathOf(out);
  const text = JSON.stringify({ ...record, check: checkOf(record) }, null, 1);
  writeFileSync(`${path}.new`, `${text}\n`, { flush: true });
  renameSync(`${path}.new`, path);
}

/** The contents of an output folder: paths, and whether each is a regular file. */
export type PublishedFiles = ReadonlyMap<string, boolean>;

/**
 * Lists an output folder, without following links and without what builds and version control keep
 * there. A missing folder counts as empty.
 */
export function listPublished(out: string): PublishedFiles {
  if (!existsSync(out)) return new Map();
  const entries = readdirSync(out, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  const listed = files.map((entry): [string, boolean] => [
    pathFrom(out, join(entry.parentPath, entry.name)),
    entry.isFile(),
  ]);
  return new Map(listed.filter(([file]) => !isKept(file)));
}
