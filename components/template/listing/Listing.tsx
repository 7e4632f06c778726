import type { TemplateContent } from '../../../content/template/index.ts';
import type {
  ListingOf,
  Listing as ListingRecord,
} from '../../../content/template/schema/listing.ts';
import { latestFirst } from '../../insights/insights.ts';
import { bySlug } from '../../records/by-slug.ts';
import { Band } from '../../section/Band.tsx';
import { MotifOpening } from '../motif/MotifOpening.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { Filter, numberKinds } from './Filter.tsx';
import { WorkCard } from './WorkCard.tsx';

type ListingProps<Record> = { listing: Record; content: TemplateContent };

/** A page that lists articles or works: a selection, in an order and a layout of its own. */
export function Listing({ listing, content }: ListingProps<ListingRecord>) {
  return (
    <>
      <MotifOpening {...listing} />
      {listing.of === 'articles' ? (
        <Articles listing={listing} content={content} />
      ) : (
        <Works listing={listing} content={content} />
      )}
    </>
  );
}

function Articles({ listing, content }: ListingProps<ListingOf<'articles'>>) {
  const { layout, sidebar, shows, items } = listing;
  const { templateArticles, templateBlog: words } = content;
  const articles = items.map((slug) => bySlug(templateArticles, slug));
  const topics = numberKinds(articles, ({ topic }) => topic);
  return (
    <Band as="div" {...(sidebar && { layout: 'pair blog-columns filtered' })}>
      {sidebar && (
        <div className="blog-sidebar">
          <h2>{words.topics}</h2>
          <Filter {...topics} words={words.filter} />
          <h2>{words.recent}</h2>
          <ul>
            {latestFirst(templateArticles)
              .slice(0, 3)
              .map(({ slug, title }) => (
                <li key={slug}>
                  <a href={`/blog-details/${slug}/`}>{title}</a>
                </li>
              ))}
          </ul>
        </div>
      )}
      <ul
        className={`articles articles-${layout}${sidebar ? ' articles-beside' : ''}${layout === 'list' ? ' ruled' : ''}`}
      >
        {articles.map((article) => (
          <li key={article.slug} data-kind={topics.numberOf(article)}>
            <ArticleCard article={article} content={content} heading="h2" shows={shows} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** The layouts of works that reach the edges of the window. */
const wide: readonly ListingOf<'works'>['layout'][] = ['full-width', 'grid'];

function Works({ listing, content }: ListingProps<ListingOf<'works'>>) {
  const { layout, shows, items } = listing;
  const works = items.map((slug) => bySlug(content.templateWorks, slug));
  const { kinds, counts, numberOf } = numberKinds(works, ({ kind }) => kind);
  const isWide = wide.includes(layout);
  return (
    <div className={`portfolio filtered${isWide ? ' portfolio-flush' : ''}`}>
      <div className="page-width">
        <Filter kinds={kinds} counts={counts} words={content.templatePortfolio.filter} />
      </div>
      <ul
        className={`${isWide ? '' : 'page-width '}works works-${layout}${layout === 'box' ? ' pair' : ''}`}
      >
        {works.map((work) => (
          <li key={work.slug} data-kind={numberOf(work)}>
            <WorkCard work={work} heading="h2" shows={shows} />
          </li>
        ))}
      </ul>
    </div>
  );
}
