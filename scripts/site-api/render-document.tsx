import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export { findUnshown } from './jsx-runtime.ts';

import { countElements } from './jsx-runtime.ts';
import { type DocumentProps, type Page, PageContext, type PageProps } from './page.ts';

/** A page file's exports. Their types depend on the site's own schemas. */
export type PageModule = {
  default?: unknown;
  head?: unknown;
  paths?: unknown;
  inEachLanguage?: unknown;
};

export type DocumentComponent = ComponentType<DocumentProps>;
export type PageFunction = ComponentType<PageProps>;

/**
 * Renders one page, the entire document, in one pass. `written` is the content in the language of
 * the page, `content` in that of its address.
 */
export function renderDocument(
  Document: DocumentComponent,
  PageBody: PageFunction,
  page: Page,
  content: unknown,
  written: unknown,
): string {
  countElements();
  const markup = renderToStaticMarkup(
    <PageContext value={page}>
      <Document content={content} written={written}>
        <PageBody content={written} route={page.route} params={page.route.params} />
      </Document>
    </PageContext>,
  );
  return `<!doctype html>${markup}`;
}
