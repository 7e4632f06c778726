import type { SiteModule } from '../bundle/bundle-site.ts';
import { nearest } from '../content/nearest.ts';
import { ProblemsError } from '../problems.ts';
import type { Head, PageProps } from './page.ts';
import type { DocumentComponent, PageFunction, PageModule } from './render.tsx';

/** A page's component and head data. Throws a ProblemsError where an export is missing or wrong. */
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
  return { PageBody, head };
}

/** The component of a document file. Throws a ProblemsError where it is missing. */
export function readDocument({ documents }: SiteModule, file: string): DocumentComponent {
  const document = documents[file];
  if (document?.default) return document.default;
  const expected = 'export default: the document component, which frames every page';
  const found = document ? 'no such export' : 'no such file';
  throw new ProblemsError([{ file, expected, found }]);
}

function isComponent(value: unknown): value is PageFunction {
  return typeof value === 'function';
}

function isHead(value: unknown): value is Head {
  const { title, description } = Object(value);
  return [title, description].every((text) => typeof text === 'string' && text.trim() !== '');
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
