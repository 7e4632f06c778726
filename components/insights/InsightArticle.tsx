import { usePage } from '#page';
import type { Content } from '../../content/index.ts';
import { Chart } from '../chart/Chart.tsx';
import { cardOf } from '../document/card-of.ts';
import { JsonLd } from '../document/JsonLd.tsx';
import { enquiryHref } from '../enquiry/enquiry-href.ts';
import { Fact, Facts } from '../facts/Facts.tsx';
import { Opening } from '../opening/Opening.tsx';
import { portraitOf } from '../people/people.ts';
import { Picture } from '../picture/Picture.tsx';
import { practicePage } from '../practice/practice-page.ts';
import { ProseSections } from '../prose/ProseSections.tsx';
import { Band } from '../section/Band.tsx';
import { fill } from '../text/fill.ts';
import { longDate } from '../text/long-date.ts';
import { plural } from '../text/plural.ts';
import { ArticleList } from './ArticleList.tsx';
import { FeedLink } from './FeedLink.tsx';
import { type Article, latestFirst, readingMinutes, relatedTo, usedTopics } from './insights.ts';

type InsightArticleProps = { article: Article; content: Content };

/** An article: who wrote it and when, its text, articles like it, and those before and after it. */
export function InsightArticle({ article, content }: InsightArticleProps) {
  const { insights, insightsPage, site } = content;
  const { words } = insightsPage;
  const all = latestFirst(insights);
  const at = all.indexOf(article);
  const [later, earlier] = [all[at - 1], all[at + 1]];
  const related = relatedTo(article, insights).slice(0, 3);
  const date = longDate(article.date, site.lang);
  const reading = plural(words.reading, readingMinutes(article, site.lang), site.lang);
  return (
    <>
      <Opening
        eyebrow={`${date} · ${reading.replaceAll(' ', '\u00a0')}`}
        title={article.title}
        text={article.description}
        image={article.image}
      />
      <Band as="div" layout="facts-beside article">
        <ArticleFacts article={article} content={content} />
        <div className="article-text">
          <ProseSections sections={article.sections} />
          {article.chart && <Chart chart={article.chart} lang={site.lang} />}
        </div>
      </Band>
      <Band as="div" ground="raised" layout="article-more screen-only">
        {related.length > 0 && (
          <section>
            <h2>{words.related}</h2>
            <ArticleList articles={related} content={content} layout="cells" level="h3" />
          </section>
        )}
        <nav aria-label={words.more}>
          {earlier && (
            <a href={`/insights/${earlier.slug}/`} rel="prev">
              {fill(words.previous, { title: earlier.title })}
            </a>
          )}{' '}
          {later && (
            <a href={`/insights/${later.slug}/`} rel="next">
              {fill(words.next, { title: later.title })}
            </a>
          )}{' '}
          <a href="/insights/">{words.all}</a>
        </nav>
        <FeedLink words={words} />
      </Band>
      <ArticleData article={article} content={content} />
    </>
  );
}

/** What a reader wants to know about an article besides its text. */
function ArticleFacts({ article, content }: InsightArticleProps) {
  const { insightsPage, services, practices, site } = content;
  const { words } = insightsPage;
  const { author, role, updated } = article;
  const service = services.find(({ slug }) => slug === article.practice);
  const page = service && practicePage(service.slug, practices);
  const portrait = portraitOf(author, content);
  const topics = usedTopics(content).filter(({ slug }) => article.topics.includes(slug));
  return (
    <div className="article-facts">
      <Facts>
        <Fact label={words.author}>
          {portrait && (
            <Picture image={portrait} alt="" widths={[120, 240]} ratio={5 / 6} sizes="4rem" />
          )}
          {author} <small>{role}</small>
        </Fact>
        {updated && <Day label={words.updated} day={updated} lang={site.lang} />}
        <div>
          <dt>
            {topics.length > 0 ? <a href="/insights/topics/">{words.topics}</a> : words.topics}
          </dt>
          {topics.map(({ slug, title }) => (
            <dd key={slug}>
              <a href={`/insights/topics/${slug}/`}>{title}</a>
            </dd>
          ))}
        </div>
        {service && page && (
          <Fact label={words.practice}>
            <a href={page}>{service.title}</a>
          </Fact>
        )}
      </Facts>
      <p className="screen-only">
        <a href={enquiryHref(article.title)}>{words.ask}</a>
      </p>
    </div>
  );
}

function Day({ label, day, lang }: { label: string; day: string; lang: string }) {
  return (
    <Fact label={label}>
      <time dateTime={day}>{longDate(day, lang)}</time>
    </Fact>
  );
}

/** The article as search engines read it. */
function ArticleData({ article, content }: InsightArticleProps) {
  const { route, base, socialCard } = usePage();
  const origin = content.site.origin + base;
  const { title, description, date, updated = date, author, role } = article;
  return (
    <JsonLd
      node={{
        '@type': 'Article',
        headline: title,
        description,
        image: origin + socialCard(cardOf(title, content)),
        datePublished: date,
        dateModified: updated,
        author: { '@type': 'Person', name: author, jobTitle: role },
        publisher: { '@id': `${origin}/#organization` },
        mainEntityOfPage: origin + route.path,
        inLanguage: content.site.tag,
      }}
    />
  );
}
