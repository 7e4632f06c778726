import { usePage } from '#page';
import type { Content } from '../../content/index.ts';
import { withoutFirm } from '../document/page-title.ts';
import { fillPlace } from '../opening/fill-place.ts';
import { Opening } from '../opening/Opening.tsx';
import { Band } from '../section/Band.tsx';
import SearchBox from './SearchBox.island.tsx';

/** The page with the search, and below it the lists of all that can be found. */
export function SearchPage({ content }: { content: Content }) {
  const { searchIndex, routes, isTranslated } = usePage();
  const { search, lists, insightsPage, site } = content;
  const { head: _head, opening, link: _link, lists: above, noScript, ...words } = search;
  const all = [
    { name: '/practices/', list: lists.practices },
    { name: '/cases/', list: lists.cases },
    { name: '/insights/', list: insightsPage },
    { name: '/insights/topics/', list: lists.topics },
  ].filter(({ name }) => routes.some((route) => route.name === name) && isTranslated(name));
  return (
    <>
      <Opening {...opening} eyebrow={fillPlace(opening.eyebrow, content)} />
      <Band as="div" layout="search">
        <SearchBox words={words} lang={site.lang} index={searchIndex()} />
        {all.length > 0 && (
          <nav aria-label={search.link}>
            <p className="search-no-script">{noScript}</p>
            <p>{above}</p>
            <ul>
              {all.map(({ name, list }) => (
                <li key={name}>
                  <a href={name}>{withoutFirm(list.head.title, site)}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Band>
    </>
  );
}
