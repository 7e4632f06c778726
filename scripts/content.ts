/** What a site's `content/` imports (as `#content`) to define its collections. */
export type {
  Collection,
  Collections,
  ContentOf,
  Document,
  Section,
  Unready,
} from './load/collections.ts';
export { documents, record, records } from './load/collections.ts';
export type { PictureName } from './load/fields.ts';
export { focusSchema, fontSchema, icon, link, picture, text } from './load/fields.ts';
export { paletteSchema, plainColour, themedColour } from './load/palette.ts';
