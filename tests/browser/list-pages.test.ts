/** The pages that list practices, cases and topics. */
import { expect, test } from 'vitest';
import { fillPlace } from '../../components/opening/fill-place.ts';
import { addressOf } from './address-of.ts';
import { inEachLanguage, toldCases } from './described-pages.ts';
import { all, linksOf, one, pageTree, pictureIn, textsOf } from './page-tree.ts';

const listed = (path: string) => {
  const list = one(pageTree(path), '.page-list');
  return {
    links: linksOf(list, 'h2 a'),
    entries: all(list, 'li').map((entry) => [...textsOf(entry, 'h2'), ...textsOf(entry, 'p')]),
  };
};

test.for(inEachLanguage('/practices/'))(
  '$path lists each practice in the order of the services, with what it costs to begin',
  ({ path, home, shown }) => {
    const practices = shown.services.flatMap(({ slug, title }) =>
      shown.practices.filter((it) => it.slug === slug).map((it) => ({ ...it, title })),
    );
    expect(listed(path)).toEqual({
      links: practices.map(({ slug, title }) => [title, addressOf(`/practices/${slug}/`, home)]),
      entries: practices.map(({ title, summary, fee }) => [
        title,
        summary,
        `${shown.ui.practice.fee}: ${fee.range}`,
      ]),
    });
  },
);

test.for(inEachLanguage('/cases/'))(
  '$path lists each case with its practice, place and year, and leads to those that have a story',
  ({ path, home, shown }) => {
    expect(listed(path)).toEqual({
      links: toldCases(shown).map(({ slug, name }) => [name, addressOf(`/cases/${slug}/`, home)]),
      entries: shown.cases.map(({ name, description, service, location, country, year }) => [
        name,
        description,
        [
          ...shown.services.filter(({ slug }) => slug === service).map(({ title }) => title),
          location === country ? location : location + shown.site.separator + country,
          year,
        ].join('\u00a0· '),
      ]),
    });
  },
);

test.for(inEachLanguage('/insights/topics/'))(
  '$path lists the topics that have articles',
  ({ path, home, shown }) => {
    const topics = shown.insightsPage.topics.filter(({ slug }) =>
      shown.insights.some((article) => article.topics.includes(slug)),
    );
    expect(listed(path)).toEqual({
      links: topics.map(({ slug, title }) => [title, addressOf(`/insights/topics/${slug}/`, home)]),
      entries: topics.map(({ title, description }) => [title, description]),
    });
  },
);

test.for([
  ['/practices/', 'practices'],
  ['/cases/', 'cases'],
  ['/insights/topics/', 'topics'],
] as const)('%s opens with its words', ([name, list]) => {
  for (const { path, shown } of inEachLanguage(name)) {
    const { eyebrow, title, text, image } = shown.lists[list].opening;
    const opening = one(pageTree(path), 'main .opening');
    expect(textsOf(opening, 'h1')).toEqual([title]);
    expect(textsOf(opening, 'p')).toEqual([fillPlace(eyebrow, shown), text]);
    expect(pictureIn(opening, 'img')).toEqual({ picture: image.picture, alt: '' });
  }
});
