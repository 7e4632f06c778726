import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import MarkdownIt from 'markdown-it';
import type { Problem } from '../problems.ts';
import type { Section } from './collections.ts';
import { setQuotes } from './fields.ts';
import type { Source } from './read-source.ts';

// No raw HTML: texts come from editors, and the pages' CSP allows no inline anything.
// Of the replacements of `typographer` only quotation marks are made.
const parser = new MarkdownIt({ html: false, linkify: false, typographer: true });
parser.disable('replacements');

// The pages' policy allows no style in markup, which is how the parser aligns the columns of tables.
for (const cell of ['th_open', 'td_open'])
  parser.renderer.rules[cell] = (tokens, at, options, _env, renderer) => {
    const aligned = tokens[at]?.attrs?.find(([name]) => name === 'style');
    if (aligned) aligned.splice(0, 2, 'class', aligned[1].replace('text-align:', 'column-'));
    return renderer.renderToken(tokens, at, options);
  };

/** A text as a name in addresses: its words in lower case, joined by hyphens; it may be empty. */
function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** Cuts Markdown at its `## ` headings. Text before the first heading is a section without id. */
export function markdownSections(source: string): Section[] {
  const tokens = parser.parse(source, {});
  const cuts = tokens.flatMap((token, at) =>
    token.type === 'heading_open' && token.tag === 'h2' ? [at] : [],
  );
  const render = (from: number, to: number | undefined) =>
    parser.renderer.render(tokens.slice(from, to), parser.options, {});
  const intro = render(0, cuts[0] ?? tokens.length);
  const sections = cuts.map((cut, index) => {
    const title = tokens[cut + 1]?.content ?? '';
    const id = slugify(title) || `section-${index + 1}`;
    return { id, title: setQuotes(title), html: render(cut + 3, cuts[index + 1]) };
  });
  return intro ? [{ id: '', title: '', html: intro }, ...sections] : sections;
}

/** What is wrong with a Markdown file as a page: a name that is no address, a repeated heading. */
export function documentProblems({ file, path }: Source, sections: readonly Section[]): Problem[] {
  const problems: Problem[] = [];
  const name = basename(file, '.md');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    const better = slugify(name.replaceAll('ß', 'ss')).replace(/[^a-z0-9-]/g, '');
    problems.push({
      file,
      expected:
        'a file name of a to z, digits and single hyphens: it becomes the address of the page',
      found: `${name}.md`,
      nearest: better ? `${better}.md` : undefined,
      advice: 'rename the file',
    });
  }
  sections.forEach(({ id, title }, index) => {
    const first = sections.findIndex((section) => section.id === id);
    if (first === index || !id) return;
    const lines = readFileSync(path, 'utf8').split(/\r\n?|\n/);
    const headings = lines.flatMap((line, at) => (/^##\s/.test(line) ? [at + 1] : []));
    problems.push({
      file,
      line: headings[sections[0]?.id ? index : index - 1],
      expected: 'headings that differ, since each is an anchor of the page',
      found: `"${title}" a second time`,
      advice: 'give one of the two another heading',
    });
  });
  return problems;
}
