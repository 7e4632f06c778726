import type { Problem } from '../base/problems.ts';
import type { HeavyPage } from '../budgets/check-budgets.ts';
import type { UnusedSheet } from '../code/page-styles.ts';
import type { LeftOut } from '../content/load-content.ts';
import { lineOf, type Source } from '../content/read-source.ts';
import type { Comment, SourcedRecord } from '../content/records.ts';
import type { Lacking } from '../fonts/font-file.ts';
import type { MovedPage } from '../languages/moved-pages.ts';
import type { Untranslated } from '../languages/untranslated.ts';
import type { Unfit } from '../pictures/unfit-pictures.ts';
import type { Head, Route } from '../site-api/page.ts';
import type { CheckedPage, InContent, Locate } from './check-site.ts';

/** What editors should know about, although it does not fail a build. */
export type Warnings = {
  unfilled: readonly Unfilled[];
  /** Links to places without encryption. */
  insecure: readonly Insecure[];
  longTitles: readonly LongTitle[];
  untranslated: readonly Untranslated[];
  /** Texts that the files of a language leave out. */
  leftOut: readonly LeftOut[];
  /** Comments in Markdown. They are not published, but may be a question that is still open. */
  comments: readonly Comment[];
  /** Letters in content that the main font lacks. */
  lacking: readonly Lacking[];
  /** Photographs that would look blurred or are unnecessarily heavy. */
  unfit: readonly Unfit[];
  unusedSheets: readonly UnusedSheet[];
  /** Pages whose address is another one than in the last build. */
  moved: readonly MovedPage[];
  /** Pages over their limit, but not so far that the build fails. */
  heavyPages: readonly HeavyPage[];
};

/** All warnings as sentences, each after its label in the summary. */
export const sayWarnings = (report: Warnings): [label: string, text: string][] => [
  ...labelled('unfilled', report.unfilled.map(sayUnfilled)),
  ...labelled('warning', report.insecure.map(sayInsecure)),
  ...labelled('warning', report.longTitles.slice(0, mostTold).map(sayLongTitle)),
  ...labelled('warning', moreThan(report.longTitles, 'titles are too long')),
  ...labelled('language', report.untranslated.slice(0, mostTold).map(sayUntranslated)),
  ...labelled('language', moreThan(report.untranslated, 'pages are not translated')),
  ...labelled('language', report.leftOut.map(sayLeftOut)),
  ...labelled('warning', report.comments.map(sayComment)),
  ...labelled('warning', report.lacking.map(sayLacking)),
  ...labelled('warning', report.unfit.map(sayUnfit)),
  ...labelled('warning', report.unusedSheets.map(sayUnused)),
  ...labelled('warning', report.heavyPages.map(sayHeavy)),
  ...labelled('moved', report.moved.map(sayMoved)),
];

/** How many titles or pages a summary lists, since a site may have thousands. */
const mostTold = 20;

const moreThan = ({ length }: readonly unknown[], fault: string) =>
  length > mostTold ? [`${length - mostTold} more ${fault}; --json lists all`] : [];

const labelled = (label: string, texts: readonly string[]) =>
  texts.map((text): [string, string] => [label, text]);

/** A page that is too heavy, in one sentence for whoever wrote its texts. */
const sayHeavy = ({ path, bytes, wanted, refusedAbove, advice }: HeavyPage): string =>
  `${path} is too heavy: ${bytes} bytes, ${bytes - wanted} over its limit. ` +
  `Builds fail above ${refusedAbove} bytes. To fix it, ${advice}`;

/** A placeholder without a value, in one sentence. */
export const sayUnfilled = ({ file, line, word, pages }: Unfilled): string =>
  `${line ? `${file}:${line}` : file} contains the unknown placeholder ${word}, which visitors see on ${pages.join(', ')}`;

/** A link without encryption, in one sentence. */
const sayInsecure = ({ file, line, href, pages }: Insecure): string =>
  `${line ? `${file}:${line}` : file} links to ${href} on ${pages.join(', ')}, where others can read and ` +
  'change what visitors see: write https:// if the place has it';

/** A title that is too long, in one sentence. */
export function sayLongTitle({ file, line, path, title, added }: LongTitle): string {
  const own = added ? title.slice(0, -added.length) : title;
  const other = added ? `, or what the page adds to it: "${added}"` : '';
  return (
    `the title of ${path} has ${title.length} characters, of which search engines show about 70: shorten ` +
    `"${own}" in ${line ? `${file}:${line}` : file}${other}`
  );
}

/** A page that is not translated yet, and the files that it is missing, in one sentence. */
const sayUntranslated = ({ folder, path, files }: Untranslated): string =>
  `${path} shows the first language, with its page as canonical, until content/languages/${folder} has ` +
  files.map((file) => file.replace(/^content\//, '')).join(', ');

/** The texts that a file of a language leaves out, in one sentence. */
function sayLeftOut({ file, fields }: LeftOut): string {
  const more = fields.length > 10 ? ` and ${fields.length - 10} more` : '';
  return `${file} leaves out ${fields.slice(0, 10).join(', ')}${more}, which the first language gives it`;
}

/** A comment in Markdown, in one sentence. */
const sayComment = ({ file, line, text }: Comment): string =>
  `${file}:${line} has a comment, which is not published: ${text.replace(/\s+/g, ' ')}`;

/** Letters that a font lacks, in one sentence. */
function sayLacking({ family, letters, example, inNone }: Lacking): string {
  const shown = [...letters].slice(0, 20).join(' ');
  const more = [...letters].length > 20 ? ' …' : '';
  const text = example.length > 60 ? `${example.slice(0, 60)}…` : example;
  const cards = inNone ? ', and social cards leave out a title or a name with it' : '';
  return `the font ${family} has no ${shown}${more}, as in "${text}": browsers use another font for it${cards}`;
}

/** A problem with a photograph, in one sentence. */
export const sayUnfit = ({ file, line, field, name, fault }: Unfit): string =>
  `${line ? `${file}:${line}` : file}  ${field}: ${name} ${fault}`;

/** A style sheet that no page uses, and how to fix that. */
const sayUnused = ({ file, reason, advice }: UnusedSheet): string =>
  `${file} is unused, since ${reason}. ${advice}`;

/** A page with another address, and the line that keeps links to the old one. */
const sayMoved = ({ from, to }: MovedPage): string =>
  `${from} is now ${to}. So that links to it still work, add to content/redirects.yaml:  - { from: ${from}, to: ${to} }`;

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
type LongTitle = Pick<Problem, 'file' | 'line'> & {
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
