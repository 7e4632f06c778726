import type MarkdownIt from 'markdown-it';

/** The lines of a text with the address of a link, `[name]: /address/`, and which of them it uses. */
export type AddressesFound = {
  addresses?: { name: string; label: string; line: number; found: string }[];
  used?: Set<string>;
};

/** Keeps track of lines with addresses, which the parser hides even if no link uses them. */
export function trackAddresses(parser: MarkdownIt): void {
  const { normalizeReference } = parser.utils;
  parser.block.ruler.before('reference', 'addresses', (state, line, _end, silent) => {
    const found = state.getLines(line, line + 1, state.blkIndent, false).trim();
    const label = /^\[((?:\\.|[^\\[\]])+)\]:/.exec(found)?.[1];
    if (!silent && label !== undefined) {
      const env: AddressesFound = state.env;
      env.addresses ??= [];
      env.addresses.push({ name: normalizeReference(label), label, line, found });
    }
    return false;
  });
  parser.core.ruler.after('block', 'addresses', ({ env }) => {
    const { references = {} } = env;
    const found: AddressesFound = env;
    const used = new Set<string>();
    // Other lines that begin so are shown as text.
    found.addresses = (found.addresses ?? []).filter(({ name }) => Object.hasOwn(references, name));
    found.used = used;
    env.references = new Proxy(references, {
      get: (all, name) => {
        used.add(String(name));
        return Reflect.get(all, name);
      },
    });
  });
}
