import type { PageProps } from '#page';
import { SearchPage as Search } from '../components/search/SearchPage.tsx';
import type { Content } from '../content/index.ts';

// Only a firm that asks for it has a search.
export const paths = ({ site }: Content) => (site.search ? [{}] : []);

export const head = ({ content }: PageProps<Content>) => ({
  ...content.search.head,
  noindex: true,
});

export default function SearchPage({ content }: PageProps<Content>) {
  return <Search content={content} />;
}
