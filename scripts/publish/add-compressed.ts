import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressBody } from '../serve/compress.ts';
import { contentType, isCompressible } from '../serve/headers.ts';
import { type Stage, stageFile } from './stage.ts';

/** Adds each text once more as brotli and gzip, for servers that send such files as they are. */
export async function addCompressed(stage: Stage): Promise<void> {
  const texts = [...stage.files].filter(([file]) => isCompressible(contentType(file)));
  await Promise.all(
    texts.map(async ([file, { changed }]) => {
      const body = readFileSync(join(changed ? stage.folder : stage.out, file));
      const [br, gzip] = await Promise.all([compressBody(body, 'br'), compressBody(body, 'gzip')]);
      for (const [ending, bytes] of [
        ['br', br],
        ['gz', gzip],
      ] as const)
        if (bytes.length < body.length) stageFile(stage, `${file}.${ending}`, bytes, file);
    }),
  );
}
