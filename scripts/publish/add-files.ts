import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import type { ClientBundle } from '../bundle/bundle-client.ts';
import { filesLeftOut } from '../bundle/page-groups.ts';
import { makeDrawings } from '../pictures/drawings.ts';
import { makeVariants } from '../pictures/make-variants.ts';
import type { Variant } from '../pictures/variants.ts';
import { addFile, type Stage } from './stage.ts';

/** Adds what was bundled for the browser: scripts or style sheets. */
export function addBundle(stage: Stage, { files }: Pick<ClientBundle, 'files'>): void {
  for (const [file, bytes] of files) addFile(stage, file, bytes);
}

/** Adds the files of `static/` as they are. Dotfiles and symbolic links stay behind. */
export function addStaticFiles(root: string, stage: Stage): void {
  const ignore = filesLeftOut(root);
  const options = { cwd: root, ignore, followSymbolicLinks: false, objectMode: true } as const;
  const files = fastGlob.sync('static/**', options);
  for (const { path, dirent } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const target = path.replace('static/', '');
    if (!dirent.isFile()) continue;
    if (target.startsWith('assets/')) {
      const expected = 'another folder than assets, whose files browsers keep for good';
      stage.problems.push({ file: path, expected, found: target });
    } else addFile(stage, target, readFileSync(join(root, path)), path);
  }
}

/** Makes the pictures that pages asked for, where the cache lacks them, and adds them. */
export async function addVariants(
  stage: Stage,
  variants: readonly Variant[],
  onProgress?: (done: number, total: number) => void,
): Promise<void> {
  for (const { file, path } of await makeVariants(variants, onProgress)) {
    addFile(stage, file, readFileSync(path));
  }
}

/** Draws what pages drew of themselves, where the cache lacks it, and adds it. */
export async function addDrawings(
  stage: Stage,
  drawings: Parameters<typeof makeDrawings>[0],
): Promise<void> {
  for (const { file, path } of await makeDrawings(drawings))
    addFile(stage, file, readFileSync(path));
}
