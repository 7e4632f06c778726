import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { keepArtifact, readArtifact } from '../artifacts.js';
import type { LoadedSite } from '../load/load-site.ts';
import type { Picture } from '../load/picture-library.ts';
import type { PictureRequest, PictureSources } from '../page.ts';
import {
  cardPicture,
  type Encoded,
  type Repaint,
  repainted,
  repaintedNear,
  variantPicture,
  variantSizes,
} from './encode-picture.ts';
import { cutAround, focusIn, readFocus } from './focus.ts';

/** An encoded picture: the hash of its bytes, and how to read them. */
type Made = { hash: string; read: () => Uint8Array };

/**
 * The pictures that pages request while they render. A drawing is published unchanged, or in the
 * colours that the page requests. A photograph or card that was made before gets its name from its
 * bytes at once. A missing one gets a provisional name. When all pages have been rendered, the
 * missing ones are made, and the pages that show them are rendered again.
 */
export function openPictures({
  library,
  card,
  content,
}: Pick<LoadedSite, 'library' | 'card' | 'content'>) {
  const focusOf = readFocus(content);
  const made = new Map<string, Made>();
  const missing = new Map<string, Encoded>();
  const files = new Map<string, () => Uint8Array>();
  let waits = false;

  const find = ({ key, name }: Encoded): Made | undefined => {
    const bytes = made.has(key) ? undefined : readArtifact('pictures', key);
    // The bytes are not kept but read again when needed, because a site may have thousands of
    // pictures.
    const read = () => readArtifact('pictures', key) ?? lost(name);
    if (bytes) made.set(key, { hash: hashOf(bytes), read });
    return made.get(key);
  };
  const make = async (picture: Encoded): Promise<Uint8Array> => {
    const bytes = await picture.make();
    keepArtifact('pictures', picture.key, bytes);
    made.set(picture.key, { hash: hashOf(bytes), read: () => bytes });
    missing.delete(picture.key);
    return bytes;
  };
  /** The URLs of pictures that belong together. One hash for all of them makes pages shorter. */
  const urlsOf = (pictures: readonly Encoded[]): string[] => {
    const found = pictures.map(find);
    const hash = hashOf(found.map((each) => each?.hash).join(' ')).slice(0, 8);
    if (found.includes(undefined)) {
      waits = true;
      for (const [at, picture] of pictures.entries())
        if (!found[at]) missing.set(picture.key, picture);
      return pictures.map((picture) => `/${provisional(picture)}`);
    }
    return pictures.map(({ name, ending }, at) => {
      const file = `assets/${name}-${hash}.${ending}`;
      files.set(file, found[at]?.read ?? (() => new Uint8Array()));
      return `/${file}`;
    });
  };

  const addDrawing = ({ path, stem, hash }: Picture, repaint?: Repaint): string => {
    const painted = repaint && Buffer.from(repainted(readFileSync(path, 'utf8'), repaint));
    const file = `assets/${stem}-${(painted ? hashOf(painted) : hash).slice(0, 8)}.svg`;
    files.set(file, () => painted ?? readFileSync(path));
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
      const urls = urlsOf([
        ...sizes.map((size) => variantPicture(source, size, 'avif', part)),
        variantPicture(source, largest, 'webp', part),
      ]);
      const avif = sizes.map(({ width }, at) => `${urls[at]} ${width}w`).join(', ');
      const kept = part && { focus: focusIn(part, source, focus) };
      return { avif, src: urls.at(-1) ?? '', ...shown, ...kept };
    },
    /** The URL of a page's social card. Throws if the site draws none. */
    socialCard: (says: object): string => {
      if (!card) throw new Error('there is no pages/_card.ts, which draws social cards');
      return urlsOf([cardPicture(card, says)])[0] ?? '';
    },
    /** Whether a missing picture was requested since the last call. */
    waits: (): boolean => {
      const waited = waits;
      waits = false;
      return waited;
    },
    /** Names of all pictures that pages requested, including the missing ones. */
    names: (): string[] => [...files.keys(), ...[...missing.values()].map(provisional)],
    /** The files to publish. */
    files: (): ReadonlyMap<string, () => Uint8Array> => files,
    /** Makes the missing pictures, two at a time, because the encoders use their own threads. */
    makeMissing: async (onProgress: (done: number, total: number) => void): Promise<void> => {
      const queue = [...missing.values()];
      const total = queue.length;
      let done = 0;
      const work = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          await make(next);
          onProgress(++done, total);
        }
      };
      await Promise.all([work(), work()]);
    },
    /** The bytes of a picture by its name. One with a provisional name is made first. */
    read: async (file: string): Promise<Uint8Array | undefined> => {
      const wanted = [...missing.values()].find((picture) => provisional(picture) === file);
      return wanted ? make(wanted) : files.get(file)?.();
    },
  };
}

export type Pictures = ReturnType<typeof openPictures>;

const provisional = ({ name, key, ending }: Encoded) => `assets/${name}-${key}.${ending}`;

function lost(name: string): never {
  throw new Error(`Expected the picture ${name} in the cache, found it gone since. Build again.`);
}

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
