/**
 * Signs that visitors would see as they are typed: those of other dialects of Markdown and of other
 * programs, and mistakes. Each entry says what to write instead.
 *
 * A sign is here only if ordinary words hardly ever have it, in any language: to refuse a good text
 * is worse than to show a bad sign. `tests/unit/ordinary-prose.test.ts` holds them to that.
 */
export type ForeignSign = {
  /** Texts that are refused for it, as a writer would type them. */
  like: readonly string[];
  /** Finds it in the plain words of a text: see `hidden` and `edge`. Reported is what it matches. */
  sign: RegExp;
  advice: string;
};

/** Stands in a searched text for what is no plain words: code, a link, a sign behind a backslash. */
export const hidden = '\ufffc';

/** Stands in a searched text for the signs around emphasised words. */
export const edge = '\ufdd5';

// Parts of several signs.
/** Spaces, and marks of direction and the like, before the first sign of a line. */
const unseen = '[\\p{Z}\\p{Cf}]*';
/** Any space within a line, also one that is wide or keeps words together. */
const space = '[^\\S\\n]';
/** A letter or sign of Chinese, Japanese or Korean, which has no space between it and other words. */
const eastern = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\u3000-\\u303f\\uff00-\\uffef]';

/** Signs before items in other programs. The last one is how a bullet of Word's font Symbol is pasted. */
const bullet = '[•‣⁃◦▪▫■□●○◆◇►➢✓✔✅→·・※\\uf0b7]';
/** A digit of Chinese and Japanese. */
const hanDigit = '[一二三四五六七八九十]';
/** Names of the emoji that are most used. Names such as :root: are found in code. */
const emoji =
  'smile|grin|wink|heart|thumbsup|\\+1|100|tada|rocket|fire|star|eyes|bulb|memo|warning|white_check_mark|x';
/** Counts items in brackets: a number, a Roman one or a letter. */
const count = `(?:\\p{Nd}{1,3}|${hanDigit}{1,3}|[ivx]{1,4}|\\p{L})`;

/** A line that begins with a mark, right above another one: visitors would see both as one line. */
const twoLines = (mark: string) => new RegExp(`^${mark}.*(?=\\n${mark})`, 'mu');

// Advice of several signs.
const forNotes =
  'write [^1] in the text, and in a paragraph of its own [^1]: and the note; no spaces in [^1]';
const forItems =
  'write - and a space before an item, at the start of its line and in no table, or \\* for the sign';
const forNumbers =
  'write 1. and a space before an item, at the start of its line, or 1\\. for the number';
const forQuotations = 'begin the line with > itself, or write \\> for the sign';
const forLines = 'write - or 1. and a space before each item, or \\ at the end of each line';
const forIds = 'leave it out: ids of headings come from their words';
const forHeadings = 'begin the line with ## and write a space after the signs, or \\# for the sign';
const forCallouts = 'begin with a bold word: **Note:**';
const forPrograms = 'leave it out';
const forShortCodes = 'leave it out, or \\[ for the sign [';
const forOwnNotes = 'write <!-- words --> for a note to yourself';
const forTags = 'leave the tag out, or \\< for the sign <';
const forLinks = 'write [words](/address/), with %20 for a space in the address';
const forTables = 'write |---|---| below the first row, and as many cells in each';
const forFormulas = 'write the formula in words, or as code';
const forSmall = 'write the small character itself, such as ² or ₂';
const forWords = 'write **words** or *words*';
const forEmphasis =
  'write ** or ~~ right before the first word and right after the last, beside a space or a sign, or \\*\\* for the signs';
const forUnderscores = 'write *words* or **words**, or \\_ for the sign';
const forEntities = 'write the sign itself, or \\& for the sign &';
const forBackslashes = 'leave it out, or \\\\ for the sign \\';

/** Signs of paragraphs, headings and cells of tables. The first that is found is reported. */
export const foreignSigns: readonly ForeignSign[] = [
  // Notes and sources, of Pandoc and others.
  { like: ['a^[a note]'], sign: /\^\[[^\]\n]+\]/, advice: forNotes },
  {
    like: ['a[^1]', 'a［^1］', '[^1 b]: Note'],
    sign: /[[［]\^[^\]］\n]*[\]］]:?/,
    advice: forNotes,
  },
  { like: ['a [@smith2020]', '[-@smith]'], sign: /\[-?@[^\]\n]+\]/, advice: forNotes },

  // Blocks: tasks outside lists, callouts, contents, definitions, abbreviations.
  {
    like: ['[x] done', '[ ] to do', '[]\tto do'],
    sign: /^\[[- xX]?\](?![([:])/m,
    advice: 'write - [ ] words, or - [x] words, as the item of a list',
  },
  { like: ['[!NOTE]\nwords'], sign: /^\[![a-z]+\]/im, advice: forCallouts },
  {
    like: ['!!! note\n    words', '??? tip "Words"'],
    sign: /^(?:!!!|\?\?\?)\+? ?(?:note|info|tip|hint|important|caution|warning|danger)(?: ".*")?$/im,
    advice: forCallouts,
  },
  { like: ['::: note\nwords\n:::'], sign: /^:::.*/m, advice: 'leave out the lines with :::' },
  {
    like: ['[toc]', '[TOC]'],
    sign: /^\[toc\]$/im,
    advice: 'leave it out: contents are made from the headings',
  },
  {
    like: [': what it means'],
    sign: /^:[^\S\n]+\S.*/m,
    advice:
      'write the word on the line above, and nothing else there, and begin this line with : and a space',
  },
  { like: ['*[VAT]: a tax'], sign: /^\*\[[^\]\n]+\]:/m, advice: 'explain it in the text' },

  // What other programs fill in or run: templates, short codes, attributes of Pandoc and Kramdown.
  { like: ['{{ name }}'], sign: /\{\{.*?\}\}/, advice: forPrograms },
  { like: ['{% include a %}'], sign: /\{%.*?%\}/, advice: forPrograms },
  { like: ['<%= name %>'], sign: /<%.*?%>/, advice: forPrograms },
  { like: ['[button]b[/button]', '[b]b[/b]'], sign: /\[\/[a-z][\w-]*\]/i, advice: forShortCodes },
  { like: ['[caption id="a"]'], sign: /\[[a-z][\w-]* [\w-]+="[^\]\n]*\]/i, advice: forShortCodes },
  { like: ['## Fees {#fees}', 'a {:.wide}'], sign: /\{:?[:#.][^{}\n]*\}/, advice: forIds },
  { like: ['[a](/){target=_blank}'], sign: /\{[\w-]+=[^{}\n]*\}/, advice: forIds },

  // Links, pictures and their addresses.
  {
    like: ['![[harbour.png]]'],
    sign: /!\[\[[^\]\n]+\]\]/,
    advice: 'write ![what it shows](/picture.svg)',
  },
  {
    like: ['[[Fees]]', '[[toc]]'],
    sign: /\[\[[^\]\n]+\]\]/,
    advice: 'write [words](/address/); contents are made from the headings',
  },
  { like: ['[words](/a b/)'], sign: /\]\(/, advice: forLinks },
  {
    like: ['[words][gone]'],
    sign: /(?<![\p{L}\p{N}\]])\[[^[\]\n]+\]\[[^[\]\n]*\p{L}{2}[^[\]\n]*\]/u,
    advice: forLinks,
  },
  {
    like: ['[words] (/contact/)', '［words］（https://a.example）'],
    sign: /[\]］】]\s?[（(](?=\/|#|https?:|mailto:|tel:)/,
    advice: forLinks,
  },
  {
    like: ['words\n[name]: /contact/'],
    sign: /^\[[^\]\n]+\]:[ \t]+(?:\/|#|https?:|mailto:|<).*/m,
    advice: 'write it after an empty line: [name]: /address/, or \\[ for the sign [',
  },
  { like: ['a ^block-1'], sign: / \^[\w-]{2,}$/m, advice: 'leave it out: links lead to headings' },

  // Marked words, small characters, formulas. Code has signs such as a==b, x^2 and $HOME too.
  { like: ['==marked=='], sign: /(?<![\w=])==[^\s=][^=\n]*(?<!\s)==(?![\w=])/, advice: forWords },
  { like: ['++new++'], sign: /(?<![\w+])\+\+[^\s+][^+\n]*(?<!\s)\+\+(?![\w+])/, advice: forWords },
  {
    like: ['~deleted~ words'],
    sign: /(?<![\p{L}\p{N}~/])~[\p{L}\p{N}]+~(?![\p{L}\p{N}~])/u,
    advice: 'write ~~words~~',
  },
  { like: ['H~2~O'], sign: /\w~[\w+-]{1,4}~(?![~\d])/, advice: forSmall },
  { like: ['x^2^', '1^st^'], sign: /\w\^[+-]?[\da-z]+\^(?!\d)/i, advice: forSmall },
  { like: ['$$\nx^2\n$$'], sign: /^\$\$(?=\n[^$]+\n\$\$)/m, advice: forFormulas },
  { like: ['$$x^2$$', '$$\\alpha$$'], sign: /\$\$[\w\\({][^$\n]*\$\$/, advice: forFormulas },
  { like: ['a $x$ b'], sign: /(?<!\w)\$\p{L}(?:[^$\n]*[^\s$])?\$(?!\w)/u, advice: forFormulas },
  {
    like: ['a $2^n$ b', 'a $\\alpha$ b', 'a $(x_1)$ b'],
    sign: /(?<!\w)\$(?=\S)[^$\n]*[\\^_][^$\n]*[^\s$]\$(?!\w)/,
    advice: forFormulas,
  },

  // Names of characters.
  {
    like: ['a &bogus; b', 'a &#99999999; b'],
    sign: /(?<![\p{L}\p{N}])&(?:[a-z][a-z\d]+|#\w*);/iu,
    advice: forEntities,
  },
  {
    like: ['a &nbsp b', 'a &amp b'],
    sign: /(?<![\p{L}\p{N}])&(?:nbsp|amp|lt|gt|quot|copy)\b(?!=)/iu,
    advice: forEntities,
  },
  {
    like: ['Good :smile:', ':+1:'],
    sign: new RegExp(`(?<![\\w:]):(?:${emoji}):(?![\\w:])`),
    advice: 'write the sign itself',
  },

  // Comments, tags that are none, commands of LaTeX.
  {
    like: ['a <!-- b'],
    sign: /<!--/,
    advice: 'write the comment on lines of its own, between <!-- and -->',
  },
  { like: ['a %%note%% b'], sign: /(?<![\w%])%%[^\s%].*?%%/, advice: forOwnNotes },
  { like: ['%% a note'], sign: /^%%.*/m, advice: forOwnNotes },
  { like: ['<o:p></o:p>', '<https://a b>'], sign: /<\/?[a-z][\w-]*:[^<>\n]*>/i, advice: forTags },
  {
    like: ['<a href="/a/"', "</a id='b'>"],
    sign: /<\/?[a-z][\w-]*\s+[\w-]+=["']/i,
    advice: forTags,
  },
  {
    like: ['\\textbf{a}'],
    // \ufdd2 is the beginning of a placeholder, such as {a} (held-placeholders.ts).
    sign: /(?<![\w:])\\[a-z]{2,}(?=[{\ufdd2])/i,
    advice: forBackslashes,
  },
  {
    like: ['\\newpage'],
    sign: /^\\(?:newpage|pagebreak|clearpage|noindent|tableofcontents)$/m,
    advice: forBackslashes,
  },
  {
    like: ['words\\'],
    sign: /\\ *$/m,
    advice: 'write \\ right at the end of a line that another follows, or \\\\ for the sign',
  },

  // Headings and items with a wrong space or none, and items in cells of tables.
  {
    like: ['##Fees', '####### Fees', '\u200b## Fees', '＃＃ 価格'],
    sign: new RegExp(`^${unseen}[#＃]{2,}.*`, 'mu'),
    advice: forHeadings,
  },
  {
    like: ['-\u00a0one', '\u200f- one', '|a|\n|-|\n|- b|'],
    sign: new RegExp(`^${unseen}[-*](?=${space}+[\\p{L}${hidden}${edge}])`, 'mu'),
    advice: forItems,
  },
  { like: ['*Ask first'], sign: /^\*(?=\p{L})/mu, advice: forItems },

  // Tables whose rows or line below the first row do not fit.
  { like: ['|a|b|\n|1|2|', '｜a｜b｜'], sign: /^[|｜].*[|｜]$/m, advice: forTables },
  { like: ['a|b\n--|--|--'], sign: /^:?-+:?(?: *\| *:?-+:?)+$/m, advice: forTables },

  // Emphasis that does not begin or end, or that would swallow a sign.
  { like: ['** a **', 'a**'], sign: /\*\*/, advice: forEmphasis },
  { like: ['~~ a ~~'], sign: /~~/, advice: forEmphasis },
  {
    like: ['***a**', '*a**'],
    sign: new RegExp(`\\*${edge}|${edge}\\*`),
    advice: 'write as many * before the words as after them, or \\* for the sign',
  },
  {
    like: ['_강조_는'],
    sign: new RegExp(`(?<![\\p{L}\\p{N}_])_[^\\s_][^_\\n]*_(?=${eastern})`, 'u'),
    advice: forUnderscores,
  },
  {
    like: ['これは__重要。__', '请看__合同__第一条'],
    sign: new RegExp(`(?<=${eastern})__[^\\s_][^_\\n]*__`, 'u'),
    advice: forUnderscores,
  },
  {
    like: ['__重要。__次', 'A __중요__한'],
    sign: new RegExp(`__[^\\s_][^_\\n]*__(?=${eastern})`, 'u'),
    advice: forUnderscores,
  },
  {
    like: ['2*3*4'],
    sign: new RegExp(`\\p{N}${edge}\\p{N}+${edge}\\p{N}`, 'u'),
    advice: 'write ×, or \\* for the sign',
  },
  { like: ['a `b'], sign: /`/, advice: 'write ` before and after the code, or \\` for the sign' },
];

/** Signs of lines, which mean nothing in headings and cells: a heading may begin with "1.Scope". */
const signsOfLines: readonly ForeignSign[] = [
  {
    like: ['+++\na = 1', '====='],
    sign: /^(?:\+{3,}|={3,})$/m,
    advice: 'write --- for a rule; fields are above the text, between lines of ---',
  },
  { like: ['\u00a0> words'], sign: new RegExp(`^${unseen}>`, 'mu'), advice: forQuotations },
  { like: ['1.\u3000目的'], sign: /^\d{1,9}[.)]\u3000/m, advice: forNumbers },

  // At the beginning of a paragraph only: further down, a line of prose may begin with #harbour, or
  // with -control of "cost planning and -control".
  {
    like: ['#Fees', '#\u00a0Fees', '＃ 価格'],
    sign: new RegExp(`^${unseen}[#＃](?=${space}|\\p{L}).*`, 'u'),
    advice: forHeadings,
  },
  { like: ['-one'], sign: new RegExp(`^${unseen}-(?=\\p{L})`, 'u'), advice: forItems },
  { like: ['\u00a01. one'], sign: /^[\p{Z}\p{Cf}]+\d{1,9}[.)]\s/u, advice: forNumbers },

  // Lines that begin as items, twice, as a line of prose may begin with a dash, a date or (1).
  {
    like: ['• one\n• two', '・一\n・二', '✓ one\n✓ two'],
    sign: twoLines(bullet),
    advice: forLines,
  },
  { like: ['— Oui.\n— Non.', '– one\n– two'], sign: twoLines('[–—](?!\\d)'), advice: forLines },
  { like: ['1.one\n2.two'], sign: twoLines('\\d{1,3}[.)]\\p{L}'), advice: forLines },
  {
    like: ['١. أول\n٢. ثان', '१) एक\n२) दो'],
    sign: twoLines(`(?:(?!\\d)\\p{Nd}){1,3}[.)](?!\\p{N})`),
    advice: forLines,
  },
  {
    like: ['１．目的\n２．範囲', '1、目的\n2、範囲'],
    sign: twoLines('\\p{Nd}{1,3}[．、](?!\\p{N})'),
    advice: forLines,
  },
  {
    like: ['一、目的\n二、範圍'],
    sign: twoLines(`${hanDigit}{1,3}、(?!${hanDigit})`),
    advice: forLines,
  },
  { like: ['①目的\n②範囲', '❶ one\n❷ two'], sign: twoLines('[①-⓿❶-➓]'), advice: forLines },
  {
    like: ['(1) one\n(2) two', '(a) one\n(b) two', '(ii) one\n(iii) two', '（一）目的\n（二）範圍'],
    sign: twoLines(`[(（]${count}[)）]`),
    advice: forLines,
  },
  {
    like: ['a) one\nb) two', 'i) one\nii) two'],
    sign: twoLines(`${count}[)）]`),
    advice: forLines,
  },
];

/** All signs of paragraphs. */
export const signsOfParagraphs: readonly ForeignSign[] = [...foreignSigns, ...signsOfLines];
