import type { Problem } from '../base/problems.ts';
import { lineOf, type Source } from '../content/read-source.ts';
import type { SourcedRecord } from '../content/records.ts';
import type { Head, Route } from '../site-api/page.ts';
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

/** A link that begins with http://, and the pages that have it. */
export type Insecure = Pick<Problem, 'file' | 'line'> & { href: string; pages: string[] };

/** Lists each link to a place without encryption. */
export function findInsecure(pages: readonly CheckedPage[], locate: Locate): Insecure[] {
  const found = new Map<string, Insecure>();
  for (const { route, facts } of pages)
    for (const href of facts.links) {
      if (!/^http:/i.test(href)) continue;
      const place = { file: route.source, ...locate(href, [route.path])[0] };
      const known = found.get(href) ?? { ...place, href, pages: [] };
      if (known.pages.at(-1) !== route.path) known.pages.push(route.path);
      found.set(href, known);
    }
  return [...found.values()];
}

/** A title that search engines would cut off. */
export type LongTitle = Pick<Problem, 'file' | 'line'> & {
  path: string;
  title: string;
  /** What the page's code adds to a text of content, such as the name of the firm. */
  added: string;
};

/** How many characters of a title search engines show. */
const longest = 70;

/** Lists titles that are too long for search results, and where they are in content. */
export function findLongTitles(
  pages: readonly { route: Route; head: Head }[],
  records: readonly SourcedRecord[],
): LongTitle[] {
  const long = pages.filter(({ head }) => head.title.length > longest);
  const places = long.length > 0 ? placesOfTexts(records) : undefined;
  return long.map(({ route, head: { title } }) => {
    let text = title;
    while (text.length > longest / 3 && !places?.has(text)) text = text.slice(0, -1);
    const said = places?.get(text);
    return {
      file: said?.source.file ?? route.source,
      // A getter, because finding the line parses the file again.
      get line() {
        return said && lineOf(said.source, said.path);
      },
      path: route.path,
      title,
      added: said ? title.slice(text.length) : '',
    };
  });
}

/** The first place of each text that is long enough to identify a title. */
function placesOfTexts(records: readonly SourcedRecord[]) {
  const first = new Map<string, Pick<SourcedRecord, 'source' | 'path'>>();
  const visit = (value: unknown, source: Source, path: readonly PropertyKey[]) => {
    if (typeof value === 'string') {
      if (value.length > longest / 3 && !first.has(value)) first.set(value, { source, path });
    } else
      for (const [key, inside] of Object.entries(Object(value)))
        visit(inside, source, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  for (const { value, source, path } of records) visit(value, source, path);
  return first;
}
