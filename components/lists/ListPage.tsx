import type { ReactNode } from 'react';
import type { Content } from '../../content/index.ts';
import type { List } from '../../content/schema/lists.ts';
import { Cells } from '../cells/Cells.tsx';
import { fillPlace } from '../opening/fill-place.ts';
import { Opening } from '../opening/Opening.tsx';
import { Band } from '../section/Band.tsx';

type ListPageProps = {
  list: List;
  content: Content;
  entries: readonly {
    slug: string;
    /** The name, as a link if it has a page. */
    name: ReactNode;
    text: string;
    /** What decides whether to read on, in a few words. */
    note?: string;
  }[];
};

/** A page that lists pages of one kind: the way there from search results, and back from each of them. */
export function ListPage({ list, content, entries }: ListPageProps) {
  return (
    <>
      <Opening {...list.opening} eyebrow={fillPlace(list.opening.eyebrow, content)} />
      <Band as="div">
        <Cells className="page-list">
          {entries.map(({ slug, name, text, note }) => (
            <li key={slug}>
              <h2>{name}</h2>
              <p>{text}</p>
              {note && <p className="page-list-note">{note}</p>}
            </li>
          ))}
        </Cells>
      </Band>
    </>
  );
}
