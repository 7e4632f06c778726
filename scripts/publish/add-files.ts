import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import type { ClientBundle } from '../load/bundle-client.ts';
import { filesLeftOut } from '../load/page-groups.ts';
import { compressBody } from './compress.ts';
import { contentType, isCompressible } from './headers.ts';
import { addFile, readStaged, type Stage, stageFile } from './stage.ts';

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
