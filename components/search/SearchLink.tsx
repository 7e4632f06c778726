import { usePage } from '#page';
import type { Content } from '../../content/index.ts';
import { Icon } from '../icon/Icon.tsx';

/** The words of the link to the search; undefined if the site has none in the page's language. */
export function useSearchLink({ site, search }: Pick<Content, 'site' | 'search'>) {
  const { isTranslated } = usePage();
  return site.search && isTranslated('/search/') ? search.link : undefined;
}

/** The way to the search in the header of wide screens. On small ones it is in the menu. */
export function SearchLink({ words }: { words: string }) {
  return (
    <a href="/search/" className="search-link">
      <Icon name="search" />
      <span className="visually-hidden">{words}</span>
    </a>
  );
}
