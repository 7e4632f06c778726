import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInside } from '../base/paths.js';
import { sourceFolders } from '../code/site-files.ts';
import { listPublished, ownPath, readRecord } from './build-record.ts';
import { foldersOf } from './claim-place.ts';
import { configFolder, ownsConfig } from './host-files.ts';
import { filesFor } from './hosts/github.ts';
import type { HostFile } from './hosts/host.ts';
import type { Stage } from './stage.ts';

/** Throws if the output folder contains a site's sources, or is inside them. */
export function guardSources(out: string, root: string): void {
  if (isInside(out, root)) {
    throw new Error(
      `Expected a separate output folder, found ${out}, which contains the sources. Name another with --out.`,
    );
  }
  const among = sourceFolders.find((folder) => isInside(join(root, folder), out));
  if (among !== undefined) {
    throw new Error(
      `Expected a separate output folder, found ${out}, which is part of ${among}/. Name another with --out.`,
    );
  }
}

/**
 * Throws if an output folder has files but no intact record of a build: without one, a build would
 * take all of them for its own, and remove those that the site does not have. With `adopt`, it need
 * only have a home page.
 */
export function guardFolder(out: string, adopt = false): void {
  if (!existsSync(out) || readRecord(out)) return;
  const [first] = listPublished(out).keys();
  if (first === undefined || (adopt && existsSync(join(out, 'index.html')))) return;
  if (adopt)
    throw new Error(
      `Expected a folder with a site for --adopt, found ${out}, which contains ${first} but no index.html. Name another folder with --out.`,
    );
  throw new Error(
    `Expected an output folder that is empty or was made by a build, found ${out}, which contains ${first} and has no intact record of a build beside it (${ownPath(out, 'build.json')}). Name another folder with --out, or, if it contains nothing but a site, build with --adopt.`,
  );
}

/**
 * Throws if so many pages are gone that a mistake is more likely than a smaller site. Pages of a
 * group that the site leaves out are no loss. `routes` are the files of the new pages.
 */
export function guardPages(
  { out, files, published, record }: Stage,
  routes: readonly string[],
  isLeftOut: (file: string) => boolean,
): void {
  const htmlOf = (paths: Iterable<string>) => [...paths].filter((path) => path.endsWith('.html'));
  const pages = new Set([...routes, ...htmlOf(files.keys())]);
  // GitHub has a page at each moved address, which is none of the site's.
  const moved = new Set(record?.hosting.redirects.flatMap(({ from }) => filesFor(from)));
  const before = htmlOf(published.keys()).filter(
    (file) => pages.has(file) || !(moved.has(file) || isLeftOut(file)),
  );
  if (pages.size > 0 && pages.size * 2 >= before.length) return;
  const least = before.length ? `half of the ${before.length} pages that ${out} has` : 'one page';
  throw new Error(
    `Expected at least ${least}, found ${pages.size}. If that is intended, build with --allow-fewer-pages.`,
  );
}

/** Throws if a file that no build wrote is in the way of a file of the site or the host. */
export function guardPlaces(stage: Stage, hostFiles: readonly HostFile[]): void {
  const { out, files, foreign } = stage;
  const taken = new Set([...foreign.keys(), ...foldersOf(foreign.keys())]);
  for (const file of files.keys()) if (taken.has(file)) refusePlace(out, file);
  for (const folder of foldersOf(files.keys())) if (foreign.has(folder)) refusePlace(out, folder);
  const config = configFolder(out);
  for (const { file, text, isPublished } of hostFiles) {
    const path = join(config, file);
    const isOwn =
      !existsSync(path) || ownsConfig(stage, file) || readFileSync(path, 'utf8') === text;
    if (!isPublished && !isOwn) refusePlace(config, file);
  }
}

function refusePlace(folder: string, file: string): never {
  throw new Error(
    `Expected ${folder} to contain only what builds wrote, found ${file} in the way. Move it away, or, if it may be deleted, build with --adopt.`,
  );
}
