import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { type Hosting, hostingSchema, plainHosting } from '../load/hosting.ts';

// What another version of the generator wrote is read as far as it is understood.
const schema = z.object({
  /** The assets of the last builds, newest first. */
  assets: z.array(z.array(z.string())).catch([]),
  hosting: hostingSchema.catch(plainHosting),
});

/** What is known of an output folder: kept beside it, so that it is never published. */
type BuildRecord = z.infer<typeof schema>;

/** Builds whose assets stay published: a tab that was opened before four changes still works. */
const keptBuilds = 5;

/** Where a build keeps something of its own beside its output folder. */
export const besideOut = (out: string, what: string) =>
  join(dirname(out), `.${basename(out)}.${what}`);

/** The record of an output folder; undefined where no build published into it. */
export function readRecord(out: string): BuildRecord | undefined {
  const path = besideOut(out, 'build.json');
  return existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}

/**
 * Records a build that is about to be published. A build with the assets of the last one adds none.
 */
export function writeRecord(out: string, files: Iterable<string>, hosting: Hosting): BuildRecord {
  const assets = [...files].filter((file) => file.startsWith('assets/')).toSorted();
  const earlier = readRecord(out)?.assets ?? [];
  const isSame = JSON.stringify(earlier[0]) === JSON.stringify(assets);
  const all = isSame ? earlier : [assets, ...earlier];
  const record = { assets: all.slice(0, keptBuilds), hosting };
  const path = besideOut(out, 'build.json');
  writeFileSync(`${path}.new`, `${JSON.stringify(record, null, 1)}\n`, { flush: true });
  renameSync(`${path}.new`, path);
  return record;
}
