import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { nearest } from '../problems.ts';

/** Throws, with what to do about it, where the folder does not hold a finished build. */
export function requireBuiltSite(dir: string): void {
  if (existsSync(join(dir, 'index.html'))) return;
  throw new Error(`There is no built site in ${dir}: run \`npm run build\` first.`);
}

/** Throws, naming the nearest, where a finished build has no page at one of the addresses. */
export function requirePages(dir: string, addresses: readonly string[]): void {
  const known = pageAddresses(dir);
  const unknown = addresses.find((address) => !known.includes(address));
  if (unknown === undefined) return;
  const meant = nearest(unknown, known);
  const hint = meant ? ` Nearest: ${meant}.` : '';
  throw new Error(`Expected the address of a page of ${dir}, found "${unknown}".${hint}`);
}

/** Addresses of all pages of a finished build, such as `/`, `/contact/` and `/404.html`. */
export function pageAddresses(dir: string): string[] {
  const files = fastGlob.sync('**/*.html', { cwd: dir });
  return files.map((file) => `/${file}`.replace(/\/index\.html$/, '/')).toSorted();
}
