/** Letters that the site's fonts lack appear in a font of the device, if it has one. */
import { subsetFonts } from '../../scripts/fonts/fonts.ts';
import { content, languages, siteRoot } from '../site-content.ts';

const { lacking } = await subsetFonts(siteRoot, { ...content, languages });
const letters = new Set(lacking.flatMap(({ letters }) => [...letters]));

/** Whether the fonts of the site have all letters of its content. */
export const hasAllLetters: boolean = letters.size === 0;

/** Whether the fonts of the site have all letters of a text. */
export const hasLettersOf = (text: string): boolean =>
  ![...text].some((letter) => letters.has(letter));
