import { type FileHandle, open } from 'node:fs/promises';

const GONE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** How often a file that changes under our hands is read again before it counts as missing. */
const ATTEMPTS = 3;

/**
 * Reads a whole file, or returns undefined where it is gone: a build may replace the folder between
 * the look-up and the read. A file that grows or shrinks while it is read is read again, so that
 * half a file is never taken for a whole one. Throws other errors of the file system.
 */
export async function readWhole(path: string): Promise<Buffer | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const body = await readSteady(path);
    if (body !== 'changed') return body;
  }
  return undefined;
}

async function readSteady(path: string): Promise<Buffer | 'changed' | undefined> {
  let file: FileHandle | undefined;
  try {
    file = await open(path);
    const before = await file.stat();
    const body = await file.readFile();
    const after = await file.stat();
    const steady = before.mtimeMs === after.mtimeMs && after.size === body.length;
    return steady ? body : 'changed';
  } catch (error) {
    if (error instanceof Error && 'code' in error && GONE.has(String(error.code))) return undefined;
    throw error;
  } finally {
    await file?.close();
  }
}
