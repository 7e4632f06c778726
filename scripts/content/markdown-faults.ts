import type { Token } from 'markdown-it';
import type { NotesFound } from './footnotes.ts';
import {
  edge,
  type ForeignSign,
  foreignSigns,
  hidden,
  signsOfParagraphs,
} from './foreign-signs.ts';
import type { LinkDefinitionsFound } from './link-definitions.ts';
import { linkOrPictureFault, type TextFault } from './link-faults.ts';

/** What is wrong with a Markdown text, or a comment in it, on a 0-based line of the text. */
export type MarkdownFault = TextFault & { line: number };
export type MarkdownComment = { line: number; text: string };

/** What a check of a text finds. */
export type Findings = { faults: MarkdownFault[]; comments: MarkdownComment[] };

/**
 * Finds what visitors of a text should not see, and what of it they would not see. Comments are
 * emptied, and `<br>` becomes a line break, which cells of tables cannot have otherwise.
 */
export function findFaults(
  tokens: readonly Token[],
  lines: readonly string[],
  env: NotesFound & LinkDefinitionsFound,
): Findings {
  const found: Findings = { faults: [], comments: [] };
  // A token without a line of its own is on that of the token before it.
  let line = 0;
  for (const [at, token] of tokens.entries()) {
    line = token.map?.[0] ?? line;
    if (token.type === 'html_block') token.content = readHtml(token.content, line, found);
    const fault = blockFault(tokens, at, lines[line] ?? '');
    if (fault) found.faults.push({ line, ...fault });
    const isParagraph = tokens[at - 1]?.type === 'paragraph_open';
    if (token.children)
      readInline(token.children, line, found, isParagraph ? signsOfParagraphs : foreignSigns);
  }
  found.faults.push(...tableFaults(tokens, lines));
  found.faults.push(...noteFaults(env), ...definitionFaults(env));
  return found;
}

const known = 'Markdown that this site knows: see content/README.md';

/** What is wrong with a block of a text: code, a rule, or the words right below a rule. */
function blockFault(tokens: readonly Token[], at: number, line: string): TextFault | undefined {
  const token = tokens[at];
  if (token?.type === 'fence') return fenceFault(token);
  if (token?.type === 'hr') return ruleFault(line);
  if (token?.type === 'inline') return fieldsFault(tokens[at - 2], tokens[at - 1], token);
  return undefined;
}

/** What is wrong with code whose last line of signs is missing, so that all below it is code. */
function fenceFault({ map, content, markup, info }: Token): TextFault | undefined {
  const [from, to] = map ?? [0, 0];
  // With both of its lines of signs, code has two lines more than its content.
  if (to - from - 1 > lineBreaks(content)) return undefined;
  return {
    expected: `code that ends with a line ${markup}`,
    found: markup + info,
    advice: `write ${markup} below the code, as far from the left as above it`,
  };
}

/** What is wrong with a rule that Pandoc reads as the line between the head and the rows of a table. */
const ruleFault = (line: string): TextFault | undefined =>
  /--\s+--/.test(line)
    ? { expected: known, found: line.trim(), advice: 'write a table: |a|b|, below it |---|---|' }
    : undefined;

/** What is wrong with fields right below a rule: those of a file that was put below other fields. */
function fieldsFault(
  rule: Token | undefined,
  open: Token | undefined,
  text: Token,
): TextFault | undefined {
  const field = /^[\w-]+:(?!\S).*/.exec(text.content)?.[0];
  const isBelowRule = rule?.markup === '---' && rule.map?.[1] === open?.map?.[0];
  if (!field || !isBelowRule) return undefined;
  return {
    expected: 'fields at the beginning of the file only, between two lines of ---',
    found: field,
    advice: 'move the field there, or leave an empty line below ---',
  };
}

/** What is wrong with rows of tables. */
function tableFaults(tokens: readonly Token[], lines: readonly string[]): MarkdownFault[] {
  let columns = 0;
  return tokens.flatMap(({ type, map }) => {
    if (type === 'table_open') columns = 0;
    if (type === 'th_open') columns++;
    // The first row has as many cells as it has.
    if (type !== 'tr_open' || columns === 0) return [];
    const line = map?.[0] ?? 0;
    const fault = rowFault(lines[line] ?? '', columns);
    return fault ? [{ line, ...fault }] : [];
  });
}

/** What is wrong with a row below the first of a table: a cell that no page shows, or no cells. */
function rowFault(line: string, columns: number): TextFault | undefined {
  // A table in a quotation has > before its rows.
  const row = line.replace(/^[\s>]+/, '').trimEnd();
  const cells = row.replace(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/).length;
  if (cells > columns)
    return {
      expected: `no more cells than the first row of the table has, ${columns}`,
      found: row,
      advice: 'leave a cell out, or write \\| for the sign |',
    };
  if (columns === 1 || cells > 1 || row.startsWith('|')) return undefined;
  return {
    expected: 'an empty line below a table',
    found: row,
    advice: 'write an empty line above it, or | between its cells',
  };
}

/** Notes that no page shows: those that nothing names, those without words, the second of a name. */
function noteFaults({ notes = [], footnotes }: NotesFound): MarkdownFault[] {
  return notes.flatMap(({ label, line, isEmpty }, at) => {
    const isSecond = notes.findIndex((note) => note.label === label) < at;
    const isNamed = (footnotes?.refs?.[`:${label}`] ?? -1) >= 0;
    const fault = { line, found: `[^${label}]:` };
    if (isSecond)
      return [{ ...fault, expected: 'one note of a name', advice: 'give the second another name' }];
    if (isEmpty) return [{ ...fault, expected: 'a note with words', advice: 'write them after :' }];
    if (isNamed) return [];
    return [
      { ...fault, expected: 'a note that the text names', advice: `write [^${label}] in it` },
    ];
  });
}

/** Link definitions that no page shows: those that no link uses, the second of a name. */
function definitionFaults({ definitions = [], used }: LinkDefinitionsFound): MarkdownFault[] {
  return definitions.flatMap(({ name, label, line, found }, at) => {
    const isSecond = definitions.findIndex((each) => each.name === name) < at;
    const fault = { line, found };
    if (isSecond)
      return [
        { ...fault, expected: 'one address of a name', advice: 'give the second another name' },
      ];
    if (used?.has(name)) return [];
    const advice = `write [words][${label}] in it, \\[ for the sign [, or <!-- words --> for a note to yourself`;
    return [{ ...fault, expected: 'the address of a link in the text', advice }];
  });
}

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

/** Reads HTML: collects its comments, and reports anything else. Returns nothing to show. */
function readHtml(html: string, line: number, { faults, comments }: Findings): string {
  for (const { 0: text, index } of html.matchAll(comment))
    comments.push({ line: line + lineBreaks(html.slice(0, index)), text });
  const rest = html.replace(comment, (text) => '\n'.repeat(lineBreaks(text)));
  const first = /\S.*/.exec(rest);
  if (!first) return '';
  faults.push({
    line: line + lineBreaks(rest.slice(0, first.index)),
    expected: 'Markdown without HTML',
    found: first[0].trim(),
    // Words beside a comment are part of its HTML, too.
    advice: html.includes('<!--')
      ? 'write the comment on lines of its own, between <!-- and -->'
      : adviceForTag(first[0]),
  });
  return '';
}

function adviceForTag(html: string): string {
  const tag = /^<\/?([a-z][a-z0-9]*)/i.exec(html)?.[1]?.toLowerCase() ?? '';
  const better = instead[tag] ? `write ${instead[tag]}` : 'leave the tag out';
  return `${better}, or \\< for the sign <`;
}

/**
 * Reads the words of a paragraph, a heading, a cell or a picture that begin on the line `start`, and
 * looks for some signs in them.
 */
function readInline(
  tokens: readonly Token[],
  start: number,
  found: Findings,
  signs: readonly ForeignSign[],
): void {
  let [line, text] = [start, ''];
  // One message about elements is enough: an end tag needs none.
  const firstTag = tokens.find(isTag);
  for (const [at, token] of tokens.entries()) {
    const part = searched(token);
    const faults = [linkOrPictureFault(tokens, at), entityFault(token), noteInPictureFault(token)];
    for (const fault of faults) if (fault) found.faults.push({ line, ...fault });
    if (token.type === 'html_inline') {
      if (token === firstTag || !isTag(token)) takeHtml(token, line, found);
      token.content = '';
    }
    // The words of a picture are read as others are.
    if (token.children) readInline(token.children, line, found, foreignSigns);
    text += part;
    line += lineBreaks(part);
  }
  const fault = signFault(text, start, signs);
  if (fault) found.faults.push(fault);
}

const lineBreak = /^<br\s*\/?>$/i;

/** Whether a part of a text is an HTML tag that is neither a comment nor a line break. */
const isTag = ({ type, content }: Token): boolean =>
  type === 'html_inline' && !content.startsWith('<!--') && !lineBreak.test(content);

/** Takes HTML out of the words of a text, and reports it unless it is a line break. */
function takeHtml(token: Token, line: number, found: Findings): void {
  if (lineBreak.test(token.content)) token.type = 'hardbreak';
  else readHtml(token.content, line, found);
}

/** What is wrong with an entity: its number stands for no character. */
const entityFault = ({ type, content, markup }: Token): TextFault | undefined =>
  type === 'text_special' && content === '\ufffd'
    ? { expected: known, found: markup, advice: 'write the sign itself' }
    : undefined;

/** What is wrong with the words of a picture: a note in them could not be reached. */
const noteInPictureFault = ({ type, content, children }: Token): TextFault | undefined =>
  type === 'image' && children?.some(({ type }) => type === 'footnote_ref')
    ? { expected: known, found: content, advice: 'name the note behind the picture' }
    : undefined;

/** The first of some signs that a text has, which begins on the line `start`. */
function signFault(
  text: string,
  start: number,
  signs: readonly ForeignSign[],
): MarkdownFault | undefined {
  for (const { sign, advice } of signs) {
    const match = sign.exec(text);
    if (!match) continue;
    const line = start + lineBreaks(text.slice(0, match.index));
    const found = match[0].replaceAll(hidden, '…').replaceAll(edge, '…');
    return { line, expected: known, found, advice };
  }
  return undefined;
}

/**
 * What is searched of a part of a text. A line that ends on purpose may be above any other: there,
 * \r parts the two, so that signs of several lines are not found. Other parts keep the signs before
 * and after them apart.
 */
function searched({ type, content, markup }: Token): string {
  if (type === 'text') return content;
  if (type === 'softbreak') return '\n';
  if (type === 'hardbreak') return '\r\n';
  if (type === 'html_inline')
    return lineBreak.test(content) ? '\r' : hidden + '\n'.repeat(lineBreaks(content));
  if (/^(?:em|strong)_/.test(type)) return edge;
  // Escaped signs are meant, but not the backslash of \d, or an entity such as &bull;.
  const isPlain = type === 'text_special' && (content === markup || /\P{ASCII}/u.test(content));
  return isPlain ? content : hidden;
}

const lineBreaks = (text: string): number =>
  text.includes('\n') ? text.split('\n').length - 1 : 0;
