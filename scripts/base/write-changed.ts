import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes generated files, by their paths from `root`: only those whose content has changed. Prints
 * the path of each, and returns how many they are.
 */
export function writeChanged(root: string, files: ReadonlyMap<string, string | Buffer>): number {
  const changed = [...files].filter(([file, content]) => {
    const path = join(root, file);
    return !existsSync(path) || !readFileSync(path).equals(Buffer.from(content));
  });
  for (const [file, content] of changed) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
    console.log(file);
  }
  return changed.length;
}
