/** What every host must know about a site: its base path, redirects and trusted origins. */
import { z } from 'zod';
import { type Problem, throwIfAny } from '../base/problems.ts';
import { problemOf } from '../base/trace.ts';
import type { ContentModules } from '../content/collections.ts';
import { readAddress } from '../content/links.ts';
import { redirectsSchema } from '../routes/redirects.ts';

/** An address of this form that browsers read as it is written: no port above 65535, no path with /../. */
const address = (form: RegExp, expected: string) =>
  z
    .string()
    .regex(form, { error: expected, abort: true })
    .refine((text) => readAddress(text) && !/\/\.\.?(\/|$)/.test(text), expected);

const origin = address(
  /^https:\/\/[\w.-]+(:\d+)?$/,
  'https:// and a host name, with nothing after it',
);

const trustedSourcesSchema = z.strictObject({
  /** Origins that scripts may send to or fetch from, each for one widget or for every page. */
  connect: z.array(z.strictObject({ origin, widget: z.string().optional() })).default([]),
  /** Addresses of scripts elsewhere that a widget, or every page, may load. */
  script: z
    .array(
      z.strictObject({
        url: address(/^https:\/\/[\w.-]+(:\d+)?\/[\w./~-]+$/, 'the https address of a script'),
        widget: z.string().optional(),
      }),
    )
    .default([]),
  /** Widgets that run WebAssembly, which a policy must allow by name. */
  wasm: z.array(z.strictObject({ widget: z.string() })).default([]),
  /** Origins of pages that may be shown in a frame. */
  frame: z.array(origin).default([]),
  /** Trusted Types policies by name, each for one widget's script or for every page. */
  trustedTypes: z
    .array(z.strictObject({ policy: z.string().regex(/^[\w-]+$/), widget: z.string().optional() }))
    .default([]),
});

/** The allowlist of what pages may load or contact outside the site. */
export type TrustedSources = z.infer<typeof trustedSourcesSchema>;

/** Nothing outside the site. */
export const noTrustedSources: TrustedSources = trustedSourcesSchema.parse({});

/**
 * What the site's pages may contact: the results of `trusted(content)`, which the
 * `content/index.ts` of the site and of each page group exports, for every language. Throws a
 * ProblemsError for an invalid source.
 */
export function readTrustedSources(
  collections: ContentModules,
  contents: readonly unknown[],
): TrustedSources {
  const problems: Problem[] = [];
  const read = (file: string, trusted: unknown, content: unknown): TrustedSources => {
    try {
      const given: unknown = typeof trusted === 'function' ? trusted(content) : trusted;
      const parsed = trustedSourcesSchema.safeParse(given);
      for (const { path, message } of parsed.error?.issues ?? []) {
        const field = ['trusted', ...path].join('.');
        const value = path.reduce((inside, step) => Reflect.get(Object(inside), step), given);
        problems.push({
          file,
          field,
          expected: message,
          found: JSON.stringify(value) ?? 'nothing',
        });
      }
      return parsed.data ?? noTrustedSources;
    } catch (error) {
      problems.push(problemOf(error, file));
      return noTrustedSources;
    }
  };
  const declared = Object.entries(collections).flatMap(([file, { trusted = {} }]) =>
    contents.map((content) => read(file, trusted, content)),
  );
  throwIfAny(problems);
  return {
    connect: unique(declared.flatMap(({ connect }) => connect)),
    script: unique(declared.flatMap(({ script }) => script)),
    wasm: unique(declared.flatMap(({ wasm }) => wasm)),
    frame: unique(declared.flatMap(({ frame }) => frame)),
    trustedTypes: unique(declared.flatMap(({ trustedTypes }) => trustedTypes)),
  };
}

const unique = <Source>(sources: readonly Source[]): Source[] => [
  ...new Map(sources.map((one) => [JSON.stringify(one), one])).values(),
];

/** What a build records about a site for the servers of its output. */
export const hostingSchema = z.strictObject({
  /** The path below which the site is served, without a trailing slash: empty, or `/site`. */
  base: z.string(),
  trusted: trustedSourcesSchema,
  redirects: redirectsSchema,
});

/** What every host must know to serve a site, apart from its files. */
export type Hosting = z.infer<typeof hostingSchema>;

/** A site at the root of its host, without redirects or trusted origins. */
export const plainHosting: Hosting = { base: '', trusted: noTrustedSources, redirects: [] };
