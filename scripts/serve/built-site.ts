import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';

/** Throws, with what to do about it, where the folder does not hold a finished build. */
export function requireBuiltSite(dir: string): void {
  if (existsSync(join(dir, 'index.html'))) return;
  throw new Error(`There is no built site in ${dir}: run \`npm run build\` first.`);
}

/** Addresses of all pages of a finished build, such as `/`, `/contact/` and `/404.html`. */
export function pageAddresses(dir: string): string[] {
  const files = fastGlob.sync('**/*.html', { cwd: dir });
  return files.map((file) => `/${file}`.replace(/\/index\.html$/, '/')).toSorted();
}
