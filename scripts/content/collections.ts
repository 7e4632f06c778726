import type { z } from 'zod';

/** Placeholder names, and the texts and numbers that replace `{name}` in content. */
export type Placeholders = Readonly<Record<string, string | number>>;

/**
 * A part of a document: its `## ` heading, as plain text and as HTML, and the HTML that follows it.
 */
export type Section = { id: string; title: string; heading: string; html: string };

/**
 * Words for the notes of a document: what they are called, and what the link says that leads back
 * from a note, such as "Back to note {number} in the text".
 */
export type NoteWords = { title: string; back: string };

export type Collection<Kind extends string = string, Schema extends z.ZodType = z.ZodType> = {
  kind: Kind;
  /**
   * File name or glob, from the site's `content/`. The files of a glob come in the order of their
   * field `order`, those without one last, and otherwise of their names.
   */
  files: string;
  schema: Schema;
  /** Placeholders that the records provide: facts from one, or their number. */
  placeholders?(values: readonly z.infer<Schema>[]): Placeholders;
  /** The minimum number of records. */
  least?: number;
  /**
   * What a record waits for on the day of a build, in words, such as "is a draft": until then it shows
   * in development only. Without it, every record shows.
   */
  waits?(value: z.infer<Schema>, builtOn: Date): string | undefined;
  /** False for texts whose letters the site's fonts need not have, such as those of other scripts. */
  inSiteFonts?: boolean;
};

/** The day of a build, and whether the site is shown in development. */
export type When = { builtOn: Date; isDevelopment: boolean };

export type Collections = Readonly<Record<string, Collection>>;

/** A Markdown document: its front matter, and its text split at `## ` headings. */
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
 * One YAML or JSON file with one object. `placeholders` maps the object to the values of `{name}`
 * in all texts.
 */
export function record<S extends z.ZodType>(
  file: string,
  schema: S,
  placeholders?: (value: z.infer<S>) => Placeholders,
): Collection<'record', S> {
  const collection = { kind: 'record', files: file, schema } as const;
  if (!placeholders) return collection;
  return {
    ...collection,
    placeholders: (values) => Object.assign({}, ...values.map(placeholders)),
  };
}

/**
 * A list: one YAML or JSON file with all of it, or a glob of files with one record each.
 * `placeholders` maps the list to the values of `{name}` in all texts.
 */
export function records<S extends z.ZodType>(
  files: string,
  schema: S,
  options: Pick<Collection<'records', S>, 'least' | 'placeholders' | 'inSiteFonts'> = {},
): Collection<'records', S> {
  return { kind: 'records', files, schema, ...options };
}

/**
 * Markdown files with front matter, found by a glob. `placeholders` maps them to the values of
 * `{name}` in all texts. `waits` keeps those out of the site that are not finished or not due, and says
 * why; they are checked nevertheless. With `inSiteFonts: false` the fonts are not cut for these texts.
 */
export function documents<S extends z.ZodType>(
  files: string,
  schema: S,
  options: Pick<Collection<'documents', S>, 'placeholders' | 'waits' | 'inSiteFonts'> = {},
): Collection<'documents', S> {
  return { kind: 'documents', files, schema, ...options };
}

/** An error in content that the site's own code reports. */
export type Unready = {
  /** The collection, and the field in it. In a list, the number of the record comes first. */
  collection: string;
  field: readonly (string | number)[];
  expected: string;
  found: string;
};

/** The `content/index.ts` of the site and of each page group with its own content, by file. */
export type ContentModules = Readonly<Record<string, ContentModule>>;

/** All collections of a site and its groups, by name. */
export const allCollections = (modules: ContentModules): Collections =>
  Object.assign({}, ...Object.values(modules).map(({ collections }) => collections));

type Content = Readonly<Record<string, unknown>>;

type ContentModule = {
  collections?: Collections;
  /** The language tag of the content. */
  lang?(content: Content): string;
  /** The words for 0, 1, 2 and so on in that language. */
  numberWords?(content: Content): readonly string[];
  /** Words in that language for screen readers, in documents with footnotes. */
  noteWords?(content: Content): NoteWords;
  /**
   * Reports what no schema can check, such as records that contradict each other. `whole` also has what the
   * language takes from the first one.
   */
  contradictions?(content: Content, builtOn: Date, whole: Content): readonly Unready[];
  /** Reports what must be resolved before the site is released. */
  beforeRelease?(content: Content, builtOn: Date): readonly Unready[];
  trusted?: unknown;
};
