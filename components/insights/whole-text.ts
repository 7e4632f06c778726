import type { ProseSection } from '../prose/ProseSections.tsx';

/** An address in HTML from Markdown. One that begins with two slashes names its host. */
const address = / (href|src)="(#|\/(?!\/))([^"]*)"/g;

/**
 * A text as HTML that can be read anywhere: its addresses are absolute. `page` is its own; `pageOf`
 * gives that of a page or a file of the site by its name.
 */
export function wholeText(
  sections: readonly ProseSection[],
  page: string,
  pageOf: (name: string) => string,
): string {
  const html = sections
    .map(({ heading, html }) => (heading ? `<h2>${heading}</h2>\n${html}` : html))
    .join('\n');
  return html.replace(address, (_, attribute: string, start: string, rest: string) => {
    if (start === '#') return ` ${attribute}="${page}#${rest}"`;
    const [, name = '', place = ''] = /^([^?#]*)(.*)$/.exec(rest) ?? [];
    return ` ${attribute}="${pageOf(`/${name}`)}${place}"`;
  });
}
