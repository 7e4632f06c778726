import { createHash } from 'node:crypto';
import { keepArtifact, readArtifact } from '../base/artifacts.js';
import { inParallel } from '../base/in-parallel.ts';
import type { PictureToEncode } from './encode-picture.ts';

/** An encoded picture: the hash of its bytes, and how to read them. */
type EncodedBytes = { hash: string; read: () => Uint8Array };

/**
 * Photographs and cards. Those that belong together get their final names, a hash of their bytes, and
 * are added to `files`, once all of them are in the cache. Until `makeMissing` has made the missing
 * ones, all of them have provisional names.
 */
export function openEncodedPictures(files: Map<string, () => Uint8Array>) {
  const made = new Map<string, EncodedBytes>();
  /** The pictures with provisional names, by these names. */
  const provisional = new Map<string, PictureToEncode>();
  let waits = false;

  const find = ({ key, name }: PictureToEncode): EncodedBytes | undefined => {
    const bytes = made.has(key) ? undefined : readArtifact('pictures', key);
    // Read again when needed rather than kept, because a site may have thousands of pictures.
    const read = () => readArtifact('pictures', key) ?? lost(name);
    if (bytes) made.set(key, { hash: hashOf(bytes), read });
    return made.get(key);
  };
  const make = async (picture: PictureToEncode): Promise<Uint8Array> => {
    const bytes = await picture.make();
    keepArtifact('pictures', picture.key, bytes);
    made.set(picture.key, { hash: hashOf(bytes), read: () => bytes });
    return bytes;
  };

  return {
    /** The URLs of pictures that belong together. One hash for all of them makes pages shorter. */
    urlsOf: (pictures: readonly PictureToEncode[]): string[] => {
      const found = pictures.map(find);
      const hash = hashOf(found.map((each) => each?.hash).join(' ')).slice(0, 8);
      if (found.includes(undefined)) {
        waits = true;
        return pictures.map((picture) => {
          const file = `assets/${picture.name}-${picture.key}.${picture.ending}`;
          provisional.set(file, picture);
          return `/${file}`;
        });
      }
      return pictures.map(({ name, ending }, at) => {
        const file = `assets/${name}-${hash}.${ending}`;
        files.set(file, found[at]?.read ?? (() => new Uint8Array()));
        return `/${file}`;
      });
    },
    /** Whether a missing picture was requested since the last call. */
    waits: (): boolean => {
      const waited = waits;
      waits = false;
      return waited;
    },
    /** All provisional names. */
    provisional: (): string[] => [...provisional.keys()],
    /** Makes the missing pictures, two at a time, because the encoders use their own threads. */
    makeMissing: async (onProgress: (done: number, total: number) => void): Promise<void> => {
      const queue = [...provisional.values()].filter((picture) => !find(picture));
      let done = 0;
      await inParallel(queue, 2, async (picture) => {
        await make(picture);
        onProgress(++done, queue.length);
      });
    },
    /** The picture with a provisional name, made if it is missing; undefined if none has it. */
    readProvisional: async (file: string): Promise<Uint8Array | undefined> => {
      const wanted = provisional.get(file);
      return wanted && (find(wanted)?.read() ?? make(wanted));
    },
  };
}

function lost(name: string): never {
  throw new Error(`Expected the picture ${name} in the cache, found it removed. Build again.`);
}

/** The SHA-256 of a text or of bytes, in hexadecimal digits. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');
