import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { generatorRoot } from '../bundle/generator-imports.ts';
import { keep } from '../cache.ts';
import { contentType } from '../serve/headers.ts';

/** What hosts use that compress as they answer; 11 takes twenty times as long for a tenth less. */
export const brotliQuality = 5;

const cache = join(generatorRoot, '.cache/brotli-sizes.json');
const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };

/**
 * The sizes of files as they travel, in bytes: texts in brotli, others as they are. Sizes are kept
 * by the hash of the bytes, so that only what is new is compressed.
 */
export async function compressedSizes(
  folder: string,
  files: ReadonlyMap<string, { size: number }>,
): Promise<Map<string, number>> {
  const known: Record<string, number> = existsSync(cache)
    ? JSON.parse(readFileSync(cache, 'utf8'))
    : {};
  const kept: Record<string, number> = {};
  const measured = [...files].map(async ([file, { size }]): Promise<[string, number]> => {
    if (!isText(file)) return [file, size];
    const bytes = readFileSync(join(folder, file));
    const hash = createHash('sha1').update(bytes).digest('base64');
    const compressed = known[hash] ?? (await compress(bytes, { params })).length;
    kept[hash] = compressed;
    return [file, compressed];
  });
  const sizes = new Map(await Promise.all(measured));
  await keep(cache, JSON.stringify(kept));
  return sizes;
}

const isText = (file: string) => /^text\/|[/+](json|xml)\b/.test(contentType(file));
