import { createHash } from 'node:crypto';
import { keepArtifact, readArtifact } from '../artifacts.js';
import { inParallel } from '../in-parallel.ts';
import type { Encoded } from './encode-picture.ts';

/** An encoded picture: the hash of its bytes, and how to read them. */
type Made = { hash: string; read: () => Uint8Array };

/**
 * Photographs and cards. One from the cache gets its final name, a hash of its bytes, and is added
 * to `files`. A missing one has a provisional name until `makeMissing` makes it.
 */
export function openEncodedPictures(files: Map<string, () => Uint8Array>) {
  const made = new Map<string, Made>();
  const missing = new Map<string, Encoded>();
  let waits = false;

  const find = ({ key, name }: Encoded): Made | undefined => {
    const bytes = made.has(key) ? undefined : readArtifact('pictures', key);
    // Read again when needed rather than kept, because a site may have thousands of pictures.
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

  return {
    /** The URLs of pictures that belong together. One hash for all of them makes pages shorter. */
    urlsOf: (pictures: readonly Encoded[]): string[] => {
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
    },
    /** Whether a missing picture was requested since the last call. */
    waits: (): boolean => {
      const waited = waits;
      waits = false;
      return waited;
    },
    /** Provisional names of the missing pictures. */
    missing: (): string[] => [...missing.values()].map(provisional),
    /** Makes the missing pictures, two at a time, because the encoders use their own threads. */
    makeMissing: async (onProgress: (done: number, total: number) => void): Promise<void> => {
      const queue = [...missing.values()];
      let done = 0;
      await inParallel(queue, 2, async (picture) => {
        await make(picture);
        onProgress(++done, queue.length);
      });
    },
    /** Makes the missing picture with a provisional name; undefined if none has it. */
    makeNamed: async (file: string): Promise<Uint8Array | undefined> => {
      const wanted = [...missing.values()].find((picture) => provisional(picture) === file);
      return wanted && make(wanted);
    },
  };
}

const provisional = ({ name, key, ending }: Encoded) => `assets/${name}-${key}.${ending}`;

function lost(name: string): never {
  throw new Error(`Expected the picture ${name} in the cache, found it removed. Build again.`);
}

/** The SHA-256 of a text or of bytes, in hexadecimal digits. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');
