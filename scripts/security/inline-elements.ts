/** A script or style that stands in a page, with its place there. */
export type InlineElement = {
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
