import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import MarkdownIt, { type Token } from 'markdown-it';
import type { Problem } from '../base/problems.ts';
import type { Section } from './collections.ts';
import { type Fill, type Held, holdPlaceholders } from './held-placeholders.ts';
import { type Findings, findFaults } from './markdown-faults.ts';
import { quoteSetter } from './quotation-marks.ts';
import type { Source } from './read-source.ts';

// HTML is only read so that it can be reported, and links so that `findFaults` can judge them.
const parser = new MarkdownIt({ html: true, linkify: false });
parser.validateLink = () => true;

// The pages' policy forbids style attributes, which the parser would use to align table columns.
for (const cell of ['th_open', 'td_open'])
  parser.renderer.rules[cell] = (tokens, at, options, _env, renderer) => {
    const aligned = tokens[at]?.attrs?.find(([name]) => name === 'style');
    if (aligned) aligned.splice(0, 2, 'class', aligned[1].replace('text-align:', 'column-'));
    return renderer.renderToken(tokens, at, options);
  };

/**
 * Converts a text to a slug: its words in lower case, joined by hyphens, in NFC. May be empty. Only
 * Latin letters lose their accents: in other scripts, such marks are vowels and letters.
 */
function slugify(title: string): string {
  const folded = title.normalize('NFD').replace(/(?<=\p{Script=Latin})\p{Mn}+/gu, '');
  const plain = folded
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Variation_Selector}/gu, '');
  // A joiner inside a word changes the shape of its letters, or tells it from another word.
  const words = plain.match(/[\p{L}\p{N}]([\p{L}\p{N}\p{Mn}\p{Mc}]|\p{Join_Control}(?=\p{L}))*/gu);
  return words?.join('-') ?? '';
}

// Ids of headings are in NFC; some systems and keyboards write letters in parts.
const { normalizeLink } = parser;
const address = (href: string) => normalizeLink(href.replace(/#.*$/s, (hash) => hash.normalize()));
// Addresses are judged as they are written, and encoded later.
parser.normalizeLink = (href) => href;

/** What the parser's rules need to know of a text, and what they find in it. */
type Env = { lang?: string | undefined; held: Held; findings?: Findings };

// Before quotation marks are set, escaped signs are still apart from others.
parser.core.ruler.before('smartquotes', 'faults', ({ tokens, env, src }) => {
  const text: Env = env;
  const { fill, restore } = text.held;
  const inline = tokens.flatMap(({ children }) => children ?? []);
  for (const token of inline)
    for (const attribute of token.attrs ?? []) attribute[1] = fill(attribute[1]);
  text.findings = findFaults(tokens, src);
  for (const found of text.findings.faults) found.found = restore(found.found);
  for (const found of text.findings.comments) found.text = restore(found.text);
  for (const token of tokens) {
    token.content = restore(token.content);
    token.info = restore(token.info);
  }
  for (const token of [...inline, ...inline.flatMap(({ children }) => children ?? [])]) {
    if (token.type === 'text') token.content = fill(token.content);
    else if (token.type === 'text_special') token.content = token.content.replace('{', brace);
    else token.content = restore(token.content);
    for (const attribute of token.attrs ?? [])
      if (attribute[0] === 'href' || attribute[0] === 'src') attribute[1] = address(attribute[1]);
  }
});

/** Stands for a brace that is no placeholder until the text is rendered. */
const brace = '\ufdd4';

// Whatever fills or looks for placeholders in finished pages leaves such a brace alone.
const braceInHtml = '&#123;';
const { rules } = parser.renderer;
rules.text = (tokens, at) =>
  parser.utils.escapeHtml(tokens[at]?.content ?? '').replaceAll(brace, braceInHtml);
for (const type of ['code_inline', 'code_block', 'fence']) {
  const render = rules[type];
  rules[type] = (tokens, at, ...rest) => {
    const html = (render?.(tokens, at, ...rest) ?? '').replaceAll('{', braceInHtml);
    if (type === 'code_inline') return html;
    const [firstLine = ''] = (tokens[at]?.content ?? '').trim().split('\n');
    return `${openBox(firstLine)}${html.trimEnd()}</div>\n`;
  };
}

// Wide tables and lines of code scroll in a box of their own. The keyboard reaches it, and screen
// readers name it by its first row or line, which is in the language of the text.
const openBox = (name: string) => {
  const label = name.length > 80 ? `${name.slice(0, 79).trimEnd()}…` : name;
  const said = parser.utils.escapeHtml(label).replace(/\{/g, braceInHtml);
  return `<div class="prose-wide" role="region" tabindex="0" aria-label="${said}">`;
};
rules.table_open = (tokens, at) => {
  const row = tokens.slice(
    at,
    tokens.findIndex(({ type }, index) => index > at && type === 'tr_close'),
  );
  const cells = row.flatMap((token) => (token.type === 'inline' ? plainText(token) || [] : []));
  return `${openBox(cells.join(', '))}<table>\n`;
};
rules.table_close = () => '</table></div>\n';

// The parser's own rule has one set of marks. Like it, this one leaves escaped marks straight.
parser.core.ruler.at('smartquotes', ({ tokens, env }) => {
  const { lang }: Env = env;
  for (const { children } of tokens) {
    const set = quoteSetter(lang);
    // Marks inside code stay, and so do those of tags; both end the words before them.
    const shown = (children ?? []).filter(({ type, content }) => content || /break$/.test(type));
    for (const [at, token] of shown.entries()) {
      const next = shown[at + 1]?.content.charAt(0);
      if (token.type === 'text') token.content = set(token.content, next);
      else set(token.content.replace(/["']/g, ' ') || ' ');
    }
  }
});

/** A Markdown text as read. */
export type Markdown = Findings & { tokens: readonly Token[]; sections: readonly Section[] };

/**
 * Reads a Markdown text, with the quotation marks of the language `lang`, if given. `fill` fills the
 * placeholders outside code.
 */
export function readMarkdown(
  text: string,
  lang?: string,
  fill: Fill = ({ whole }) => whole,
): Markdown {
  const { text: heldText, held } = holdPlaceholders(text, fill);
  const env: Env = { lang, held };
  const tokens = parser.parse(heldText, env);
  const { faults = [], comments = [] } = env.findings ?? {};
  return { tokens, sections: sectionsOf(tokens), faults, comments };
}

/** Splits Markdown at its `## ` headings. Text before the first heading is a section without id. */
function sectionsOf(tokens: Token[]): Section[] {
  const cuts = headingsOf(tokens, 'h2');
  const render = (from: number, to: number | undefined) =>
    parser.renderer.render(tokens.slice(from, to), parser.options, {});
  const intro = render(0, cuts[0]?.at);
  const sections = cuts.map(({ at, inline }, index) => {
    const title = plainText(inline);
    const id = slugify(title) || `section-${index + 1}`;
    return {
      id,
      title,
      heading: render(at + 1, at + 2),
      html: render(at + 3, cuts[index + 1]?.at),
    };
  });
  return intro ? [{ id: '', title: '', heading: '', html: intro }, ...sections] : sections;
}

/**
 * The headings of a level: the index of their tokens, the token of their text, and their 0-based
 * line. An `h2` inside a list or a quotation begins no section, so it is none of them.
 */
const headingsOf = (tokens: readonly Token[], level: 'h1' | 'h2') =>
  tokens.flatMap(({ type, tag, map, level: depth }, at) => {
    const inline = tokens[at + 1];
    return type === 'heading_open' && tag === level && (level === 'h1' || depth === 0) && inline
      ? [{ at, inline, line: map?.[0] ?? 0 }]
      : [];
  });

/** The words of a text, without the signs of Markdown. */
const plainText = ({ children }: Token): string =>
  (children ?? [])
    .map(({ type, content }) => (/break$/.test(type) ? ' ' : content))
    .join('')
    .replaceAll(brace, '{')
    .trim();

/** What makes a Markdown file unfit for a page: its name, its headings, or unknown Markdown. */
export function documentProblems(
  source: Source,
  { tokens, sections, faults }: Markdown,
): Problem[] {
  const problems = nameProblems(source.file);
  const { file } = source;
  for (const { line, ...fault } of faults)
    problems.push({ file, line: lineInFile(source, line), ...fault });
  for (const { inline, line } of headingsOf(tokens, 'h1')) {
    problems.push({
      file,
      line: lineInFile(source, line),
      expected: 'headings that begin with ##, since the page already has a title',
      found: `# ${inline.content}`,
      advice: `write ## ${inline.content}`,
    });
  }
  const named = sections.filter(({ id }) => id);
  headingsOf(tokens, 'h2').forEach(({ line }, index) => {
    const { id, title } = named[index] ?? { id: '', title: '' };
    if (named.findIndex((section) => section.id === id) === index) return;
    problems.push({
      file,
      line: lineInFile(source, line),
      expected: 'unique headings, since each is an anchor of the page',
      found: `a second heading "${title}"`,
      advice: 'reword one of the two headings',
    });
  });
  return problems;
}

/** The 1-based line in a file for a line of its Markdown, which follows the front matter. */
export function lineInFile({ path, body }: Source, line: number): number {
  const all = readFileSync(path, 'utf8').split(/\r\n?|\n/).length;
  return all - body.split('\n').length + line + 1;
}

function nameProblems(file: string): Problem[] {
  const name = basename(file, '.md');
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return [];
  const better = slugify(name.replaceAll('ß', 'ss')).replace(/[^a-z0-9-]/g, '');
  return [
    {
      file,
      expected:
        'a file name with only a to z, digits and single hyphens, for the address of the page',
      found: `${name}.md`,
      nearest: better ? `${better}.md` : undefined,
      advice: 'rename the file',
    },
  ];
}
