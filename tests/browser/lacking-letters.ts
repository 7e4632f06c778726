/** Letters that the site's fonts lack appear in a font of the device, if it has one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { lettersOf } from '../../scripts/fonts/font-file.ts';
import { subsetFonts } from '../../scripts/fonts/fonts.ts';
import { takeWords } from '../../scripts/fonts/shaping.ts';
import { content, languages, siteRoot } from '../site-content.ts';
import { everyPage, readPage } from './sample.ts';
import { siteFolder } from './site.ts';

const { lacking } = await subsetFonts(siteRoot, { ...content, languages });

/** Whether the fonts of the site have all letters of its content. */
export const hasAllLetters: boolean = lacking.length === 0;

// A page may also show texts in a language of its own, for which the fonts were not cut.
const shown = [...new Set(everyPage.flatMap((address) => [...readPage(address)]))].join('');
const [first = '', ...others] = await Promise.all(
  fastGlob
    .sync('assets/*.woff2', { cwd: siteFolder })
    .map((file) => takeWords(readFileSync(join(siteFolder, file)), [...lettersOf(shown)]))
    .map(async (taken) => (await taken).rest),
);
const inNone = [...first].filter((letter) => others.every((font) => font.includes(letter)));
const letters = new Set([...inNone, ...lacking.flatMap(({ letters }) => [...letters])]);

/** Whether the fonts of the site have all letters of a text. */
export const hasLettersOf = (text: string): boolean =>
  ![...text].some((letter) => letters.has(letter));
