import { z } from 'zod';
import { type Problem, refuse } from '../problems.ts';
import type { ContentModules } from './collections.ts';
import { failure, type TraceError } from './trace.ts';

const origin = z
  .string()
  .regex(/^https:\/\/[\w.-]+(:\d+)?$/, 'https:// and a host name, nothing after it');

export const trustedSourcesSchema = z.strictObject({
  /** Origins that scripts send to or fetch from. */
  connect: z.array(origin).default([]),
  /** Origins of pages that are shown in a frame. */
  frame: z.array(origin).default([]),
  /** Trusted Types policies by name, each with the widget whose script makes it. */
  trustedTypes: z
    .array(z.strictObject({ policy: z.string().regex(/^[\w-]+$/), widget: z.string() }))
    .default([]),
});

/** Everything outside of a site that its pages may turn to; all else is forbidden to them. */
export type TrustedSources = z.infer<typeof trustedSourcesSchema>;

export const noTrustedSources: TrustedSources = trustedSourcesSchema.parse({});

/**
 * What the site's pages may turn to: what `trusted(content)` returns, exported by
 * `content/index.ts` and by that of each page group. Throws a ProblemsError for anything that is no
 * such source.
 */
export function readTrustedSources(
  { collections, trace }: { collections: ContentModules; trace: TraceError },
  content: unknown,
): TrustedSources {
  const problems: Problem[] = [];
  const declared = Object.entries(collections).map(([file, { trusted }]) => {
    try {
      const parsed = trustedSourcesSchema.safeParse(
        typeof trusted === 'function' ? trusted(content) : (trusted ?? {}),
      );
      for (const { path, message } of parsed.error?.issues ?? []) {
        const field = ['trusted', ...path].join('.');
        problems.push({
          file,
          field,
          expected: 'origins such as https://example.com',
          found: message,
        });
      }
      return parsed.data ?? noTrustedSources;
    } catch (error) {
      problems.push(failure(error, file, trace));
      return noTrustedSources;
    }
  });
  refuse(problems);
  const all = (list: 'connect' | 'frame') =>
    [...new Set(declared.flatMap((one) => one[list]))].sort();
  const trustedTypes = declared.flatMap((one) => one.trustedTypes);
  return { connect: all('connect'), frame: all('frame'), trustedTypes };
}
