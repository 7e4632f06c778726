import { compressBody } from '../serve/compress.ts';
import { contentType, isCompressible } from '../serve/headers.ts';
import { readStaged, type Stage, stageFile } from './stage.ts';

/** Adds each text once more as brotli and gzip, for servers that send such files as they are. */
export async function addCompressed(stage: Stage): Promise<void> {
  const texts = [...stage.files].filter(([file]) => isCompressible(contentType(file)));
  await Promise.all(
    texts.map(async ([file]) => {
      const body = readStaged(stage, file) ?? Buffer.of();
      const [br, gzip] = await Promise.all([compressBody(body, 'br'), compressBody(body, 'gzip')]);
      for (const [ending, bytes] of [
        ['br', br],
        ['gz', gzip],
      ] as const)
        if (bytes.length < body.length) stageFile(stage, `${file}.${ending}`, bytes, file);
    }),
  );
}
