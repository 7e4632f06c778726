import type { EndpointProps } from '#page';
import type { ProseSection } from '../prose/ProseSections.tsx';
import { withPictures } from '../prose/with-pictures.ts';

/** An address in HTML from Markdown. One that begins with two slashes names its host. */
const address = / (href|src)="(#|\/(?!\/))([^"]*)"/g;

/**
 * A text as HTML that can be read anywhere: its addresses are absolute. `page` is its own; `pageOf`
 * gives that of a page or a file of the site by its name, and `picture` the files of a picture.
 */
export function wholeText(
  sections: readonly ProseSection[],
  page: string,
  pageOf: (name: string) => string,
  picture: EndpointProps['picture'],
): string {
  const html = sections
    .map(({ heading, html }) => (heading ? `<h2>${heading}</h2>\n${html}` : html))
    .join('\n');
  const whole = withPictures(
    html,
    picture,
    ({ src, width, height }, rest) =>
      `<img src="${src}" width="${width}" height="${height}"${rest.replace(/ data-picture="[^"]*"/, '')}>`,
  );
  return whole.replace(address, (_, attribute: string, start: string, rest: string) => {
    if (start === '#') return ` ${attribute}="${page}#${rest}"`;
    const [, name = '', place = ''] = /^([^?#]*)(.*)$/.exec(rest) ?? [];
    return ` ${attribute}="${pageOf(`/${name}`)}${place}"`;
  });
}
