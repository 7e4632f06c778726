/**
 * Characters that stand for something while a text is read, and are never published. Unicode keeps
 * them for use inside programs, and content that has one is refused (`read-source.ts`).
 */

/** A straight quotation mark, until the language of its text is known. */
export const doubleQuote = '\ufdd0';
export const singleQuote = '\ufdd1';

/** Around a number that runs from the left, until the direction of its text is known. */
export const isolateStart = '\ufdd6';
export const isolateEnd = '\ufdd7';

/** Around the number of a placeholder in Markdown, while the parser reads what surrounds it. */
export const placeholderStart = '\ufdd2';
export const placeholderEnd = '\ufdd3';

/** A brace that begins no placeholder, until the text is rendered. */
export const brace = '\ufdd4';

/** What is no plain words, such as code, a link or a sign behind a backslash, in a searched text. */
export const notWords = '\ufdd5';
