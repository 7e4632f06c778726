import { createHash } from 'node:crypto';

/** A script or style that stands in a page, with its place there. */
type InlineElement = {
  element: 'script' | 'style';
  /** As written, with a space in front. */
  attributes: string;
  text: string;
  start: number;
  end: number;
};

/**
 * Finds the scripts and styles of a finished page. Written by React, with attributes in one form and
 * no `</script` inside of a script: searching for texts finds them, at a fifth of a pattern's time.
 */
export function* inlineElements(html: string): Generator<InlineElement> {
  let from = 0;
  for (;;) {
    const start = html.indexOf('<s', from);
    if (start < 0) return;
    from = start + 1;
    const element = elementAt(html, from);
    if (!element) continue;
    const opened = html.indexOf('>', from);
    const closed = html.indexOf(`</${element}>`, opened);
    if (closed < 0) return;
    const attributes = html.slice(from + element.length, opened);
    const end = closed + `</${element}>`.length;
    yield { element, attributes, text: html.slice(opened + 1, closed), start, end };
    from = end;
  }
}

function elementAt(html: string, at: number): InlineElement['element'] | undefined {
  return (['script', 'style'] as const).find(
    (name) => html.startsWith(name, at) && /[ >]/.test(html.charAt(at + name.length)),
  );
}

/** The sources, as a policy names them (`'sha256-…'`), of what stands inline in a page. */
type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

const runs = /^$|^module$|^importmap$|^speculationrules$/;

/** Hashes the inline scripts and styles of a finished page. Blocks of data, such as JSON-LD, do not run. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const { element, attributes, text } of inlineElements(html)) {
    const [, type = ''] = / type="([^"]*)"/.exec(attributes) ?? [];
    if (element === 'style') styles.add(hashSource(text));
    else if (runs.test(type) && !attributes.includes(' src="')) scripts.add(hashSource(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
