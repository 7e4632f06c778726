import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { schemasFolder } from '../load/site-files.ts';
import type { Problem } from '../problems.ts';

/** Finds where a text stands in the sources, for problems that only the output shows. */
export type Locate = (text: string) => Pick<Problem, 'file' | 'line'> | undefined;

/** Looks a text up in a site's content, pages and components; content counts first. */
export function locateIn(root: string): Locate {
  let sources: { file: string; source: string }[] | undefined;
  return (text) => {
    sources ??= readSources(root);
    for (const { file, source } of sources) {
      const at = indexOfWhole(source, text);
      if (at >= 0) return { file, line: source.slice(0, at).split('\n').length };
    }
    return undefined;
  };
}

const texts = ['content/**/*.{yaml,yml,json,md}', '{pages,components}/**/*.{ts,tsx}'];

function readSources(root: string) {
  return texts
    .flatMap((pattern) =>
      fastGlob.sync(pattern, { cwd: root, ignore: [`${schemasFolder}/**`] }).sort(),
    )
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
}

/**
 * Where a text stands, but not as a part of a longer link: /tide is not in /tides/ or /low/tide.
 */
function indexOfWhole(source: string, text: string): number {
  const goesOn = (from: number) => /^[\w/#-]{2}$/.test(source.slice(from, from + 2));
  let at = source.indexOf(text);
  while (at > 0 && (goesOn(at - 1) || goesOn(at + text.length - 1)))
    at = source.indexOf(text, at + 1);
  return at;
}
