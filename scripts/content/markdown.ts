import MarkdownIt from 'markdown-it';

/** A part of a document under one `## ` heading; `html` holds what follows the heading. */
export type Section = { id: string; title: string; html: string };

// No raw HTML: texts come from editors, and the pages' CSP allows no inline anything.
const parser = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** The heading as an id: lower case ASCII words joined by hyphens. */
export function slugify(title: string): string {
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
    return { id: slugify(title), title, html: render(cut + 3, cuts[index + 1]) };
  });
  return intro ? [{ id: '', title: '', html: intro }, ...sections] : sections;
}
