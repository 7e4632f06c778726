import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { keep } from '../artifacts.ts';
import { pictureCache } from '../load/pictures.ts';
import type { Variant } from './picture-variants.ts';

// Line art: full colour resolution, or thin saffron lines turn grey.
const settings = {
  avif: { quality: 45, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 72, effort: 4, smartSubsample: true },
} as const;

/**
 * Makes the variants that the cache does not have, two at a time (the encoders use threads of their
 * own), and returns the files to publish. `onProgress` is called for each one made.
 */
export async function makeVariants(
  variants: readonly Variant[],
  onProgress: (done: number, total: number) => void = () => {},
): Promise<{ file: string; path: string }[]> {
  const wanted = variants.map((variant) => ({
    variant,
    path: join(pictureCache, basename(variant.file)),
  }));
  const missing = wanted.filter(({ path }) => !existsSync(path));
  let started = 0;
  let done = 0;
  const work = async () => {
    for (let next = missing[started++]; next; next = missing[started++]) {
      await make(next.variant, next.path);
      onProgress(++done, missing.length);
    }
  };
  await Promise.all([work(), work()]);
  return wanted.map(({ variant, path }) => ({ file: variant.file, path }));
}

async function make({ source, width, height, format }: Variant, path: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const scalable = source.path.endsWith('.svg');
  // SVG is drawn at the size that is needed: 72 dots an inch is its own size.
  const scale = Math.max(width / source.width, height / source.height);
  const density = scalable ? Math.max(1, 72 * scale) : undefined;
  const image = sharp(await readFile(source.path), density ? { density } : {})
    .rotate()
    .resize(width, height, { fit: 'cover' });
  const bytes = await (format === 'avif'
    ? image.avif(settings.avif)
    : image.webp(settings.webp)
  ).toBuffer();
  await keep(path, bytes);
}
