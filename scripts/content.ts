/** What a site's `content/` imports (as `#content`) to say which records it has. */
import type { z } from 'zod';
import type { Placeholders, Section } from './load/parse-source.ts';

export type { PictureName } from './load/fields.ts';
export { icon, link, picture, text } from './load/fields.ts';
export { fontSchema } from './load/font-schema.ts';
export { paletteSchema, plainColour, themedColour } from './load/palette.ts';
export type { Section } from './load/parse-source.ts';
export type { Unready } from './load/release.ts';

export type Collection<Kind extends string = string, Schema extends z.ZodType = z.ZodType> = {
  kind: Kind;
  /** File name or glob, from the site's `content/`. */
  files: string;
  schema: Schema;
  placeholders?(value: z.infer<Schema>): Placeholders;
};

export type Collections = Readonly<Record<string, Collection>>;

/** A Markdown document: the fields of its front matter, and its text cut at `## ` headings. */
export type Document<Fields> = Fields & { slug: string; sections: readonly Section[] };

type Loaded<C> =
  C extends Collection<'record', infer S>
    ? z.infer<S>
    : C extends Collection<'records', infer S>
      ? readonly z.infer<S>[]
      : C extends Collection<'documents', infer S>
        ? readonly Document<z.infer<S>>[]
        : never;

/** The type of a site's content, inferred from its collections. */
export type ContentOf<All extends Collections> = {
  readonly [Name in keyof All]: Loaded<All[Name]>;
};

/**
 * One YAML or JSON file that holds one object. With `placeholders`, what it returns for the object
 * stands in for `{name}` in the texts of all other collections.
 */
export function record<S extends z.ZodType>(
  file: string,
  schema: S,
  placeholders?: (value: z.infer<S>) => Placeholders,
): Collection<'record', S> {
  return { kind: 'record', files: file, schema, ...(placeholders && { placeholders }) };
}

/** A list: one YAML or JSON file that holds it, or a glob of files with one record each. */
export function records<S extends z.ZodType>(files: string, schema: S): Collection<'records', S> {
  return { kind: 'records', files, schema };
}

/** Markdown files with front matter. */
export function documents<S extends z.ZodType>(
  files: string,
  schema: S,
): Collection<'documents', S> {
  return { kind: 'documents', files, schema };
}
