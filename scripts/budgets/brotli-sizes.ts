import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { keepArtifact, keyOf, readArtifact } from '../base/artifacts.js';

/** Brotli's maximum quality, for limits that are exact to the byte. */
export const bestQuality = constants.BROTLI_MAX_QUALITY;

/** The quality used by hosts that compress on the fly: thirty times as fast, and at most a fifth larger. */
export const quickQuality = 5;

/** Weighs contents, in bytes after brotli at a given quality. */
export type BrotliSizes = {
  sizeOf(content: string | Uint8Array, quality: number): Promise<number>;
  /** Keeps the sizes for the next build. */
  save(): Promise<void>;
};

/** A different brotli version may compress to a different size. */
const key = keyOf(process.versions.brotli ?? '');
/** How many sizes stay that this build did not use, for instance those of other sites. */
const mostSpare = 5000;
const compress = promisify(brotliCompress);

/** Opens the sizes that earlier builds measured, by the hash of the contents. */
export function openSizes(): BrotliSizes {
  const kept = readArtifact('sizes', key);
  const read = kept ? JSON.parse(String(kept)) : {};
  const known = new Map<string, number>(Object.entries(read));
  const used = new Map<string, number | Promise<number>>();
  let isNew = false;
  return {
    sizeOf: async (content, quality) => {
      const name = `${quality} ${hash('sha1', content, 'base64')}`;
      const size = used.get(name) ?? known.get(name) ?? compressedSize(content, quality);
      used.set(name, size);
      isNew ||= !known.has(name);
      return size;
    },
    save: async () => {
      if (!isNew) return;
      const spare = [...known].filter(([name]) => !used.has(name)).slice(-mostSpare);
      const measured = [...spare, ...used].map(async ([key, size]) => [key, await size]);
      keepArtifact('sizes', key, JSON.stringify(Object.fromEntries(await Promise.all(measured))));
    },
  };
}

async function compressedSize(content: string | Uint8Array, quality: number): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return (await compress(content, { params })).length;
}
