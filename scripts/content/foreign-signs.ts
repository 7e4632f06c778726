import { notWords } from './stand-ins.ts';

/** A sign of another program or dialect of Markdown, which visitors would see as it is typed. */
type ForeignSign = {
  /** Texts that are warned about for it, as a writer would type them. */
  like: readonly string[];
  /** Finds it in the plain words of a paragraph, a heading or a cell. Reported is what it matches. */
  sign: RegExp;
  advice: string;
};

/** A line of words that nothing ends on purpose, and the next line. */
const wrapped = `[^${notWords}\\n]*\\n`;
const bullet = '[•‣◦▪●・✓✔\\uf0b7]';
const digits = '(?!\\d)\\p{Nd}{1,2}[.)-](?!\\p{Nd})';

/**
 * All that builds warn about, a dozen at most: each can only be a mistake, in any language.
 * `tests/unit/ordinary-prose.test.ts` holds them to that, and `content/README.md` lists them.
 */
export const foreignSigns: readonly ForeignSign[] = [
  { like: ['{{ name }}'], sign: /\{\{[^{}\n]*\}\}/, advice: 'write {name}, or leave it out' },
  { like: ['{% include a %}'], sign: /\{%[^\n]*?%\}/, advice: 'leave it out' },
  {
    like: ['![[harbour.png]]', '[[Fees]]'],
    sign: /!?\[\[\p{L}[^\]\n]*\]\]/u,
    advice: 'write ![what it shows](picture.svg), or [words](/address/)',
  },
  { like: ['::: note'], sign: /^:{3,}[^\n]*/m, advice: 'leave out the lines with :::' },
  {
    like: ['[!NOTE]', '!!! note'],
    sign: /^(?:\[![A-Z]+\]|(?:!!!|\?\?\?) (?:note|info|tip|warning|danger)$)/m,
    advice: 'begin with a bold word: **Note:**',
  },
  {
    like: ['words[^1]'],
    sign: /\[\^[^\]\s]+\]/,
    advice: 'write the note in a paragraph of its own: [^1]: and its words',
  },
  { like: ['{#fees}', '{:.wide}'], sign: /\{:?[#.]\p{L}[^{}\n]*\}/u, advice: 'leave it out' },
  { like: ['[toc]'], sign: /^\[toc\]$/im, advice: 'leave it out: contents come from the headings' },
  {
    like: ['[words](/a b/)', '![words](a b.jpg)', '[words](sms:1 2)'],
    sign: /\]\((?=\/|#|https?:|mailto:|tel:|sms:|[^()\n]*\.(?:avif|gif|jpe?g|png|svg|tiff?|webp)\))/i,
    advice: 'write [words](/address/), with %20 for a space in the address',
  },
  // A space that does not break is no space for Markdown.
  {
    like: ['##Fees'],
    sign: /^#{2,6}[^\S \n]?(?=\p{L})/mu,
    advice: 'write a space after the signs',
  },
  {
    like: ['<o:p></o:p>', '<a href="/a/"'],
    sign: /<\/?[a-z][\w-]*(?::[a-z]|\s+[\w-]+=["'])[^<>\n]*>?/i,
    advice: 'leave the tag out',
  },
  {
    like: ['• one\n• two', '١- أول\n٢- ثان'],
    sign: new RegExp(`^(?:${bullet}${wrapped}${bullet}|${digits}${wrapped}${digits})`, 'mu'),
    advice: 'write - or 1. and a space before each item, or \\ at the end of each line',
  },
];
