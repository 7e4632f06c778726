import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSizes, quick } from '../budgets/brotli-sizes.ts';
import { contentType } from '../serve/headers.ts';

/** The sizes of files as they travel, in bytes: texts in brotli, others as they are. */
export async function compressedSizes(
  folder: string,
  files: ReadonlyMap<string, { size: number }>,
): Promise<Map<string, number>> {
  const sizes = openSizes();
  const measured = [...files].map(async ([file, { size }]): Promise<[string, number]> => {
    if (!isText(file)) return [file, size];
    return [file, await sizes.sizeOf(readFileSync(join(folder, file)), quick)];
  });
  const compressed = new Map(await Promise.all(measured));
  await sizes.save();
  return compressed;
}

const isText = (file: string) => /^text\/|[/+](json|xml)\b/.test(contentType(file));
