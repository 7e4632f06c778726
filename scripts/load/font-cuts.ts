import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { lettersLacking } from './font-file.ts';

/** A further file of a font, and the letters that are taken from it. */
export type Cut = { path: string; source: Uint8Array; letters: string };

/**
 * Finds letters that a font's file lacks in those that stand beside it, where its package has cut it
 * by scripts, as Fontsource does. `lacking` is what none of them has.
 */
export async function furtherCuts(path: string, source: Uint8Array, characters: string) {
  const cuts: Cut[] = [];
  let lacking = await lettersLacking(source, characters);
  for (const other of lacking ? otherScripts(path) : []) {
    const source = await readFile(other);
    const left = await lettersLacking(source, lacking);
    const letters = [...lacking].filter((letter) => !left.includes(letter)).join('');
    if (letters) cuts.push({ path: other, source, letters });
    lacking = left;
  }
  return { cuts, lacking };
}

/** Beside `tern-latin-400.woff2`, the files `tern-latin-ext-400.woff2`, `tern-greek-400.woff2` and so on. */
function otherScripts(path: string): string[] {
  const [own, before, after] = /^(.*-)latin(-(?!ext-).*)$/.exec(basename(path)) ?? [];
  if (!before || !after) return [];
  const folder = dirname(path);
  return readdirSync(folder)
    .filter((name) => name !== own && name.startsWith(before) && name.endsWith(after))
    .map((name) => join(folder, name));
}
