import type { SiteModule } from '../bundle/bundle-site.ts';
import { ProblemsError } from '../problems.ts';
import type { EndpointProps } from './page.ts';

/** A page file that makes a text file, not a page: `pages/robots.txt.ts` makes `robots.txt`. */
export const isEndpoint = (source: string) => source.endsWith('.ts');

/** Calls every endpoint. Throws a ProblemsError for one that does not return a text. */
export function renderEndpoints(
  site: SiteModule,
  props: EndpointProps,
): { file: string; text: string; source: string }[] {
  const sources = Object.keys(site.pages).filter(isEndpoint);
  return sources.map((source) => {
    const endpoint = site.pages[source]?.default;
    const text: unknown = typeof endpoint === 'function' ? endpoint(props) : undefined;
    if (typeof text !== 'string') {
      const expected = 'export default: a function that returns the text of the file';
      throw new ProblemsError([{ file: source, expected, found: typeof (text ?? endpoint) }]);
    }
    return { file: source.replace(/^pages\//, '').replace(/\.ts$/, ''), text, source };
  });
}
