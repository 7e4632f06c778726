import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatorRoot } from '../artifacts.js';

const packages = join(generatorRoot, 'node_modules');

/** Addresses of the CMS's own scripts, below `/admin/`. */
const ownScript = /^((?:chunks\/)?[\w-][\w.-]*\.js)$/;

const iconFont = 'material-symbols-outlined-latin-wght-normal.woff2';

/**
 * What the CMS would ask other companies for: its icons, and the package in whose data previews get
 * theirs. Its code says `elsewhere`, and is served saying `here`.
 */
const borrowed = [
  {
    elsewhere: /https:\/\/[^()\s`]*\/material-symbols-outlined[^()\s`]*\.woff2/g,
    here: '/admin/icons.woff2',
    asked: /^icons\.woff2$/,
    file: `@fontsource-variable/material-symbols-outlined/files/${iconFont}`,
    type: 'font/woff2',
  },
  {
    elsewhere: /https:\/\/unpkg\.com\/(?=\$\{\w+\}`,)/g,
    here: '/admin/npm/',
    asked: /^npm\/immutable@[\d.]+\/dist\/immutable\.es\.js$/,
    file: 'immutable/dist/immutable.es.js',
    type: 'text/javascript',
  },
] as const;

/** A file of the CMS by its address below `/admin/`, from its npm package; undefined for no such. */
export async function cmsFile(
  name: string,
): Promise<{ body: Uint8Array; type: string } | undefined> {
  const lent = borrowed.find(({ asked }) => asked.test(name));
  if (lent) return { body: await readFile(join(packages, lent.file)), type: lent.type };
  if (!ownScript.test(name)) return undefined;
  const code = await readFile(join(packages, '@sveltia/cms/dist', name), 'utf8');
  const own = borrowed.reduce(
    (text, { elsewhere, here }) => text.replace(elsewhere, () => here),
    code,
  );
  return { body: Buffer.from(own), type: 'text/javascript; charset=utf-8' };
}
