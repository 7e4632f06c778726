import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../base/nearest.ts';
import { decoded } from '../base/paths.js';
import type { Problem } from '../base/problems.ts';
import type { Imports } from '../code/site-files.ts';
import { lineAt } from '../content/read-source.ts';

/** Checks that each `url()` in the site's bundled style sheets leads to a file. */
export function checkSheets(sheets: Imports, files: ReadonlySet<string>, root: string): Problem[] {
  const places = [...files].map((file) => `/${file}`);
  return Object.entries(sheets).flatMap(([file, { imports }]) =>
    imports
      .map(({ path }) => path)
      .filter((href) => href.startsWith('/') && !files.has(fileOf(href)))
      .map((href) => ({
        file,
        line: lineOf(readFileSync(join(root, file), 'utf8'), href),
        expected: 'the address of a file of the site',
        found: `url(${href})`,
        nearest: nearest(href, places),
      })),
  );
}

const fileOf = (href: string) => decoded(href.replace(/[?#].*/, '').slice(1)) ?? '';

/** The line where an address first occurs; undefined if the style sheet writes it with escapes. */
function lineOf(source: string, href: string): number | undefined {
  const at = source.indexOf(href);
  return at < 0 ? undefined : lineAt(source, at);
}
