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
let inNone: readonly string[] = [...lettersOf(shown)];
// One after another: the decoder of WOFF2 has a single memory.
for (const file of fastGlob.sync('assets/*.woff2', { cwd: siteFolder }))
  inNone = (await takeWords(readFileSync(join(siteFolder, file)), inNone)).rest;
const letters = new Set([...inNone, ...lacking.flatMap(({ letters }) => [...letters])]);

/** Whether the fonts of the site have all letters of a text. */
export const hasLettersOf = (text: string): boolean =>
  ![...text].some((letter) => letters.has(letter));
