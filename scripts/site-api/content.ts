/** What a site's `content/` imports (as `#content`) to define its collections. */
export type {
  Collection,
  Collections,
  ContentOf,
  Document,
  Section,
  Unready,
} from '../content/collections.ts';
export { documents, record, records } from '../content/collections.ts';
export type { PictureName } from '../content/fields.ts';
export {
  focusSchema,
  fontSchema,
  icon,
  languageTag,
  link,
  picture,
  publishedTag,
  text,
} from '../content/fields.ts';
export { colourOf, readable, toneOf } from '../content/oklch.ts';
export { paletteSchema, plainColour, themedColour } from '../content/palette.ts';
