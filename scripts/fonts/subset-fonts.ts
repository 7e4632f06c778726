import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { generatorRoot } from '../bundle/generator-imports.ts';
import { keep } from '../cache.ts';
import { type Problem, ProblemsError } from '../problems.ts';
import { charactersOf } from './characters.ts';
import { fontFaces } from './font-faces.ts';
import { type Font, fontSchema } from './font-schema.ts';

/** The site's fonts, cut to what it uses: files to publish, their CSS, and what to preload. */
export type Fonts = {
  files: { file: string; bytes: Uint8Array }[];
  css: string;
  preload: string[];
};

const cache = join(generatorRoot, '.cache/fonts');

/**
 * Cuts the fonts that content lists as `fonts` to the characters that content uses. Throws a
 * ProblemsError for a font file that is not there.
 */
export async function subsetFonts(
  root: string,
  content: Readonly<Record<string, unknown>>,
): Promise<Fonts> {
  const fonts = fontSchema.array().parse(content.fonts ?? []);
  const characters = fonts.length ? charactersOf(content) : '';
  const files = await Promise.all(
    fonts.map((font) => subsetOnce(font, findFont(root, font), characters)),
  );
  const faces = fonts.map((font, index) => fontFaces(font, `/${files[index]?.file}`));
  const preload = files.filter((_, index) => fonts[index]?.preload).map(({ file }) => `/${file}`);
  return { files, css: faces.join(''), preload };
}

function findFont(root: string, { family, file }: Font): string {
  const require = createRequire(join(generatorRoot, 'package.json'));
  try {
    return file.startsWith('./') ? require.resolve(resolve(root, file)) : require.resolve(file);
  } catch {
    const problem: Problem = {
      file: 'content/fonts.yaml',
      field: family,
      expected: 'a font file in an npm package that is installed, or ./ and a path from the root',
      found: file,
    };
    throw new ProblemsError([problem]);
  }
}

async function subsetOnce({ family, weight, features }: Font, path: string, characters: string) {
  const source = await readFile(path);
  const hash = createHash('sha256')
    .update(source)
    .update(JSON.stringify([weight, features, characters]));
  const name = `${family.toLowerCase().replaceAll(' ', '-')}-${hash.digest('hex').slice(0, 8)}.woff2`;
  const cached = join(cache, name);
  if (!existsSync(cached)) {
    const { default: subset } = await import('subset-font');
    const options = { variationAxes: { wght: weight }, noLayoutClosure: !features };
    await keep(cached, await subset(source, characters, { targetFormat: 'woff2', ...options }));
  }
  return { file: `assets/${name}`, bytes: await readFile(cached) };
}
