import type MarkdownIt from 'markdown-it';

/** The link definitions of a text, lines such as `[name]: /address/`, and what the parser read of them. */
export type LinkDefinitionsFound = {
  definitions?: { name: string; line: number; found: string }[];
  references?: Record<string, { href: string }>;
};

/** Notes the lines of link definitions, which the parser takes out of the text. */
export function noteLinkDefinitions(parser: MarkdownIt): void {
  const { normalizeReference } = parser.utils;
  parser.block.ruler.before('reference', 'link-definitions', (state, line, _end, silent) => {
    const found = state.getLines(line, line + 1, state.blkIndent, false).trim();
    const label = /^\[((?:\\.|[^\\[\]])+)\]:/.exec(found)?.[1];
    if (!silent && label !== undefined) {
      const env: LinkDefinitionsFound = state.env;
      env.definitions ??= [];
      env.definitions.push({ name: normalizeReference(label), line, found });
    }
    return false;
  });
  parser.core.ruler.after('block', 'link-definitions', ({ env }) => {
    const found: LinkDefinitionsFound = env;
    // Other lines that begin so are shown as text.
    const isRead = (name: string) => Object.hasOwn(found.references ?? {}, name);
    found.definitions = found.definitions?.filter(({ name }) => isRead(name)) ?? [];
  });
}
