import type { Token } from 'markdown-it';
import type { Fault } from '../base/problems.ts';
import { pictureEnding } from './fields.ts';
import { isLink, linkPlaces } from './links.ts';
import { quoted } from './read-source.ts';

/** What is wrong with the link or the picture that begins at a place of a text, if one does. */
export function linkOrPictureFault(tokens: readonly Token[], at: number): Fault | undefined {
  const token = tokens[at];
  const address = token?.attrGet('href') ?? token?.attrGet('src') ?? undefined;
  if (!token || address === undefined) return undefined;
  if (quoted(address) !== JSON.stringify(address))
    return {
      expected: 'an address without invisible characters',
      found: quoted(address),
      advice: 'write it again by hand',
    };
  if (token.type === 'image') return pictureFault(token.content, address);
  let words = '';
  for (let inside = at + 1; tokens[inside]?.type !== 'link_close'; inside++)
    words += tokens[inside]?.content ?? '';
  return linkFault(words, address);
}

function linkFault(words: string, address: string): Fault | undefined {
  if (!isLink(address)) return { expected: linkPlaces, found: `"${address}"` };
  return wordsFault('a link with words', words, `[${words}](${address})`);
}

/** Whether the address of a picture is the name of a file in `content/pictures`. */
export const isPictureName = (address: string) =>
  !/[/:?#]/.test(address) && pictureEnding.test(address);

function pictureFault(words: string, address: string): Fault | undefined {
  const isOfStatic = /^\/.*\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(address) && isLink(address);
  if (!isPictureName(address) && !isOfStatic)
    return {
      expected: 'the name of a picture in content/pictures, such as site-visit.jpg',
      found: `"${address}"`,
      advice: 'put the picture there, and write its name without a folder',
    };
  const expected = 'a picture with words that say what it shows';
  return wordsFault(expected, words, `![${words}](${address})`);
}

const wordsFault = (expected: string, words: string, found: string): Fault | undefined =>
  hasWords(words) ? undefined : { expected, found, advice: 'write the words between [ and ]' };

/** Whether a text has anything to read: no spaces and invisible characters alone. */
export const hasWords = (text: string): boolean =>
  /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
