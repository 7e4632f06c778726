/** How the typography of a script differs from that of Latin, for which the style sheets are made. */
type Typography = {
  /** Scripts by their names in ISO 15924. */
  scripts: string;
  /** Heights of lines of text and of headings: letters with marks above and below need more. */
  lines: readonly [text: number, headings: number];
  /** Whether letters are joined or hang from a line, so that spacing would tear them apart. */
  isJoined?: boolean;
  /** Whether letters are as wide or as high as capitals, so that titles in Latin sizes would be too large. */
  isLarge?: boolean;
  /** Further declarations for all text, and for words set apart: no such script has italics. */
  text?: string;
  emphasis?: string;
};

/** Short lines, such as those above titles: these scripts have no capitals, and no letters of one width. */
const labels = '--label:var(--sans);--text-mono:.875rem';

/** Four fifths of the largest sizes of Latin (tokens.css). */
const sizes =
  '--text-display:clamp(min(2.2rem,11vw),min(5vw,9vh),4.6rem);--text-h2:clamp(1.8rem,3.5vw,3.2rem);' +
  '--text-lead:clamp(1.4rem,2.2vw,2rem);--text-figure:clamp(min(2.1rem,11vw),3.5vw,3.2rem)';

const upright = 'color:var(--ink);font-style:normal';
const dotted = `${upright};text-emphasis:filled dot`;

const typographies: readonly Typography[] = [
  { scripts: 'Hebr', lines: [1.6, 1.2], isJoined: true },
  { scripts: 'Arab Syrc Nkoo Adlm Thaa', lines: [1.7, 1.35], isJoined: true },
  { scripts: 'Aran', lines: [2.1, 1.9], isJoined: true },
  {
    scripts: 'Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh',
    lines: [1.7, 1.4],
    isJoined: true,
    isLarge: true,
  },
  { scripts: 'Thai Laoo', lines: [1.7, 1.4], isJoined: true, isLarge: true },
  { scripts: 'Mymr Khmr Tibt', lines: [1.95, 1.7], isJoined: true, isLarge: true },
  { scripts: 'Ethi', lines: [1.7, 1.3], isJoined: true, isLarge: true },
  { scripts: 'Mong', lines: [1.7, 1.4], isJoined: true },
  {
    scripts: 'Jpan',
    lines: [1.7, 1.3],
    // Lines end between phrases, not inside a word or before a sign.
    text: 'line-break:strict;word-break:auto-phrase;text-autospace:normal',
    emphasis: dotted,
  },
  {
    scripts: 'Hans Hant Bopo',
    lines: [1.7, 1.3],
    text: 'line-break:strict;text-autospace:normal',
    emphasis: `${dotted};text-emphasis-position:under right`,
  },
  // Lines end between words, as short lines and headings do in print.
  { scripts: 'Kore', lines: [1.65, 1.25], text: 'word-break:keep-all' },
];

/** Urdu is printed in the slanted style of the Arabic script, Nastaliq, whose words climb. */
const slanted = /^ur\b/;

/**
 * The rules, by selector, that texts in a language need besides the style sheets. Those in Latin, Greek and Cyrillic
 * need none.
 */
export function scriptRules(lang: string): [selector: string, declarations: string][] {
  const { script } = new Intl.Locale(lang).maximize();
  const name = slanted.test(lang) ? 'Aran' : script;
  const found = typographies.find(({ scripts }) => scripts.split(' ').includes(name ?? ''));
  if (!found) return [];
  const { lines, isJoined, isLarge, text, emphasis = upright } = found;
  const own = `:lang(${lang})`;
  const spacing = ['display', 'heading', 'text', 'caps'].map((it) => `--spacing-${it}:0em`);
  const ofText = [
    labels,
    ...(isJoined ? spacing : []),
    ...(isLarge ? [sizes] : []),
    ...(text ? [text] : []),
  ];
  return [
    [own, ofText.join(';')],
    [`${own}:is(${blocks})`, `line-height:${lines[0]}`],
    [`${own}:is(${headings})`, `line-height:${lines[1]}`],
    [`em${own}`, emphasis],
  ];
}

const blocks = 'p,li,dd,dt,td,th,blockquote,figcaption,label,summary';
const headings = 'h1,h2,h3,h4,h1 *,h2 *,h3 *,h4 *,b';
