import type { Problem } from '../base/problems.ts';
import type { CheckedPage, InContent, Locate } from './check-site.ts';

/** A `{name}` in content without a value, and the pages that show it. */
export type Unfilled = Pick<Problem, 'file' | 'line'> & { word: string; pages: string[] };

/** Lists each `{name}` that pages show unfilled. It may be intended, or misspelt. */
export function findUnfilled(
  pages: readonly CheckedPage[],
  locate: Locate,
  inContent: InContent,
): Unfilled[] {
  const found = new Map<string, Unfilled>();
  for (const { route, facts } of pages)
    for (const { word } of facts.leftovers) {
      if (!word.startsWith('{') || !inContent(word)) continue;
      const known = found.get(word) ?? {
        file: route.source,
        ...locate(word, [route.path])[0],
        word,
        pages: [],
      };
      if (known.pages.at(-1) !== route.path) known.pages.push(route.path);
      found.set(word, known);
    }
  return [...found.values()];
}

/** The same as a problem, since a release shows it to visitors. */
export const refuseUnfilled = ({ file, line, word, pages }: Unfilled): Problem => ({
  file,
  line,
  expected: 'a placeholder that has a value',
  found: word,
  usedBy: pages,
  advice: 'correct its name, or leave out the braces',
});
