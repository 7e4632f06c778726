import { existsSync, readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { readRecord } from './build-record.ts';
import type { Stage } from './stage.ts';

/**
 * Throws where publishing into a folder could do harm, since it removes what is not the site's: a
 * folder that holds the site's sources, or one with files that no build has made.
 */
export function guardFolder(out: string, root: string): void {
  if (!relative(out, root).startsWith('..')) {
    throw new Error(
      `Expected an output folder of its own, found ${out}, which holds the sources. Name another with --out.`,
    );
  }
  if (!existsSync(out) || readRecord(out)) return;
  const [first] = readdirSync(out);
  if (first === undefined) return;
  throw new Error(
    `Expected an output folder that is empty or was made by a build, found ${out}, which holds ${first}. Remove the folder, or name another with --out.`,
  );
}

/** Throws where a build has so few pages that it is more likely a mistake than a smaller site. */
export function guardPages({ out, files, published }: Stage): void {
  const count = (paths: Iterable<string>) =>
    [...paths].filter((path) => path.endsWith('.html')).length;
  const pages = count(files.keys());
  const before = count(published.keys());
  if (pages > 0 && pages * 2 >= before) return;
  throw new Error(
    `Expected at least half of the ${before} pages that ${out} has, found ${pages}. If that is meant, build with --allow-fewer-pages.`,
  );
}
