import type { TraceError } from '../bundle/trace.ts';
import type { ContentModules } from '../content/load.ts';
import { type Problem, refuse } from '../problems.ts';
import { failure } from '../render/failure.ts';
import { noTrustedSources, type TrustedSources, trustedSourcesSchema } from './trusted-sources.ts';

/**
 * What the site's pages may turn to: what `trusted(content)` returns, exported by `content/index.ts`
 * and by that of each page group. Throws a ProblemsError for anything that is no such source.
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
  const all = (list: keyof TrustedSources) =>
    [...new Set(declared.flatMap((one) => one[list]))].sort();
  return { connect: all('connect'), frame: all('frame'), trustedTypes: all('trustedTypes') };
}
