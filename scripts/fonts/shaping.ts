/** What a font has of the words of a site: which letters it can set, and all that it needs to set them. */
import type { Font } from 'harfbuzzjs';
import { artifact, keyOf, versionOf } from '../base/artifacts.js';

const version = versionOf(['scripts/fonts/shaping.ts'], ['fontverter', 'harfbuzzjs']);

/** The characters that a file of a font needs for some words, and the parts of these that it cannot set. */
export type Taken = { letters: string; rest: readonly string[] };

/**
 * What is taken from words: those of which a file has all letters, or each letter that it has, with its marks, or
 * also those that it can put together from others, as Ā from A and a macron.
 */
export type Taking = 'words' | 'letters' | 'composed';

/**
 * Takes from words what a file of a font can set. HarfBuzz, the shaper of most browsers, says what it looks up for
 * them: more than was typed, since it composes letters and splits others, such as the Thai ำ.
 */
export async function takeWords(
  source: Uint8Array,
  words: readonly string[],
  taking: Taking = 'letters',
): Promise<Taken> {
  const key = keyOf(version, source, taking, words.join('\n'));
  const take = async () => Buffer.from(JSON.stringify(await shapeWords(source, words, taking)));
  return JSON.parse(String(await artifact('fonts', key, take)));
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Latin is shaped apart from other scripts, as in browsers. Of the latter, words hardly mix two. */
const inOneScript = /(?:\p{sc=Latn}\p{M}*)+|[^\p{sc=Latn}]+/gu;

async function shapeWords(source: Uint8Array, words: readonly string[], taking: Taking) {
  const { shape, asked, lists } = await openShaper(source);
  const known = new Map<string, boolean>();
  const has = (letter: string) => {
    const [composed = letter, ...more] = letter.normalize();
    const isListed = taking === 'composed' || more.length > 0 || lists(composed);
    const isIn = known.get(letter) ?? (isListed && shape(letter));
    known.set(letter, isIn);
    return isIn;
  };
  const rest = new Set<string>();
  const pieces = new Set<string>();
  for (const word of words) {
    const split = inPieces(word, has);
    if (taking === 'words' && split.length > 1) rest.add(word);
    else for (const { isIn, text } of split) (isIn ? pieces : rest).add(text);
  }
  // Looking for a letter asks for others, too.
  asked.clear();
  for (const piece of pieces) {
    for (const [run] of piece.matchAll(inOneScript)) shape(run);
    // In lines from the right, brackets and the like are those that close.
    if (!/\p{L}/u.test(piece)) shape(piece, true);
    // Browsers ask a font only for what was typed in its range, even if it composes that.
    for (const character of piece) asked.add(character.codePointAt(0) ?? 0);
  }
  const letters = String.fromCodePoint(...[...asked].sort((a, b) => a - b));
  return { letters, rest: [...rest] };
}

/** Splits a word where a font begins or ceases to have its letters. */
function inPieces(word: string, has: (letter: string) => boolean) {
  const pieces: { isIn: boolean; text: string }[] = [];
  for (const { segment } of graphemes.segment(word)) {
    const isIn = has(segment);
    const last = pieces.at(-1);
    if (last?.isIn === isIn) last.text += segment;
    else pieces.push({ isIn, text: segment });
  }
  return pieces;
}

/** What a font needs as long as it lives. */
const kept = new WeakMap<Font, readonly object[]>();

/**
 * Shapes texts with a font. `lists` says whether it has a character, `shape` whether it has every letter of a text,
 * and `asked` collects the characters that were looked up in it and found.
 */
async function openShaper(source: Uint8Array) {
  const { Blob, Direction, Face, Font, FontFuncs, Buffer: Run, shape } = await import('harfbuzzjs');
  const { convert } = await import('fontverter');
  // HarfBuzz cannot read WOFF2.
  const face = new Face(new Blob(await convert(Buffer.from(source), 'sfnt')));
  const plain = new Font(face);
  const asking: Font = plain.subFont();
  const run = new Run();
  const asked = new Set<number>();
  const functions = new FontFuncs();
  functions.setNominalGlyphFunc((_, character) => {
    const glyph = plain.nominalGlyph(character);
    if (glyph) asked.add(character);
    return glyph;
  });
  asking.setFuncs(functions);
  // HarfBuzz's own memory is freed once nothing here leads to these.
  kept.set(asking, [functions, plain, face]);
  return {
    asked,
    lists: (character: string) => plain.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined,
    shape: (text: string, fromRight = false): boolean => {
      run.reset();
      run.addText(text);
      if (fromRight) run.setDirection(Direction.RTL);
      run.guessSegmentProperties();
      shape(asking, run);
      // HarfBuzz's `codepoint` is a glyph number here, and 0 means that there is none.
      return run.getGlyphInfos().every(({ codepoint }) => codepoint !== 0);
    },
  };
}
