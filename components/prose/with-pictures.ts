import type { PictureRequest, PictureSources } from '#page';

/** Widths of a picture in a text, in pixels: for phones, the column, and both at double density. */
const widths = [400, 720, 1080, 1440];

/** A text from Markdown with the files of its pictures, each as the tag that `write` makes of it. */
export const withPictures = (
  html: string,
  picture: (request: PictureRequest) => PictureSources,
  write: (sources: PictureSources, attributes: string) => string,
): string =>
  html.replace(/<img data-picture="([^"]*)"([^>]*)>/g, (_image, name: string, rest: string) =>
    write(picture({ picture: unescaped(name), widths }), ` data-picture="${name}"${rest}`),
  );

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
