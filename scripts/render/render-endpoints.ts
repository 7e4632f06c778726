import type { SiteModule } from '../load/bundle-site.ts';
import { isEndpoint, routeNames } from '../load/route-pattern.ts';
import { failure } from '../load/trace.ts';
import type { EndpointProps } from '../page.ts';
import { type Problem, refuse } from '../problems.ts';

/**
 * Calls every endpoint: a page file that makes a text file, as `pages/robots.txt.ts` makes
 * `robots.txt`. Throws a ProblemsError that names every one that returns no text.
 */
export function renderEndpoints(
  site: SiteModule,
  props: EndpointProps,
): { file: string; text: string; source: string }[] {
  const problems: Problem[] = [];
  const sources = Object.keys(site.pages).filter(isEndpoint);
  const rendered = sources.map((source) => {
    const text = callEndpoint(site, source, props, problems);
    return { file: routeNames(source).join('/'), text, source };
  });
  refuse(problems);
  return rendered;
}

function callEndpoint(
  { pages, trace }: SiteModule,
  source: string,
  props: EndpointProps,
  problems: Problem[],
): string {
  try {
    const endpoint = pages[source]?.default;
    const text: unknown = typeof endpoint === 'function' ? endpoint(props) : undefined;
    if (typeof text === 'string') return text;
    const expected = 'export default: a function that returns the text of the file';
    problems.push({ file: source, expected, found: typeof (text ?? endpoint) });
  } catch (error) {
    problems.push(failure(error, source, trace));
  }
  return '';
}
