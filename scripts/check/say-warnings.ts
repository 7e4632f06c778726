import type { HeavyPage } from '../budgets/check-budgets.ts';
import type { Font } from '../content/fields.ts';
import type { InheritedTexts } from '../content/load-content.ts';
import type { Remark } from '../content/records.ts';
import type { Lacking } from '../fonts/font-file.ts';
import { languagesFolder } from '../languages/language-folders.ts';
import type { HiddenRecord } from '../languages/languages.ts';
import type { MovedPage } from '../languages/moved-pages.ts';
import type { Untranslated } from '../languages/untranslated.ts';
import type { Unfit } from '../pictures/unfit-pictures.ts';
import type { Unfilled } from './find-warnings.ts';

/** What editors should know about, although it does not fail a build. */
export type Warnings = {
  unfilled: readonly Unfilled[];
  untranslated: readonly Untranslated[];
  /** Texts that the files of a language leave out. */
  inherited: readonly InheritedTexts[];
  /** What is not on the site yet, or no longer. */
  hidden: readonly HiddenRecord[];
  /** Comments in Markdown, which may be a question that is still open, and what is likely a mistake there. */
  remarks: readonly Remark[];
  /** Letters in content that the main fonts lack. */
  lacking: readonly Lacking[];
  /** Fonts that set no letter of the site. */
  unusedFonts: readonly Font[];
  /** Photographs that would look blurred or are unnecessarily heavy. */
  unfit: readonly Unfit[];
  /** Pages whose address is another one than in the last build. */
  moved: readonly MovedPage[];
  /** Why assets of earlier builds could not be taken from the published site. */
  untaken: readonly string[];
  /** Pages over their limit, but not so far that the build fails. */
  heavyPages: readonly HeavyPage[];
};

/**
 * All warnings as sentences, each after its label in the summary. Of what languages lack, of which a site
 * may have thousands, only the first are listed unless `verbose`.
 */
export const sayWarnings = (report: Warnings, verbose = false): [label: string, text: string][] => [
  ...labelled('unfilled', report.unfilled.map(sayUnfilled)),
  ...labelled('language', sayLanguages(report, verbose)),
  ...labelled('waiting', report.hidden.map(sayHidden)),
  ...labelled('warning', report.remarks.map(sayRemark)),
  ...labelled('warning', report.lacking.map(sayLacking)),
  ...labelled('warning', report.unusedFonts.map(sayUnusedFont)),
  ...labelled('warning', report.unfit.map(sayUnfit)),
  ...labelled('warning', report.heavyPages.map(sayHeavy)),
  ...labelled('moved', report.moved.map(sayMoved)),
  ...labelled('warning', report.untaken.slice(0, mostTold).map(sayUntaken)),
];

/** How many files that could not be taken from the published site are named. */
const mostTold = 20;

const labelled = (label: string, texts: readonly string[]) =>
  texts.map((text): [string, string] => [label, text]);

/** Expected for the first build that is published, which has none before it. */
const sayUntaken = (why: string) =>
  `of the published site's earlier assets, some are not taken over: ${why}. Tabs that are open now may miss them until they are reloaded`;

/** A page that is too heavy, in one sentence for whoever wrote its texts. */
const sayHeavy = ({ path, bytes, wanted, refusedAbove, advice }: HeavyPage): string =>
  `${path} is too heavy: ${bytes} bytes, ${bytes - wanted} over its limit. ` +
  `Builds fail above ${refusedAbove} bytes. To fix it, ${advice}`;

/** A placeholder without a value, in one sentence. */
const sayUnfilled = ({ file, line, word, pages }: Unfilled): string =>
  `${line ? `${file}:${line}` : file} contains the unknown placeholder ${word}, which visitors see on ${pages.join(', ')}`;

/** What each language lacks, in one line: pages with the files that they wait for, and texts. */
function sayLanguages(
  { untranslated, inherited }: Pick<Warnings, 'untranslated' | 'inherited'>,
  verbose: boolean,
) {
  const some = (names: readonly string[]) => (verbose ? names.join(', ') : firstTen(names));
  const folders = [
    ...untranslated.map(({ folder }) => `${languagesFolder}/${folder}/`),
    ...inherited.map(({ file }) => file.replace(/(?<=languages\/[^/]+\/).*/, '')),
  ];
  return [...new Set(folders)].sort().map((folder) => {
    const pages = untranslated
      .filter((page) => `${languagesFolder}/${page.folder}/` === folder)
      // What is nearly done comes first.
      .toSorted((a, b) => a.files.length - b.files.length)
      .map(({ path, files }) => `${path} (${some(files.map((it) => it.replace('content/', '')))})`);
    const texts = inherited
      .filter(({ file }) => file.startsWith(folder))
      .flatMap(({ file, fields }) => fields.map((at) => `${file.slice(folder.length)} ${at}`));
    const lacks = [
      pages.length > 0 &&
        `lacks what these pages need, which lists and menus leave out until then: ${some(pages)}`,
      texts.length > 0 && `takes texts from the first language: ${some(texts)}`,
    ];
    return `${folder} ${lacks.filter(Boolean).join('; ')}`;
  });
}

/** The first ten of a list, and how many more there are. */
const firstTen = (names: readonly string[]) =>
  names.slice(0, 10).join(', ') +
  (names.length > 10 ? ` and ${names.length - 10} more (--verbose lists all)` : '');

/** What is not on the site, in one sentence. */
export const sayHidden = ({ file, says }: HiddenRecord): string =>
  `${file} is not on the site: it ${says}`;

/** A remark on a text, in one sentence. */
export const sayRemark = ({ file, line, says }: Remark): string => `${file}:${line} ${says}`;

/** Letters that a font lacks, in one sentence. */
function sayLacking({ families, letters, example }: Lacking): string {
  const shown = [...letters].slice(0, 20).join(' ');
  const more = [...letters].length > 20 ? ' …' : '';
  const text = example.length > 60 ? `${example.slice(0, 60)}…` : example;
  const fonts = families.length > 1 ? 'fonts' : 'font';
  return (
    `the ${fonts} ${families.join(', ')} in content/fonts.yaml ${families.length > 1 ? 'have' : 'has'} no ` +
    `${shown}${more}, as in "${text}": browsers use a font of the device, and social cards leave out a title or ` +
    'a name with it. Add a font that has it to the list, with the same role'
  );
}

/** A font that sets nothing, in one sentence. */
const sayUnusedFont = ({ family, role }: Font): string =>
  `the font ${family} in content/fonts.yaml is unused: those of the role ${role} before it have all letters of ` +
  'the site. Remove it, or move it up';

/** A problem with a photograph, in one sentence. */
export const sayUnfit = ({ file, line, field, name, fault }: Unfit): string =>
  `${line ? `${file}:${line}` : file}  ${field ? `${field}: ` : ''}${name} ${fault}`;

/** A page with another address, and the line that keeps links to the old one. */
const sayMoved = ({ from, to }: MovedPage): string =>
  `${from} is now ${to}. So that links to it still work, add to content/redirects.yaml:  - { from: ${from}, to: ${to} }`;
