import { createHash } from 'node:crypto';
import { artifact, keyOf, readArtifact } from '../base/artifacts.js';
import { inParallel } from '../base/in-parallel.ts';
import type { Progress } from '../base/progress.ts';
import type { PictureRequest, PictureSources } from '../site-api/page.ts';
import {
  type Card,
  cardPicture,
  type PictureToEncode,
  type Repaint,
  repainted,
  repaintedNear,
  variantPicture,
  variantSizes,
} from './encode-picture.ts';
import { cutAround, focusIn, readFocus } from './focus.ts';
import type { Library, Picture } from './picture-library.ts';

/**
 * The pictures that pages request while they render. Drawings are published unchanged, or in
 * colours that the page requests; photographs and cards are encoded. What each is made of gives it its
 * name, so that a page can be rendered before its pictures are made.
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
  const files = new Map<string, () => Promise<Uint8Array>>();
  const encoded = new Map<string, PictureToEncode>();

  const addDrawing = ({ read, stem, hash }: Picture, repaint?: Repaint): string => {
    const painted = repaint && Buffer.from(repainted(read().toString(), repaint));
    const named = painted ? createHash('sha256').update(painted).digest('hex') : hash;
    const file = `assets/${stem}-${named.slice(0, 8)}.svg`;
    files.set(file, async () => painted ?? read());
    return `/${file}`;
  };

  /** The URLs of pictures that belong together. One hash for all of them makes pages shorter. */
  const addEncoded = (pictures: readonly PictureToEncode[]): string[] => {
    const hash = keyOf(...pictures.map(({ key }) => key)).slice(0, 8);
    return pictures.map((picture) => {
      const { name, ending, key, make } = picture;
      const file = `assets/${name}-${hash}.${ending}`;
      encoded.set(key, picture);
      files.set(file, () => artifact('pictures', key, make));
      return `/${file}`;
    });
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
      const urls = addEncoded([
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
      return addEncoded([cardPicture(card, says, page)])[0] ?? '';
    },
    /** All pictures that pages have requested, by their paths in the output. One that the cache lacks is made. */
    files,
    /** Makes the pictures that the cache lacks, two at a time, because the encoders use their own threads. */
    makeMissing: async (onProgress: Progress): Promise<void> => {
      const missing = [...encoded.values()].filter(({ key }) => !readArtifact('pictures', key));
      let done = 0;
      await inParallel(missing, 2, async ({ key, make }) => {
        await artifact('pictures', key, make);
        onProgress(++done, missing.length);
      });
    },
  };
}

export type Pictures = ReturnType<typeof openPictures>;
