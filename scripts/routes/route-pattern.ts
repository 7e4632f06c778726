/** One piece of a route: a fixed name or a parameter. */
type Segment =
  | { kind: 'name'; name: string }
  | { kind: 'required' | 'optional' | 'rest'; name: string };

const kinds = [
  { kind: 'rest', form: /^\[\.\.\.(\w+)\]$/ },
  { kind: 'optional', form: /^\[\[(\w+)\]\]$/ },
  { kind: 'required', form: /^\[(\w+)\]$/ },
] as const;

/**
 * The path of a page file, in pieces. A folder in parentheses only groups pages. Some systems write
 * the letters of file names in pieces; addresses have them whole.
 */
const routeNames = (source: string): string[] =>
  source
    .normalize()
    .replace(/^pages\//, '')
    .replace(/\.tsx?$/, '')
    .split('/')
    .filter((name) => !/^\(.*\)$/.test(name));

/** The route of a page file: `pages/blog/[id].tsx` is blog and a required parameter id. */
export function parsePattern(source: string): Segment[] {
  const names = routeNames(source);
  if (names.at(-1) === 'index') names.pop();
  return names.map((name) => {
    for (const { kind, form } of kinds) {
      const parameter = form.exec(name)?.[1];
      if (parameter) return { kind, name: parameter };
    }
    return { kind: 'name', name };
  });
}

/** The path for one set of parameters; undefined if a required one is missing. */
export function fillPattern(
  pattern: readonly Segment[],
  params: Readonly<Record<string, string>>,
): string | undefined {
  const pieces: string[] = [];
  for (const { kind, name } of pattern) {
    const piece = kind === 'name' ? name : params[name];
    if (piece) pieces.push(piece);
    else if (kind === 'required') return undefined;
  }
  return pieces.length ? `/${pieces.join('/').normalize()}/` : '/';
}

/** Whether any piece of the route is a parameter whose values the page must list. */
export const hasParameters = (pattern: readonly Segment[]) =>
  pattern.some(({ kind }) => kind === 'required' || kind === 'optional');

/** The published file of an endpoint: `pages/robots.txt.ts` makes robots.txt. */
export const endpointFile = (source: string): string => routeNames(source).join('/');

/** The URL of a page or endpoint file as a pattern: `/blog/[id]/`. */
export function routePattern(source: string): string {
  const pattern = parsePattern(source);
  if (isEndpoint(source)) return `/${endpointFile(source)}`;
  if (pattern.some(({ kind }) => kind === 'rest')) return '/404.html';
  return (
    fillPattern(pattern, Object.fromEntries(pattern.map(({ name }) => [name, `[${name}]`]))) ?? '/'
  );
}

/** Whether a page file is an endpoint, such as `robots.txt.ts`, rather than a page. */
export const isEndpoint = (source: string) => source.endsWith('.ts');
