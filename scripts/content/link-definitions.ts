import type MarkdownIt from 'markdown-it';

/** The link definitions of a text, lines such as `[name]: /address/`, and which of them it uses. */
export type LinkDefinitionsFound = {
  definitions?: { name: string; label: string; line: number; found: string }[];
  used?: Set<string>;
};

/** Keeps track of link definitions, which the parser hides even if no link uses them. */
export function trackLinkDefinitions(parser: MarkdownIt): void {
  const { normalizeReference } = parser.utils;
  parser.block.ruler.before('reference', 'link-definitions', (state, line, _end, silent) => {
    const found = state.getLines(line, line + 1, state.blkIndent, false).trim();
    const label = /^\[((?:\\.|[^\\[\]])+)\]:/.exec(found)?.[1];
    if (!silent && label !== undefined) {
      const env: LinkDefinitionsFound = state.env;
      env.definitions ??= [];
      env.definitions.push({ name: normalizeReference(label), label, line, found });
    }
    return false;
  });
  parser.core.ruler.after('block', 'link-definitions', ({ env }) => {
    const { references = {} } = env;
    const found: LinkDefinitionsFound = env;
    const used = new Set<string>();
    // Other lines that begin so are shown as text.
    found.definitions = (found.definitions ?? []).filter(({ name }) =>
      Object.hasOwn(references, name),
    );
    found.used = used;
    env.references = new Proxy(references, {
      get: (all, name) => {
        used.add(String(name));
        return Reflect.get(all, name);
      },
    });
  });
}
