import type { PictureRequest, PictureSources } from '../site-api/page.ts';
import {
  type Card,
  cardPicture,
  type Repaint,
  repainted,
  repaintedNear,
  variantPicture,
  variantSizes,
} from './encode-picture.ts';
import { hashOf, openEncodedPictures } from './encoded-pictures.ts';
import { cutAround, focusIn, readFocus } from './focus.ts';
import type { Library, Picture } from './picture-library.ts';

/**
 * The pictures that pages request while they render. Drawings are published unchanged, or in
 * colours that the page requests; photographs and cards are encoded. Once all pages have been
 * rendered, the missing pictures are made, and the pages with them are rendered again.
 */
export function openPictures({
  library,
  card,
  content,
}: {
  library: Library;
  card: Card | undefined;
  content: Readonly<Record<string, unknown>>;
}) {
  const focusOf = readFocus(content);
  const files = new Map<string, () => Uint8Array>();
  const encoded = openEncodedPictures(files);

  const addDrawing = ({ read, stem, hash }: Picture, repaint?: Repaint): string => {
    const painted = repaint && Buffer.from(repainted(read().toString(), repaint));
    const file = `assets/${stem}-${(painted ? hashOf(painted) : hash).slice(0, 8)}.svg`;
    files.set(file, () => painted ?? read());
    return `/${file}`;
  };

  return {
    /**
     * The attributes that a component writes to show a picture of `content/pictures`. Throws if
     * there is no such picture.
     */
    picture: ({ picture, widths, ratio, repaint }: PictureRequest): PictureSources => {
      const source = library.get(picture);
      if (!source) throw new Error(`there is no picture "${picture}" in content/pictures`);
      const sizes = variantSizes(source, widths, ratio);
      const largest = sizes.at(-1) ?? source;
      const shown = { width: largest.width, height: largest.height, colour: source.colour };
      const focus = focusOf.get(picture);
      if (source.isDrawing) {
        const colour = repaint ? repaintedNear(source.colour, repaint) : source.colour;
        return { src: addDrawing(source, repaint), ...shown, colour, ...(focus && { focus }) };
      }
      const part = focus && cutAround(source, largest.width / largest.height, focus);
      const urls = encoded.urlsOf([
        ...sizes.map((size) => variantPicture(source, size, 'avif', part)),
        variantPicture(source, largest, 'webp', part),
      ]);
      const avif = sizes.map(({ width }, at) => `${urls[at]} ${width}w`).join(', ');
      const kept = part && { focus: focusIn(part, source, focus) };
      return { avif, src: urls.at(-1) ?? '', ...shown, ...kept };
    },
    /** The URL of a page's social card. Throws if the site draws none. */
    socialCard: (says: object, page?: string): string => {
      if (!card) throw new Error('there is no pages/_card.ts, which draws social cards');
      return encoded.urlsOf([cardPicture(card, says, page)])[0] ?? '';
    },
    /** Names of all pictures that pages requested, including the provisional ones. */
    names: (): string[] => [...files.keys(), ...encoded.provisional()],
    /** The files to publish. */
    files: (): ReadonlyMap<string, () => Uint8Array> => files,
    /** The bytes of a picture by its name. One with a provisional name is made if it is missing. */
    read: async (file: string): Promise<Uint8Array | undefined> =>
      (await encoded.readProvisional(file)) ?? files.get(file)?.(),
    waits: encoded.waits,
    makeMissing: encoded.makeMissing,
  };
}

export type Pictures = ReturnType<typeof openPictures>;
