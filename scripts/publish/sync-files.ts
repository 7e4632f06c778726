import { open } from 'node:fs/promises';

const atOnce = 32;

/**
 * Sees to it that files are on the disk, not only in the system's memory. Many at once: the disk
 * then takes them together, at a tenth of the time.
 */
export async function syncFiles(paths: readonly string[]): Promise<void> {
  const left = [...paths];
  const worker = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await syncFile(path);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
