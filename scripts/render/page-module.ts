import { nearest } from '../base/nearest.ts';
import { type Problem, ProblemsError, throwIfAny } from '../base/problems.ts';
import { problemOf } from '../base/trace.ts';
import type { SiteModule } from '../code/bundle-site.ts';
import { endpointsOf } from '../languages/endpoints.ts';
import type { Language } from '../languages/languages.ts';
import type { EndpointProps, Head, PageProps } from '../site-api/page.ts';
import type { DocumentComponent, PageFunction, PageModule } from '../site-api/render-document.tsx';

/** A page's component and head data. Throws a ProblemsError if an export is missing or wrong. */
export function readPageModule(
  module: PageModule,
  props: PageProps,
): { PageBody: PageFunction; head: Head } {
  const { default: PageBody } = module;
  const head: unknown = typeof module.head === 'function' ? module.head(props) : module.head;
  if (!isComponent(PageBody))
    wrong('default', 'export default: the page component', PageBody, props);
  if (!isHead(head)) {
    wrong('head', 'export head: { title, description }, both texts', head, props, module);
  }
  checkFields(head, props);
  return { PageBody, head };
}

/** The component of a document file. Throws a ProblemsError if it is missing. */
export function readDocument({ documents }: SiteModule, file: string): DocumentComponent {
  const document = documents[file];
  if (document?.default) return document.default;
  const expected = 'export default: the document component, which frames every page';
  const found = document ? 'no such export' : 'no such file';
  throw new ProblemsError([{ file, expected, found }]);
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** The fields of head data: what each should be, and a test for it. */
const headFields: Readonly<Record<keyof Head, [string, (value: unknown) => boolean]>> = {
  title: ['a text', isText],
  description: ['a text', isText],
  canonical: ['the path of a page, such as /contact/', isText],
  noindex: ['true or false', (value) => typeof value === 'boolean'],
  published: ['a day such as 2026-01-31', isDay],
  modified: ['a day such as 2026-01-31', isDay],
  markdown: ['true or false', (value) => typeof value === 'boolean'],
};

function checkFields(head: object, props: PageProps): void {
  const known = new Map(Object.entries(headFields));
  for (const [name, value] of Object.entries(head)) {
    const [expected, accepts] = known.get(name) ?? [`one of ${[...known.keys()].join(', ')}`];
    if (value === undefined || accepts?.(value)) continue;
    const found = accepts ? JSON.stringify(value) : `the unknown field "${name}"`;
    const likely = accepts ? undefined : nearest(name, known.keys());
    const field = `head.${name}`;
    throw new ProblemsError([
      { file: props.route.source, field, expected, found, nearest: likely },
    ]);
  }
}

function isComponent(value: unknown): value is PageFunction {
  return typeof value === 'function';
}

function isHead(value: unknown): value is Head {
  const { title, description } = Object(value);
  return [title, description].every(isText);
}

function wrong(
  field: string,
  expected: string,
  value: unknown,
  { route }: PageProps,
  module: PageModule = {},
): never {
  const found = value === undefined ? 'no such export' : (JSON.stringify(value) ?? typeof value);
  const likely = value === undefined ? nearest(field, Object.keys(module)) : undefined;
  throw new ProblemsError([{ file: route.source, field, expected, found, nearest: likely }]);
}

/**
 * Calls every endpoint: `pages/robots.txt.ts`, for example, returns the text of `robots.txt`. Throws a
 * ProblemsError that names each endpoint that returns no text.
 */
export function renderEndpoints(
  site: SiteModule,
  languages: readonly Language[],
  propsIn: (language: Language) => EndpointProps,
): { file: string; text: string; source: string }[] {
  const rendered = [...endpointsOf(site, languages)].map(([file, { source, language }]) => ({
    ...{ file, source, text: '' },
    ...callEndpoint(site, source, propsIn(language)),
  }));
  throwIfAny(rendered.flatMap(({ problem }) => problem ?? []));
  return rendered;
}

/** The text that an endpoint returns, or what is wrong with it. */
export function callEndpoint(
  { pages }: SiteModule,
  source: string,
  props: EndpointProps,
): { text?: string; problem?: Problem } {
  try {
    const endpoint = pages[source]?.default;
    const text: unknown = typeof endpoint === 'function' ? endpoint(props) : undefined;
    if (typeof text === 'string') return { text };
    const expected = 'export default: a function that returns the text of the file';
    const found = text instanceof Promise ? 'a promise' : typeof (text ?? endpoint);
    return { problem: { file: source, expected, found } };
  } catch (error) {
    return { problem: problemOf(error, source) };
  }
}
