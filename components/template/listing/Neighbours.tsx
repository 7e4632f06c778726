import { Fragment } from 'react';
import type { NeighbourWords } from '../../../content/template/schema/listing.ts';

type NeighboursProps = {
  items: readonly { slug: string; title: string }[];
  /** The slug of the current item. */
  current: string;
  /** The path before an item's slug. */
  base: string;
  words: NeighbourWords;
};

/** Links to the previous and the next item. The first one follows the last. */
export function Neighbours({ items, current, base, words }: NeighboursProps) {
  const at = items.findIndex(({ slug }) => slug === current);
  const links = [
    { rel: 'prev', label: words.previous, item: items.at(at - 1) },
    { rel: 'next', label: words.next, item: items[(at + 1) % items.length] },
  ];
  return (
    <nav className="page-width neighbours" aria-label={words.label}>
      {links.map(
        ({ rel, label, item }) =>
          item && (
            <Fragment key={rel}>
              <a rel={rel} href={`${base}${item.slug}/`}>
                <span className="caps">{label}</span> {item.title}
              </a>{' '}
            </Fragment>
          ),
      )}
    </nav>
  );
}
