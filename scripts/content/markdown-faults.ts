import type { Token } from 'markdown-it';
import type { Fault } from '../base/problems.ts';
import type { NotesFound } from './footnotes.ts';
import { foreignSigns } from './foreign-signs.ts';
import type { LinkDefinitionsFound } from './link-definitions.ts';
import { isPictureName, linkOrPictureFault } from './link-faults.ts';
import { isLink } from './links.ts';
import { notWords } from './stand-ins.ts';

/** What is wrong with a Markdown text, on a 0-based line of the text. */
export type MarkdownFault = Fault & { line: number };

/** What a writer should know about a 0-based line of a text, as the end of a sentence. */
export type MarkdownRemark = { line: number; says: string };

/** What a check of a text finds. */
export type Findings = { faults: MarkdownFault[]; remarks: MarkdownRemark[] };

/**
 * Finds what of a text visitors would not see, and HTML. Everything else is published as CommonMark
 * reads it; what can only be a mistake is a remark. Comments are emptied, and `<br>` becomes a line
 * break, which cells of tables cannot have otherwise.
 */
export function findFaults(
  tokens: readonly Token[],
  lines: readonly string[],
  env: NotesFound & LinkDefinitionsFound,
): Findings {
  const found: Findings = { faults: [], remarks: [] };
  // A token without a line of its own is on that of the token before it.
  let line = 0;
  for (const token of tokens) {
    line = token.map?.[0] ?? line;
    if (token.type === 'html_block') token.content = readHtml(token.content, line, found);
    const fault = token.type === 'fence' ? fenceFault(token) : undefined;
    if (fault) found.faults.push({ line, ...fault });
    if (token.children) readInline(token.children, line, found);
  }
  found.faults.push(...tableFaults(tokens, lines), ...noteFaults(env), ...definitionFaults(env));
  found.remarks.push(...numberRemarks(tokens));
  return found;
}

/** What is wrong with code whose last line of signs is missing, so that all below it is code. */
function fenceFault({ map, content, markup, info }: Token): Fault | undefined {
  const [from, to] = map ?? [0, 0];
  // With both of its lines of signs, code has two lines more than its content.
  if (to - from - 1 > lineBreaks(content)) return undefined;
  return {
    expected: `code that ends with a line ${markup}`,
    found: markup + info,
    advice: `write ${markup} below the code, as far from the left as above it`,
  };
}

/** Rows of tables with more cells than the first row, which no page shows. */
function tableFaults(tokens: readonly Token[], lines: readonly string[]): MarkdownFault[] {
  let columns = 0;
  return tokens.flatMap(({ type, map }) => {
    if (type === 'table_open') columns = 0;
    if (type === 'th_open') columns++;
    // The first row has as many cells as it has.
    if (type !== 'tr_open' || columns === 0) return [];
    const line = map?.[0] ?? 0;
    // A table in a quotation has > before its rows.
    const found = (lines[line] ?? '').replace(/^[\s>]+/, '').trimEnd();
    const cells = found.replace(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/).length;
    const expected = `no more cells than the first row of the table has, ${columns}`;
    const advice = 'leave a cell out, or write \\| for the sign |';
    return cells > columns ? [{ line, expected, found, advice }] : [];
  });
}

/** Notes that no page shows: those that nothing names, and the second of a name. */
function noteFaults({ notes = [], footnotes }: NotesFound): MarkdownFault[] {
  const labels = new Set<string>();
  return notes.flatMap(({ label, line }) => {
    const isSecond = labels.has(label);
    labels.add(label);
    const isNamed = (footnotes?.refs?.[`:${label}`] ?? -1) >= 0;
    const fault = { line, found: `[^${label}]:` };
    if (isSecond)
      return [{ ...fault, expected: 'one note of a name', advice: 'give the second another name' }];
    if (isNamed) return [];
    return [
      { ...fault, expected: 'a note that the text names', advice: `write [^${label}] in it` },
    ];
  });
}

/** Words that no page shows, since they were read as the address of a link; second addresses of a name. */
function definitionFaults({ definitions = [], references = {} }: LinkDefinitionsFound) {
  const names = new Set<string>();
  return definitions.flatMap(({ name, line, found }): MarkdownFault[] => {
    const fault = { line, found };
    if (names.has(name))
      return [
        { ...fault, expected: 'one address of a name', advice: 'give the second another name' },
      ];
    names.add(name);
    const address = references[name]?.href ?? '';
    if (isLink(address) || isPictureName(address)) return [];
    const expected = 'the address of a link behind [name]:';
    const advice =
      'write \\[ for the sign [, [^1]: for a note, or <!-- words --> for one to yourself';
    return [{ ...fault, expected, advice }];
  });
}

/** Items of lists that visitors see with another number than the one written, as `1984. That was` may be. */
function numberRemarks(tokens: readonly Token[]): MarkdownRemark[] {
  /** The ordered lists around a place: the numbers of their last item, as written and as shown. */
  const around: { written: number; shown: number }[] = [];
  return tokens.flatMap(({ type, attrs, info, map }) => {
    if (type === 'ordered_list_open') {
      const first = Number(attrs?.find(([name]) => name === 'start')?.[1] ?? 1);
      around.push({ written: first - 1, shown: first - 1 });
    }
    if (type === 'ordered_list_close') around.pop();
    const last = around.at(-1);
    // Items of other lists have no number.
    if (type !== 'list_item_open' || info === '' || !last) return [];
    const [number, next] = [Number(info), last.written + 1];
    // Some writers number each item 1.
    const isMeant = number === last.written || number === next;
    last.written = number;
    last.shown += 1;
    if (isMeant) return [];
    const says = `has the number ${number}, where visitors see ${last.shown}: write ${number}\\. for words, or ${next}. for the next item`;
    return [{ line: map?.[0] ?? 0, says }];
  });
}

const comment = /<!--[\s\S]*?-->/g;

/** Reads HTML: collects its comments, and reports anything else. Returns nothing to show. */
function readHtml(html: string, line: number, { faults, remarks }: Findings): string {
  // From each beginning of a comment, the search would go on to the end of a text without one.
  const closed = html.slice(0, html.lastIndexOf('-->') + 3);
  let [at, counted] = [line, 0];
  for (const { 0: text, index } of closed.matchAll(comment)) {
    const says = `has a comment, which is not published: ${text.replace(/\s+/g, ' ')}`;
    at += lineBreaks(html.slice(counted, index));
    counted = index;
    remarks.push({ line: at, says });
  }
  const rest =
    closed.replace(comment, (text) => '\n'.repeat(lineBreaks(text))) + html.slice(closed.length);
  const first = /\S.*/.exec(rest);
  if (!first) return '';
  faults.push({
    line: line + lineBreaks(rest.slice(0, first.index)),
    expected: 'Markdown without HTML',
    found: first[0].trim(),
    // Words beside a comment are part of its HTML, too.
    advice: html.includes('<!--')
      ? 'write the comment on lines of its own, between <!-- and -->'
      : 'write it as content/README.md shows, or \\< for the sign <',
  });
  return '';
}

const lineBreak = /^<br\s*\/?>$/i;

/**
 * Reads the words of a paragraph, a heading, a cell or a picture that begin on the line `start`: their
 * links, their HTML, and the first sign that is none here.
 */
function readInline(tokens: readonly Token[], start: number, found: Findings): void {
  let [line, words] = [start, ''];
  let tags = 0;
  for (const [at, token] of tokens.entries()) {
    const part = plainWords(token);
    const fault = linkOrPictureFault(tokens, at);
    if (fault) found.faults.push({ line, ...fault });
    if (token.type === 'html_inline') {
      // One message about elements is enough: an end tag needs none.
      const isTag = !token.content.startsWith('<!--') && !lineBreak.test(token.content);
      if (lineBreak.test(token.content)) token.type = 'hardbreak';
      else if (!isTag || tags++ === 0) readHtml(token.content, line, found);
      token.content = '';
    }
    if (token.children) readInline(token.children, line, found);
    words += part;
    line += lineBreaks(part);
  }
  for (const { sign, advice } of foreignSigns) {
    const match = sign.exec(words);
    if (!match) continue;
    const [first = ''] = match[0].replaceAll(notWords, '…').split('\n');
    const says = `has ${withNames(first)}, which visitors see as it is typed: ${advice}`;
    found.remarks.push({ line: start + lineBreaks(words.slice(0, match.index)), says });
    return;
  }
}

/** Spaces of other kinds are named, since nobody can see them. */
const withNames = (text: string) =>
  text.replace(
    /[^\S \n]/g,
    (space) => ` and U+${space.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );

/** The words of a part of a text, without what is meant as it is: code, links, escaped signs. */
function plainWords({ type, content }: Token): string {
  if (type === 'text') return content;
  if (type === 'softbreak') return '\n';
  // Such a line ends on purpose.
  if (type === 'hardbreak') return `${notWords}\n`;
  return notWords + (type === 'html_inline' ? '\n'.repeat(lineBreaks(content)) : '');
}

const lineBreaks = (text: string): number =>
  text.includes('\n') ? text.split('\n').length - 1 : 0;
