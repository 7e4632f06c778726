import type { Token } from 'markdown-it';
import type { Problem } from '../base/problems.ts';
import type { AddressesFound } from './addresses.ts';
import type { NotesFound } from './footnotes.ts';
import { edge, foreignSigns, hidden, signsOfParagraphs } from './foreign-signs.ts';
import { isLink, linkPlaces } from './links.ts';
import { quoted } from './read-source.ts';

/** What is wrong with a Markdown text, or a comment in it, on a 0-based line of the text. */
export type MarkdownFault = Pick<Problem, 'expected' | 'found' | 'advice'> & { line: number };
export type MarkdownComment = { line: number; text: string };

/** What a check of a text finds. */
export type Findings = { faults: MarkdownFault[]; comments: MarkdownComment[] };

const noteAdvice =
  'write [^1] in the text, and in a paragraph of its own [^1]: and the note; no spaces in [^1]';

const known = 'Markdown that this site knows: see content/README.md';

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
 * Finds what visitors of a text should not see, and what of it they would not see. Comments are
 * emptied, and `<br>` becomes a line break, which cells of tables cannot have otherwise.
 */
export function findFaults(
  tokens: readonly Token[],
  lines: readonly string[],
  env: NotesFound & AddressesFound,
): Findings {
  const found: Findings = { faults: [], comments: [] };
  let [line, columns] = [0, 0];
  for (const [at, token] of tokens.entries()) {
    line = token.map?.[0] ?? line;
    if (token.type === 'html_block') token.content = readHtml(token.content, line, found);
    if (token.type === 'thead_open') columns = 0;
    if (token.type === 'th_open') columns++;
    const fault =
      token.type === 'tr_open' && columns > 0
        ? rowFault(lines[line] ?? '', columns)
        : token.type === 'fence'
          ? fenceFault(token)
          : token.type === 'hr'
            ? columnsFault(lines[line] ?? '')
            : fieldsFault(tokens[at - 2], tokens[at - 1], token);
    if (fault) found.faults.push({ line, ...fault });
    if (token.children)
      readInline(token.children, line, found, tokens[at - 1]?.type === 'paragraph_open');
    if (token.type === 'table_close') columns = 0;
  }
  found.faults.push(...noteFaults(env), ...addressFaults(env));
  return found;
}

type Fault = Omit<MarkdownFault, 'line'>;

/** What is wrong with a row below the first of a table: a cell that no page shows, or no cells. */
function rowFault(line: string, columns: number): Fault | undefined {
  const row = line.replace(/^[\s>]+/, '').trimEnd();
  const cells = row.replace(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/).length;
  if (cells > columns)
    return {
      expected: `no more cells than the first row of the table has, ${columns}`,
      found: row,
      advice: 'leave a cell out, or write \\| for the sign |',
    };
  return columns === 1 || cells > 1 || row.startsWith('|')
    ? undefined
    : {
        expected: 'an empty line below a table',
        found: row,
        advice: 'write an empty line above it, or | between its cells',
      };
}

/** What is wrong with code whose last line of signs is missing, so that all below it is code. */
function fenceFault({ map, content, markup, info }: Token): Fault | undefined {
  const [from, to] = map ?? [0, 0];
  if (to - from - 1 > lineBreaks(content)) return undefined;
  return {
    expected: `code that ends with a line ${markup}`,
    found: markup + info,
    advice: `write ${markup} below the code, as far from the left as above it`,
  };
}

/** What is wrong with a rule that is the line between the head and the rows of another kind of table. */
const columnsFault = (line: string): Fault | undefined =>
  /--\s+--/.test(line)
    ? { expected: known, found: line.trim(), advice: 'write a table: |a|b|, below it |---|---|' }
    : undefined;

/** What is wrong with fields right below a rule: those of a file that was put below other fields. */
function fieldsFault(rule: Token | undefined, open: Token | undefined, text: Token) {
  const field = /^[\w-]+:(?!\S).*/.exec(text.content)?.[0];
  return field && rule?.markup === '---' && rule.map?.[1] === open?.map?.[0]
    ? {
        expected: 'fields at the beginning of the file only, between two lines of ---',
        found: field,
        advice: 'move the field there, or leave an empty line below ---',
      }
    : undefined;
}

/** Notes that no page shows: those that nothing names, those without words, the second of a name. */
function noteFaults({ notes = [], footnotes }: NotesFound): MarkdownFault[] {
  return notes.flatMap(({ label, line, isEmpty }, at) => {
    const isSecond = notes.findIndex((note) => note.label === label) < at;
    const fault = { line, found: `[^${label}]:` };
    if (isSecond)
      return [{ ...fault, expected: 'one note of a name', advice: 'give the second another name' }];
    if (isEmpty) return [{ ...fault, expected: 'a note with words', advice: 'write them after :' }];
    return (footnotes?.refs?.[`:${label}`] ?? -1) >= 0
      ? []
      : [{ ...fault, expected: 'a note that the text names', advice: `write [^${label}] in it` }];
  });
}

/** Lines with the address of a link that no page shows. */
function addressFaults({ addresses = [], used }: AddressesFound): MarkdownFault[] {
  return addresses.flatMap(({ name, label, line, found }, at) => {
    if (addresses.findIndex((each) => each.name === name) < at)
      return [
        { line, found, expected: 'one address of a name', advice: 'give the second another name' },
      ];
    const advice = `write [words][${label}] in it, \\[ for the sign [, or <!-- words --> for a note to yourself`;
    return used?.has(name)
      ? []
      : [{ line, found, expected: 'the address of a link in the text', advice }];
  });
}

const unknown = (found: string, line: number, advice: string | undefined): MarkdownFault => ({
  line,
  expected: known,
  found,
  advice,
});

const lineBreaks = (text: string) => (text.includes('\n') ? text.split('\n').length - 1 : 0);

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

/** Whether a text has anything to read: no spaces and invisible characters alone. */
export const hasWords = (text: string): boolean =>
  /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);

/** What is wrong with the link or the picture that begins at a place of a text. */
function addressFault(children: readonly Token[], at: number): Fault | undefined {
  const child = children[at];
  const address = child?.attrGet('href') ?? child?.attrGet('src');
  if (!child || address === null || address === undefined) return undefined;
  const seen = quoted(address);
  if (seen !== JSON.stringify(address))
    return {
      expected: 'an address without invisible characters',
      found: seen,
      advice: 'write it again by hand',
    };
  const end = children.findIndex(({ type }, index) => index > at && type === 'link_close');
  const inside = child.type === 'image' ? [child] : children.slice(at + 1, end);
  const words = inside.map(({ content }) => content).join('');
  if (child.type === 'image') {
    const size = /\|\d+(?:x\d+)?$/.exec(words)?.[0];
    if (size) return { expected: known, found: size, advice: 'leave it out' };
    if (!/^\/.*\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(address) || !isLink(address))
      return {
        expected: 'the address of a picture of this site, such as /picture.svg',
        found: `"${address}"`,
        advice: 'put the picture in the folder static/',
      };
    return hasWords(words)
      ? undefined
      : {
          expected: 'a picture with words that say what it shows',
          found: `![${words}](${address})`,
          advice: 'write the words between [ and ]',
        };
  }
  if (words.startsWith('^')) return { expected: known, found: `[${words}]`, advice: noteAdvice };
  if (!isLink(address)) return { expected: linkPlaces, found: `"${address}"` };
  return hasWords(words)
    ? undefined
    : {
        expected: 'a link with words',
        found: `[${words}](${address})`,
        advice: 'write the words between [ and ]',
      };
}

function readInline(
  children: readonly Token[],
  start: number,
  found: Findings,
  isParagraph = false,
): void {
  let [line, text, hasHtml] = [start, '', false];
  for (const [at, child] of children.entries()) {
    let part = searched(child);
    if (child.type === 'html_inline') {
      part += '\n'.repeat(lineBreaks(child.content));
      if (/^<br\s*\/?>$/i.test(child.content)) [child.type, part] = ['hardbreak', '\r'];
      // One message about an element is enough: its end tag needs none.
      else if (!hasHtml || child.content.startsWith('<!--')) {
        hasHtml ||= !child.content.startsWith('<!--');
        readHtml(child.content, line, found);
      }
      child.content = '';
    }
    const fault = addressFault(children, at);
    if (fault) found.faults.push({ line, ...fault });
    // The words of a picture are read as others are. A note there could not be reached.
    if (child.children) readInline(child.children, line, found);
    if (child.type === 'image' && child.children?.some(({ type }) => type === 'footnote_ref'))
      found.faults.push(unknown(child.content, line, 'name the note behind the picture'));
    // The number of an entity that stands for no character.
    if (child.type === 'text_special' && child.content === '\ufffd')
      found.faults.push(unknown(child.markup, line, 'write the sign itself'));
    text += part;
    line += lineBreaks(part);
  }
  for (const { sign, advice } of isParagraph ? signsOfParagraphs : foreignSigns) {
    const match = sign.exec(text);
    if (!match) continue;
    const at = start + lineBreaks(text.slice(0, match.index));
    found.faults.push(unknown(match[0].replaceAll(hidden, '…').replaceAll(edge, '…'), at, advice));
    break;
  }
}

/**
 * What is searched of a part of a text. Anything but plain text keeps the signs before and after it
 * apart. Plain are also a backslash before a letter, and entities such as `&bull;`. A line that ends
 * on purpose may precede any other.
 */
function searched({ type, content, markup }: Token): string {
  if (type in breaks) return breaks[type] ?? '';
  const isPlain =
    type === 'text' ||
    (type === 'text_special' && (content === markup || /\P{ASCII}/u.test(content)));
  return isPlain ? content : /^(?:em|strong)_/.test(type) ? edge : hidden;
}

const breaks: Readonly<Record<string, string>> = { softbreak: '\n', hardbreak: '\r\n' };
