import { artifact, keyOf, versionOf } from '../artifacts.js';

/** Letters of content that a font does not have, and the first text that has one of them. */
export type Lacking = { family: string; letters: string; example: string };

const version = versionOf(['scripts/load/lacking-letters.ts'], ['subset-font', 'harfbuzzjs']);

/** Finds the letters of texts that a font, read from its file, lacks; nothing where it has all. */
export async function findLacking(
  family: string,
  source: Uint8Array,
  content: unknown,
): Promise<Lacking[]> {
  const texts = textsOf(content);
  const used = [...new Set(texts.flatMap((text) => text.match(letter) ?? []))].sort().join('');
  const key = keyOf(version, source, used);
  const letters = String(await artifact('fonts', key, async () => lettersLacking(source, used)));
  if (!letters) return [];
  const lacking = new Set(letters);
  const example = texts.find((text) => [...text].some((letter) => lacking.has(letter))) ?? '';
  return [{ family, letters, example }];
}

async function lettersLacking(source: Uint8Array, used: string): Promise<Buffer> {
  const [{ default: subset }, { Blob, Face }] = await Promise.all([
    import('subset-font'),
    import('harfbuzzjs'),
  ]);
  // HarfBuzz does not read woff2.
  const sfnt = await subset(Buffer.from(source), used, { targetFormat: 'sfnt' });
  const has = new Set(new Face(new Blob(sfnt)).collectUnicodes());
  return Buffer.from([...used].filter((letter) => !has.has(letter.codePointAt(0) ?? 0)).join(''));
}

// Every font has ASCII. Signs are left to the font of numbers, which may have more of them.
const letter = /(?![a-z])[\p{L}\p{So}]/giu;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.search(letter) >= 0 ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}
