import type { z } from 'zod';

/** Names and the texts that stand in for them wherever content says `{name}`. */
export type Placeholders = Readonly<Record<string, string>>;

/** A part of a document under one `## ` heading; `html` holds what follows the heading. */
export type Section = { id: string; title: string; html: string };

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

/** Something in content that visitors must not see, as the site itself tells it. */
export type Unready = {
  /** The collection, and the field in its record. */
  collection: string;
  field: readonly string[];
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
  /** Names what must be settled before visitors may see the site. */
  beforeRelease?(content: Readonly<Record<string, unknown>>, builtOn: Date): readonly Unready[];
  trusted?: unknown;
};
