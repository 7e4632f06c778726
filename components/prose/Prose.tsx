import { type PictureSources, usePage } from '#page';
import { withPictures } from './with-pictures.ts';

/** Text from Markdown. The parser lets no raw HTML through. */
export function Prose({ html }: { html: string }) {
  const whole = withPictures(html, usePage().picture, pictureTag);
  return <div className="prose" dangerouslySetInnerHTML={{ __html: whole }} />;
}

/** A picture as HTML, like those of `Picture`: a text is no tree of components. */
function pictureTag({ avif, src, width, height }: PictureSources, rest: string): string {
  const sizes = '(width < 56.25rem) 100vw, 45rem';
  const source = avif ? `<source type="image/avif" srcset="${avif}" sizes="${sizes}">` : '';
  return `<picture>${source}<img src="${src}" width="${width}" height="${height}"${rest} loading="lazy"></picture>`;
}
