import type { Token } from 'markdown-it';
import type { Problem } from '../base/problems.ts';
import type { NotesFound } from './footnotes.ts';
import { isLink, linkPlaces } from './links.ts';

/** What is wrong with a Markdown text, or a comment in it, on a 0-based line of the text. */
export type MarkdownFault = Pick<Problem, 'expected' | 'found' | 'advice'> & { line: number };
export type MarkdownComment = { line: number; text: string };

/** What a check of a text finds. */
export type Findings = { faults: MarkdownFault[]; comments: MarkdownComment[] };

const noteAdvice =
  'write [^1] in the text, and in a paragraph of its own [^1]: and the note; no spaces in [^1]';

const known = 'Markdown that this site knows: see content/README.md';

/**
 * Signs of other dialects and of mistakes, which visitors would see as they are, and what to write
 * instead. Code, and signs behind a backslash, are not searched.
 */
const foreign: readonly (readonly [sign: RegExp, advice: string])[] = [
  [/\^\[[^\]\n]+\]|\[\^[^\]\n]*\]:?/, noteAdvice],
  [/^\[[ xX]?\](?=\s|$)/m, 'write - [ ] words, or - [x] words, as the item of a list'],
  [/^\[![a-z]+\]|^(?:!!!|\?\?\?) *[a-z].*/im, 'begin with a bold word: **Note:**'],
  [/^:::.*/m, 'leave out the lines with :::'],
  [/^\[toc\]$/im, 'leave it out: contents are made from the headings'],
  [/^[:~] +\S.*/m, 'write the word on the line above, and nothing else there'],
  [/^\*\[[^\]\n]+\]:/m, 'explain the abbreviation in the text'],
  [/\{\{.*?\}\}|\{%.*?%\}|<%.*?%>/, 'leave it out'],
  [
    /\{:?[:#.][^{}\n]*\}|\{[\w-]+=[^{}\n]*\}/,
    'leave it out: ids of headings come from their words',
  ],
  [/\[\[[^\]\n]+\]\]/, 'write [words](/address/); contents are made from the headings'],
  [
    /\]\(|\]\[|\] \((?=\/|#|https:)/,
    'write [words](/address/), with %20 for a space in the address',
  ],
  [/==[^\s=][^=\n]*==|\+\+[^\s+][^+\n]*\+\+/, 'write **words** or *words*'],
  [/(?<!~)~[^\s~]+~(?!~)|\^[^\s^]+\^/, 'write the small character itself, such as ² or ₂'],
  [
    /\$\$|(?<!\w)\$(?=[^\s$][^$\n]*[\\^_])[^$\n]*[^\s$]\$(?!\w)/,
    'write the formula in words, or as code',
  ],
  [/(?<![\p{L}\p{N}])&[a-z][a-z0-9]+;/iu, 'write the sign itself, or \\& for the sign &'],
  [/(?<![\w:]):[a-z][a-z0-9_+-]*:(?![\w:])/, 'write the sign itself'],
  [/^#{2,6}(?=[^\s#]).*|^#(?=\p{L}).*/mu, 'write a space after the signs, or \\# for the sign'],
  [/^\*(?=\p{L})/mu, 'write - and a space before an item, or \\* for the sign'],
  [/^\|.*\|$/m, 'write |---|---| below the first row, and as many cells in each'],
  [
    /\*\*/,
    'write ** right before the first word and right after the last, or \\*\\* for the signs',
  ],
  [/`/, 'write ` before and after the code, or \\` for the sign'],
];

/** What to write instead of an HTML element. */
const instead: Readonly<Record<string, string>> = {
  a: '[words](/address/)',
  b: '**words**',
  blockquote: '> words',
  code: '`words`',
  em: '*words*',
  h2: '## words',
  h3: '### words',
  hr: '---',
  i: '*words*',
  img: '![what it shows](/picture.svg)',
  li: '- words',
  ol: '1. words',
  p: 'the words alone, with an empty line before them',
  pre: 'the words between two lines of ```',
  s: '~~words~~',
  strong: '**words**',
  table: '|a|b| and |---|---| on two lines',
  ul: '- words',
};

const comment = /<!--[\s\S]*?-->/g;

/**
 * Finds what visitors of a text should not see. Comments are emptied, and `<br>` becomes a line
 * break, which cells of tables cannot have otherwise.
 */
export function findFaults(tokens: readonly Token[], notes: NotesFound): Findings {
  const found: Findings = { faults: [], comments: [] };
  let line = 0;
  for (const token of tokens) {
    line = token.map?.[0] ?? line;
    if (token.type === 'html_block') token.content = readHtml(token.content, line, found);
    if (token.children) readInline(token.children, line, found);
  }
  found.faults.push(...noteFaults(notes));
  return found;
}

/** Notes that no page shows: those that nothing in the text names, and the second of a name. */
function noteFaults({ notes = [], footnotes }: NotesFound): MarkdownFault[] {
  return notes.flatMap(({ label, line }, at) => {
    const isSecond = notes.findIndex((note) => note.label === label) < at;
    const fault = { line, found: `[^${label}]:` };
    if (isSecond)
      return [{ ...fault, expected: 'one note of a name', advice: 'give the second another name' }];
    return (footnotes?.refs?.[`:${label}`] ?? -1) >= 0
      ? []
      : [{ ...fault, expected: 'a note that the text names', advice: `write [^${label}] in it` }];
  });
}

const unknown = (found: string, line: number, advice: string | undefined): MarkdownFault => ({
  line,
  expected: known,
  found,
  advice,
});

const lineBreaks = (text: string) => text.split('\n').length - 1;

/** Reads HTML: collects its comments, and reports anything else. Returns nothing to show. */
function readHtml(html: string, line: number, { faults, comments }: Findings): string {
  for (const { 0: text, index } of html.matchAll(comment))
    comments.push({ line: line + lineBreaks(html.slice(0, index)), text });
  const rest = html.replace(comment, (text) => '\n'.repeat(lineBreaks(text)));
  const first = /\S.*/.exec(rest);
  if (!first) return '';
  const tag = /^<\/?([a-z][a-z0-9]*)/i.exec(first[0])?.[1]?.toLowerCase();
  const at = line + lineBreaks(rest.slice(0, first.index));
  const isComment = first[0].startsWith('<!--') || html.includes('<!--');
  const advice = isComment
    ? 'write the comment on lines of its own, between <!-- and -->'
    : `${tag && instead[tag] ? `write ${instead[tag]}` : 'leave the tag out'}, or \\< for the sign <`;
  faults.push({ line: at, expected: 'Markdown without HTML', found: first[0].trim(), advice });
  return '';
}

function readInline(children: readonly Token[], start: number, found: Findings): void {
  let [line, text, hasHtml] = [start, '', false];
  for (const [at, child] of children.entries()) {
    if (child.type === 'html_inline') {
      if (/^<br\s*\/?>$/i.test(child.content)) child.type = 'hardbreak';
      // One message about an element is enough: its end tag needs none.
      else if (!hasHtml || child.content.startsWith('<!--')) {
        hasHtml ||= !child.content.startsWith('<!--');
        readHtml(child.content, line, found);
      }
      child.content = '';
    }
    const address = child.attrGet('href') ?? child.attrGet('src');
    if (child.type === 'link_open' && children[at + 1]?.content.startsWith('^'))
      found.faults.push(unknown(`[${children[at + 1]?.content}]`, line, noteAdvice));
    else if (child.type === 'image' && !address?.startsWith('/'))
      found.faults.push({
        line,
        expected: 'the address of a picture of this site, such as /picture.svg',
        found: `"${address}"`,
        advice: 'put the picture in the folder static/',
      });
    else if (address !== null && !isLink(address))
      found.faults.push({ line, expected: linkPlaces, found: `"${address}"` });
    else if (child.type === 'link_open' && children[at + 1]?.type === 'link_close')
      found.faults.push({
        line,
        expected: 'a link with words',
        found: `[](${address})`,
        advice: 'write the words between [ and ]',
      });
    const isBreak = child.type === 'softbreak' || child.type === 'hardbreak';
    if (isBreak) line++;
    // Anything but plain text keeps the signs before and after it apart.
    text += child.type === 'text' ? child.content : isBreak ? '\n' : '\ufffc';
  }
  for (const [sign, advice] of foreign) {
    const match = sign.exec(text);
    if (!match) continue;
    const at = start + lineBreaks(text.slice(0, match.index));
    found.faults.push(unknown(match[0].replaceAll('\ufffc', '…'), at, advice));
    break;
  }
}
