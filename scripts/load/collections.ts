import type { z } from 'zod';

/** Names, and the texts and numbers that stand in for them wherever content says `{name}`. */
export type Placeholders = Readonly<Record<string, string | number>>;

/** A part of a document under one `## ` heading; `html` holds what follows the heading. */
export type Section = { id: string; title: string; html: string };

export type Collection<Kind extends string = string, Schema extends z.ZodType = z.ZodType> = {
  kind: Kind;
  /** File name or glob, from the site's `content/`. */
  files: string;
  schema: Schema;
  /** What texts may say of the records: facts of one, or how many there are. */
  placeholders?(values: readonly z.infer<Schema>[]): Placeholders;
  /** How many records there are at least. */
  least?: number;
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
 * stands in for `{name}` in all texts.
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
 * A list: one YAML or JSON file that holds it, or a glob of files with one record each. With
 * `placeholders`, what it returns for the list stands in for `{name}` in all texts.
 */
export function records<S extends z.ZodType>(
  files: string,
  schema: S,
  options: Pick<Collection<'records', S>, 'least' | 'placeholders'> = {},
): Collection<'records', S> {
  return { kind: 'records', files, schema, ...options };
}

/** Markdown files with front matter. */
export function documents<S extends z.ZodType>(
  files: string,
  schema: S,
): Collection<'documents', S> {
  return { kind: 'documents', files, schema };
}

/** Something that is wrong with content, as the site itself tells it. */
export type Unready = {
  /** The collection, and the field in it: in a list, the number of the record comes first. */
  collection: string;
  field: readonly (string | number)[];
  expected: string;
  found: string;
};

/** The site's `content/index.ts`, and one for each page group that brings content of its own. */
export type ContentModules = Readonly<Record<string, ContentModule>>;

/** All collections of a site and its groups, by name. */
export const allCollections = (modules: ContentModules): Collections =>
  Object.assign({}, ...Object.values(modules).map(({ collections }) => collections));

type ContentModule = {
  collections?: Collections;
  /** The language tag of the content. */
  lang?(content: Readonly<Record<string, unknown>>): string;
  /** The words for 0, 1, 2 and so on in that language. */
  numberWords?(content: Readonly<Record<string, unknown>>): readonly string[];
  /** Names what no schema can see: records that contradict each other. */
  contradictions?(content: Readonly<Record<string, unknown>>): readonly Unready[];
  /** Names what must be settled before visitors may see the site. */
  beforeRelease?(content: Readonly<Record<string, unknown>>, builtOn: Date): readonly Unready[];
  trusted?: unknown;
};
