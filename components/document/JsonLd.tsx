import { jsonLd } from './structured-data.ts';

/** What a page is about, for search engines, beside the data that all pages have. */
export function JsonLd({ node }: { node: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd([node]) }} />;
}
