import type { BlogWords } from '../../../content/template/schema/listing.ts';
import { Filter } from '../listing/Filter.tsx';
import type { Article } from './ArticleMeta.tsx';

type BlogSidebarProps = {
  recent: readonly Article[];
  topics: { kinds: readonly string[]; counts: readonly number[] };
  words: BlogWords;
};

/** Goes beside a list of articles: topics to choose from, and the latest three. */
export function BlogSidebar({ recent, topics, words }: BlogSidebarProps) {
  return (
    <aside className="blog-sidebar">
      <h2>{words.topics}</h2>
      <Filter {...topics} words={words.filter} />
      <h2>{words.recent}</h2>
      <ul>
        {recent.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`/blog-details/${slug}/`}>{title}</a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
