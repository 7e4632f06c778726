import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { nearest } from '../base/nearest.ts';
import { addressOf } from '../base/paths.js';
import { readRecord } from '../publish/build-record.ts';

/** Throws, with what to do about it, if the folder does not contain a finished build. */
export function requireBuiltSite(dir: string): void {
  if (existsSync(join(dir, 'index.html'))) return;
  throw new Error(`There is no built site in ${dir}: run \`npm run build\` first.`);
}

/** Throws, naming the closest one, if a finished build has no page at one of the addresses. */
export function requirePages(dir: string, addresses: readonly string[]): void {
  const known = pageAddresses(dir);
  const unknown = addresses.find((address) => !known.includes(address));
  if (unknown === undefined) return;
  const meant = nearest(unknown, known);
  const hint = meant ? ` Nearest: ${meant}.` : '';
  throw new Error(`Expected the address of a page of ${dir}, found "${unknown}".${hint}`);
}

/**
 * The pages of a finished build: the file of each by its address, such as `/contact/` or
 * `/404.html`. Addresses begin with the base path that the site was built for.
 */
export function builtPages(dir: string): ReadonlyMap<string, string> {
  const base = readRecord(dir)?.hosting.base ?? '';
  const files = fastGlob.sync('**/*.html', { cwd: dir });
  return new Map(files.map((file) => [encodeURI(base + addressOf(file)), file]));
}

/** The addresses of all pages of a finished build, in alphabetical order. */
export const pageAddresses = (dir: string): string[] => [...builtPages(dir).keys()].sort();

/** The paths of the pages in a built site's sitemap. Throws if there is no sitemap. */
export async function sitemapPaths(dir: string): Promise<string[]> {
  const file = join(dir, 'sitemap.xml');
  const sitemap = await readFile(file, 'utf8').catch(() => {
    throw new Error(`Expected the list of pages in ${file}, found no such file.`);
  });
  return [...sitemap.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
}
