/** The files that endpoints make, such as a sitemap for the site, or a feed for each language. */
import { ProblemsError } from '../base/problems.ts';
import { problemOf } from '../base/trace.ts';
import { endpointFile, isEndpoint } from '../routes/route-pattern.ts';
import type { Routable } from '../routes/routes.ts';

/** What is asked of a language here. */
type Own = { home: string; content: unknown };

/**
 * The page files of the endpoints, by the files that these publish: one for the site, in its first
 * language, or with `inEachLanguage` one for each language that it is true of.
 */
export const endpointsOf = <Language extends Own>(
  site: Routable,
  languages: readonly Language[],
): ReadonlyMap<string, { source: string; language: Language }> =>
  new Map(
    languages.flatMap((language, at) => {
      const once = Object.entries(site.pages).flatMap(([source, { inEachLanguage }]) =>
        isEndpoint(source) && !inEachLanguage && at === 0 ? source : [],
      );
      const sources = [...once, ...endpointsIn(site, language.content)];
      const fileOf = (source: string) => language.home.slice(1) + endpointFile(source);
      return sources.map((source) => [fileOf(source), { source, language }] as const);
    }),
  );

/** The files of the endpoints that make one for this language, by their names in the first. */
export const filesInEachLanguage = (site: Routable, content: unknown): string[] =>
  endpointsIn(site, content).map(endpointFile);

function endpointsIn({ pages }: Routable, content: unknown): string[] {
  return Object.entries(pages).flatMap(([source, { inEachLanguage }]) => {
    if (!isEndpoint(source) || typeof inEachLanguage !== 'function') return [];
    try {
      return inEachLanguage(content) ? source : [];
    } catch (error) {
      throw new ProblemsError([problemOf(error, source)]);
    }
  });
}
