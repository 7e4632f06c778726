import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Keeps a file in a cache: there whole or not at all, whoever else writes or stops meanwhile. */
export async function keep(path: string, bytes: Uint8Array | string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, path);
}
