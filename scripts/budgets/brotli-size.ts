import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/**
 * Bytes of a text or file after brotli: exact where it matters. A quick pass that stays within
 * `enough` is answer enough, since the best quality only gets smaller.
 */
export async function brotliSize(content: string | Uint8Array, enough = 0): Promise<number> {
  const quick = enough ? await sizeAt(content, 5) : Number.POSITIVE_INFINITY;
  return quick <= enough ? quick : sizeAt(content, constants.BROTLI_MAX_QUALITY);
}

async function sizeAt(content: string | Uint8Array, quality: number): Promise<number> {
  const bytes = Buffer.from(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return (await compress(bytes, { params })).length;
}
