import { type PictureSources, usePage } from '#page';

/** Widths of a picture in a text, in pixels: for phones, the column, and both at double density. */
const widths = [400, 720, 1080, 1440];

/** Text from Markdown. The parser lets no raw HTML through. */
export function Prose({ html }: { html: string }) {
  const { picture } = usePage();
  const whole = html.replace(/<img data-picture="([^"]*)"([^>]*)>/g, (_image, name, rest) =>
    pictureTag(picture({ picture: unescaped(name), widths }), ` data-picture="${name}"${rest}`),
  );
  return <div className="prose" dangerouslySetInnerHTML={{ __html: whole }} />;
}

/** A picture as HTML, like those of `Picture`: a text is no tree of components. */
function pictureTag({ avif, src, width, height }: PictureSources, rest: string): string {
  const sizes = '(width < 56.25rem) 100vw, 45rem';
  const source = avif ? `<source type="image/avif" srcset="${avif}" sizes="${sizes}">` : '';
  return `<picture>${source}<img src="${src}" width="${width}" height="${height}"${rest} loading="lazy"></picture>`;
}

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
