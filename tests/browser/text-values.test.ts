/**
 * What each page says, compared with content: every part as one line of words, links and pictures, in the
 * order in which it is read, so that nothing is left out, added or taken from another field.
 */
import { describe, expect, test } from 'vitest';
import { hasStory } from '../../components/cases/has-story.ts';
import { placeOf } from '../../components/cases/place-of.ts';
import { formatCoordinates } from '../../components/coordinates/format-coordinates.ts';
import { latestFirst } from '../../components/insights/insights.ts';
import { fill } from '../../components/text/fill.ts';
import { longDate } from '../../components/text/long-date.ts';
import type { Content } from '../../content/index.ts';
import { addressOf } from './address-of.ts';
import { inEachLanguage, localHref, toldCases } from './described-pages.ts';
import {
  all,
  drawnIcon,
  iconsIn,
  one,
  onOneLine,
  pageTree,
  saidBy,
  textsOf,
  valuesOf,
} from './page-tree.ts';
import { repeatsAnother } from './pages.ts';

type Case = Content['cases'][number];
type Part = string | number | undefined;
type Place = { path: string; home: string; shown: Content };

const numbered = (index: number) => String(index + 1).padStart(2, '0');
const pictureOf = ({ picture }: { picture: string }, alt = '') => `![${alt}](${picture})`;
const subjectOf = (subject: string) => `/contact/?${new URLSearchParams({ subject })}`;
const prose = (html: string) => html.replace(/<[^>]*>/g, ' ');

/** The parts of a page that a selector finds, and what content has them say. */
function open({ path, home, shown }: Place) {
  const tree = pageTree(path);
  const { site, ui, services, practices } = shown;
  const link = (words: string, href: string) => `[${words.trim()}](${localHref(href, home)})`;
  const pageOf = (service: string) =>
    practices.some(({ slug }) => slug === service) ? `/practices/${service}/` : undefined;
  return {
    tree,
    link,
    pageOf,
    /** Each element says these parts of content, one after another. */
    expectEach: <Item>(
      selector: string,
      items: readonly Item[],
      partsOf: (item: Item, at: number) => readonly Part[],
    ) =>
      expect(all(tree, selector).map(saidBy)).toEqual(
        items.map((item, at) => onOneLine(...partsOf(item, at))),
      ),
    /** So does the only one. */
    expectOne: (selector: string, ...parts: readonly Part[]) =>
      expect(all(tree, selector).map(saidBy)).toEqual([onOneLine(...parts)]),
    expectIcons: (selector: string, names: readonly string[]) =>
      expect(all(tree, selector).map((it) => iconsIn(it)[0])).toEqual(names.map(drawnIcon)),
    readMore: (title: string, href: string | undefined) =>
      href && link(`${ui.links.readMore} ${fill(ui.links.about, { title })}`, href),
    /** A place in a text, as that of the firm in an eyebrow. */
    placed: (text: string) =>
      fill(text, { coordinates: formatCoordinates(site.founded, ui.coordinates, site.dir) }),
    caseLink: (study: Case) =>
      hasStory(study) ? link(study.name, `/cases/${study.slug}/`) : study.name,
    askAbout: (study: Case) =>
      hasStory(study) ? undefined : link(shown.home.reachIntro.ask, subjectOf(study.name)),
    serviceLink: (slug: string, elsewhere: string) => {
      const service = services.find((it) => it.slug === slug);
      return service && link(service.title, pageOf(slug) ?? `${elsewhere}#service-${slug}`);
    },
  };
}

const resultOf = ({ result }: Case) => result && `${result.figure} ${result.label}`;
const quoteOf = ({ words }: Case) => (words ? [words.text, words.from] : []);

/** What both the home page and the briefing say. */
function sharedParts(place: Place) {
  const { expectEach, link } = open(place);
  const { home: words, board, site } = place.shown;
  expectEach('.reasons li', words.why.reasons, (it, at) => [
    numbered(at),
    link(it.title, it.href),
    it.description,
  ]);
  expectEach('.board-card', board, (it) => [
    pictureOf(it.imgSrc, it.imgAlt),
    it.description,
    it.clientName,
    it.clientRole + site.separator + it.location,
  ]);
  const past = words.history.items.flatMap(({ title, description, steps = [] }) => [
    title,
    description,
    ...steps.flatMap(({ when, text }) => [when, text]),
  ]);
  expectEach('.history', past.length > 0 ? [past] : [], (parts) => parts);
}

/** The firm's words about itself, and its numbers. */
const firmIn = ({ home: { whoWeAre } }: Content, ...between: readonly string[]) => [
  whoWeAre.eyebrow,
  whoWeAre.lead,
  ...between,
  ...whoWeAre.paragraphs,
  ...whoWeAre.facts.filter(({ value }) => value !== '0').map((it) => `${it.label} ${it.value}`),
];

function contactFacts(place: Place) {
  const { expectEach, expectIcons } = open(place);
  const { contact, site } = place.shown;
  const { phone, email, office, more } = contact.facts;
  expectEach(
    '.contact-facts div',
    [
      [phone, `[${site.phone.display}](tel:${site.phone.number})`],
      [email, `[${site.email}](mailto:${site.email})`],
      [office, ...site.address.lines],
      ...more.map(({ label, value, note }) => [label, value, note]),
    ],
    (parts) => parts,
  );
  expectIcons('.contact-facts dt', ['phone', 'mail', 'map-pin', ...more.map(({ icon }) => icon)]);
}

describe.for(inEachLanguage('/'))('the home page $path', (place) => {
  const { tree, link, expectEach, expectOne, expectIcons, ...page } = open(place);
  const { home: words, services, cases, site, ui } = place.shown;

  test('says what content does in its hero, with its pictures and links', () => {
    expect(textsOf(tree, 'main h1')).toEqual([site.tagline]);
    const { panels, eyebrow, callBack, services: other, tabs } = words.hero;
    expectEach('.hero-panel', panels, ({ image, imageAlt, headline, text }) => [
      pictureOf(image, imageAlt),
      page.placed(eyebrow),
      headline,
      text,
      link(callBack.title, callBack.href),
      link(other.title, other.href),
    ]);
    const choices = panels.length > 1 ? panels : [];
    expectEach('.hero-tabs a', choices, (it, at) => [
      `[${numbered(at)} ${it.title} ${it.tabline}](#panel-${at + 1})`,
    ]);
    expect(valuesOf(tree, '.hero-tabs ul', 'aria-label')).toEqual(choices.length ? [tabs] : []);
  });

  test('says who the firm is, in words and numbers, with its first results', () => {
    const results = cases.filter(({ result }) => result).slice(0, 4);
    const links = results.map((it) => `[${resultOf(it)} ${it.name}](#case-${it.slug})`);
    expectOne('#who-we-are', ...firmIn(place.shown), ...links);
  });

  test('introduces each section in the words of content', () => {
    const { servicesIntro, reachIntro, why, history } = words;
    const introOf = (section: string) =>
      ['.eyebrow', 'h2'].flatMap((part) => textsOf(tree, `${section} ${part}`));
    expect(introOf('#our-services')).toEqual([servicesIntro.eyebrow, servicesIntro.heading]);
    expect(textsOf(tree, '#our-services .section-head p')).toEqual([servicesIntro.text]);
    expect(introOf(`#why-${site.slug}`)).toEqual([why.eyebrow, why.heading]);
    const past = history.items.length > 0 ? [history.eyebrow, history.heading] : [];
    expect(introOf('.history-section')).toEqual(past);
    const reach = cases.length > 0 ? [reachIntro.eyebrow, reachIntro.heading] : [];
    expect(introOf('#our-reach')).toEqual(reach);
    if (cases.length === 0) return;
    expect(textsOf(tree, '#case-studies')).toEqual([reachIntro.cases]);
    expect(textsOf(tree, '#our-reach p')).toContain(reachIntro.text);
    expect(valuesOf(tree, '.reach-map img', 'alt')).toEqual([reachIntro.map]);
  });

  test('names each service with its own icon, and describes it', () => {
    expectEach('.service-list a', services, ({ slug }) => [page.serviceLink(slug, '')]);
    expectIcons(
      '.service-list a',
      services.map(({ icon }) => icon),
    );
    for (const [at, { slug, title, heading, description }] of services.entries()) {
      const more = page.readMore(title, page.pageOf(slug));
      expectOne(`#service-${slug}`, numbered(at), heading, description, more);
    }
    const names = services.map(({ title }) => title);
    expect(valuesOf(tree, '#our-services [data-name]', 'data-name')).toEqual(names);
  });

  test('gives name, description, service and place of each case, with their links', () => {
    expectEach('.case-grid li', cases, (it) => [
      page.caseLink(it),
      it.description,
      page.askAbout(it),
      page.serviceLink(it.service ?? '', ''),
      `[${it.location} ${formatCoordinates(it, ui.coordinates)}](#map)`,
    ]);
    const slugs = cases.map(({ slug }) => `case-${slug}`);
    expect(valuesOf(tree, '.case-grid li', 'id')).toEqual(slugs);
    expectEach('.reach-map svg a', cases, ({ slug, location }) => [`[${location}](#case-${slug})`]);
  });

  test('gives the reasons, the board and the history of content', () => sharedParts(place));
});

/** An opening says this, over a picture of content unless it is drawn in the page. */
const expectOpening = (place: Place, picture: string, ...texts: readonly string[]) => {
  const [opening = ''] = all(pageTree(place.path), '.opening').map(saidBy);
  expect(picture ? opening : opening.replace(/^!\[\]\(.*?\) /, '')).toBe(
    onOneLine(picture, ...texts),
  );
};

describe.for(inEachLanguage('/index/'))('the briefing $path', (place) => {
  const { tree, expectEach, expectOne, ...page } = open(place);
  const { briefing, home: words, services, cases, board, site, ui } = place.shown;

  test('opens and heads its sections in the words of content', () => {
    const { title, text, contact, columns } = briefing;
    expectOpening(place, '', page.placed(words.hero.eyebrow), title, text);
    const headings = {
      ...(words.hero.panels.length > 0 && { practice: words.hero.tabs }),
      firm: words.whoWeAre.eyebrow,
      services: words.servicesIntro.eyebrow,
      ...(cases.length > 0 && { cases: words.reachIntro.eyebrow }),
      reasons: words.why.eyebrow,
      ...(board.length > 0 && { board: words.why.board }),
      ...(words.history.items.length > 0 && { history: words.history.eyebrow }),
      ...(place.shown.insights.length > 0 && {
        insights: place.shown.insightsPage.words.latest,
      }),
      contact,
    };
    const sections = all(tree, '.briefing-section');
    expect(sections.map((section) => [section.attribs.id, textsOf(section, 'h2').at(0)])).toEqual(
      Object.entries(headings),
    );
    const { number, service, description } = columns;
    expect(textsOf(tree, '#services th[scope=col]')).toEqual([number, service, description]);
  });

  test('gives the panels, the firm, its services and its cases as content does', () => {
    const { panels } = words.hero;
    expectEach('.practice-panels div', panels, ({ title, headline, tabline, text }) => [
      title,
      headline,
      tabline,
      text,
    ]);
    expectOne('#firm', ...firmIn(place.shown, ...(panels.length > 0 ? [] : [site.tagline])));
    expectEach('#services tbody tr', services, ({ slug, title, heading, description }, at) => {
      const href = page.pageOf(slug);
      return [numbered(at), href ? page.link(title, href) : title, heading, description];
    });
    expectEach('#cases tbody tr', cases, (it) => [
      it.year,
      page.caseLink(it),
      page.askAbout(it),
      resultOf(it),
      it.description,
      placeOf(it, site.separator),
      formatCoordinates(it, ui.coordinates),
    ]);
  });

  test('gives the reasons, the board, the history and the ways to reach the firm', () => {
    sharedParts(place);
    contactFacts(place);
  });
});

describe.for(inEachLanguage('/service/'))('the service page $path', (place) => {
  const { tree, link, expectEach, expectIcons, ...page } = open(place);
  const { servicePage, offers: forms, cases, references } = place.shown;
  const { opening, cards, offers, iconBoxes, process, gallery } = servicePage;

  test('opens and heads its sections in the words of content', () => {
    const { eyebrow, title, text, image } = opening;
    expectOpening(place, pictureOf(image), page.placed(eyebrow), title, text);
    const bands = all(tree, 'main section').filter((it) => all(it, '.section-head').length > 0);
    expect(
      bands.map((band) => ['.eyebrow', 'h2', '.section-head p'].flatMap((it) => textsOf(band, it))),
    ).toEqual(
      [cards, offers, iconBoxes, process, gallery].map((it) => [
        it.eyebrow,
        onOneLine(it.headingStart, it.heading),
        it.text,
      ]),
    );
  });

  test('gives title, text, picture or icon, its description and the link of each card', () => {
    expectEach('.service-cards li', forms, ({ image, alt, title, description, slug }) => [
      image ? pictureOf(image, alt) : alt,
      title,
      description,
      page.readMore(title, `/service/#offer-${slug}`),
    ]);
    expectIcons(
      '.service-card-icon',
      forms.flatMap(({ image, icon }) => (image || !icon ? [] : icon)),
    );
  });

  test('says of each form of help when it fits, what it takes, what it leaves, and an example', () => {
    const { words } = offers;
    const exampleOf = (slug: string) => {
      const study = cases.find((it) => it.offer === slug);
      if (study) return onOneLine(page.caseLink(study), resultOf(study) && `: ${resultOf(study)}`);
      const it = references.find(({ offer }) => offer === slug);
      return it && `${it.title} (${it.length}, ${it.year}): ${it.result}`;
    };
    expectEach('.offer', forms, ({ slug, title, fits, length, team, holds, fee }) => [
      title,
      fits,
      link(words.ask, subjectOf(title)),
      ...[words.length, length, words.team, team, words.holds, holds, words.fee, fee],
      exampleOf(slug) && `${words.case} ${exampleOf(slug)}`,
    ]);
    expect(valuesOf(tree, '.offer', 'id')).toEqual(forms.map(({ slug }) => `offer-${slug}`));
  });

  test('gives icon, its description, title, text and link of each box', () => {
    expectEach('.icon-boxes li', iconBoxes.items, (it) => [
      it.alt,
      it.title,
      it.description,
      page.readMore(it.title, it.href),
    ]);
    expectIcons(
      '.icon-boxes li',
      iconBoxes.items.map(({ icon }) => icon),
    );
  });

  test('gives each step with its number, and each picture with its caption', () => {
    expectEach('#steps ol li', process.items, ({ title, description }, at) => [
      numbered(at),
      title,
      description,
    ]);
    const { callBack } = process;
    expectEach('#steps a.button', callBack ? [callBack] : [], (it) => [link(it.title, it.href)]);
    expectEach('#gallery figure', gallery.items, ({ image, alt, caption }) => [
      pictureOf(image, alt),
      caption,
    ]);
  });
});

test.for(inEachLanguage('/contact/'))(
  'the contact page $path gives the words, facts and map of content',
  (place) => {
    const { tree, expectEach, expectOne, placed } = open(place);
    const { contact, site, ui, cases } = place.shown;
    const { opening, map, firstDays } = contact;
    const { eyebrow, title, text, image } = opening;
    expectOpening(place, pictureOf(image), placed(eyebrow), title, text);
    contactFacts(place);
    expect(all(tree, '.contact-map img').map(saidBy)).toEqual([pictureOf(map.image, map.alt)]);
    const { attribs } = one(tree, '.contact-map');
    expect([attribs['data-embed'], attribs['data-title']]).toEqual([site.map.embed, map.title]);
    expectOne('.contact-map a', `[${map.link}](${site.map.link})`);
    expectOne('.contact-map-place', formatCoordinates(site.founded, ui.coordinates));
    expectEach('#first-days ol li', firstDays.items, (it, at) => [
      numbered(at),
      it.title,
      it.description,
    ]);
    const newest = Math.max(...cases.map(({ year }) => year));
    const latest = cases.filter(({ year }) => year === newest).map(({ name }) => name);
    if (latest.length > 0) expect(latest).toContain(textsOf(tree, '#first-days article h3')[0]);
  },
);

/** The pages about records of content, in each language. */
const pagesAbout = <Item>(
  itemsIn: (shown: Content) => readonly Item[],
  nameOf: (item: Item) => string,
) =>
  inEachLanguage('/')
    .flatMap(({ home, shown }) =>
      itemsIn(shown).map((item) => ({ path: addressOf(nameOf(item), home), home, shown, item })),
    )
    .filter(({ path }) => !repeatsAnother(path));

const practicePages = pagesAbout(
  ({ practices }) => practices,
  ({ slug }) => `/practices/${slug}/`,
);

describe.for(practicePages)('the practice $path', ({ item: practice, ...place }) => {
  const { tree, link, expectEach, expectOne, ...page } = open(place);
  const { ui, services, cases, offers, site } = place.shown;
  const words = ui.practice;
  const at = services.findIndex(({ slug }) => slug === practice.slug);
  const { title = '', heading = '' } = services[at] ?? {};
  const ask = link(fill(words.ask, { title }), subjectOf(title));

  test('opens with the heading of its service, and its picture', () => {
    const eyebrow = fill(words.eyebrow, { number: numbered(at), title });
    expectOpening(place, pictureOf(practice.image), eyebrow, heading, practice.summary);
  });

  test('says what the client has at the end, the price, how long it takes and who leads it', () => {
    const { lead, fee, duration, holds, next } = practice;
    expectOne(
      '.practice-facts',
      ...[words.holds, ...holds],
      ...[words.fee, fee.range, fee.basis, words.duration, duration],
      ...[words.lead, pictureOf(lead.portrait, lead.portraitAlt), lead.name, lead.role],
      ...[lead.words, ask, words.print, next],
    );
    expectOne('.practice-offers .practice-next', ask, link(words.all, '/practices/'));
  });

  test('shows its cases and the forms of help that fit, and its own text', () => {
    expectEach(
      '.case-proof',
      cases.filter(({ service }) => service === practice.slug),
      (it) => [
        page.caseLink(it),
        it.description,
        resultOf(it),
        ...quoteOf(it),
        `${placeOf(it, site.separator)} · ${it.year}`,
      ],
    );
    expectEach(
      '.practice-offer li',
      practice.offers.flatMap((slug) => offers.filter((it) => it.slug === slug)),
      ({ slug, title, fits, length, fee }) => [
        title,
        fits,
        `${length} · ${fee}`,
        page.readMore(title, `/service/#offer-${slug}`),
      ],
    );
    const parts = practice.sections.filter(({ id }) => id);
    expect(textsOf(tree, '.parts section h2')).toEqual(parts.map((part) => part.title));
  });
});

const articlePages = pagesAbout(
  ({ insights }) => insights,
  ({ slug }) => `/insights/${slug}/`,
);

test.for(articlePages)(
  'the article $path says who wrote it and when, and leads to its topics and to other articles',
  ({ item: article, ...place }) => {
    const { tree, link, expectEach, pageOf } = open(place);
    const { insightsPage, insights, services, site } = place.shown;
    const { words } = insightsPage;
    expect(textsOf(tree, 'h1')).toEqual([article.title]);
    const headed = article.sections.filter(({ id }) => id);
    expect(textsOf(tree, '.article-text h2')).toEqual(headed.map(({ title }) => title));
    const topics = insightsPage.topics.filter(({ slug }) => article.topics.includes(slug));
    const service = services.find(({ slug }) => slug === article.practice);
    const page = service && pageOf(service.slug);
    const [facts = ''] = all(tree, '.article-facts').map(saidBy);
    // The portrait is that of whoever leads a practice or sits on the board.
    expect(facts.replace(/!\[\]\(.*?\) /, '')).toBe(
      onOneLine(
        ...[words.author, article.author, article.role],
        article.updated && `${words.updated} ${longDate(article.updated, site.lang)}`,
        topics.length > 0 ? link(words.topics, '/insights/topics/') : words.topics,
        ...topics.map(({ slug, title }) => link(title, `/insights/topics/${slug}/`)),
        page && `${words.practice} ${link(service.title, page)}`,
        link(words.ask, subjectOf(article.title)),
      ),
    );
    const latest = latestFirst(insights);
    const at = latest.indexOf(article);
    const neighbour = (words: string, other?: { slug: string; title: string }) =>
      other && link(fill(words, other), `/insights/${other.slug}/`);
    const ways = [
      neighbour(words.previous, latest[at + 1]),
      neighbour(words.next, latest[at - 1]),
      link(words.all, '/insights/'),
    ];
    expectEach('.article-more nav a', ways.filter(Boolean), (way) => [way]);
    const related = latest.filter(
      (it) => it !== article && it.topics.some((one) => article.topics.includes(one)),
    );
    expect(valuesOf(tree, '.article-more li a', 'href')).toEqual(
      related.slice(0, 3).map(({ slug }) => localHref(`/insights/${slug}/`, place.home)),
    );
  },
);

const legalPages = pagesAbout(
  ({ legal }) => legal,
  ({ slug }) => `/${slug}/`,
);

test.for(legalPages)(
  '$path gives its title and dates, and each section under its number',
  ({ item: { image, title, summary, sections, ...legal }, ...place }) => {
    const { tree, expectEach } = open(place);
    const day = (date: string) => longDate(date, place.shown.site.lang);
    const days = { effective: day(legal.effective), updated: day(legal.updated) };
    expectOpening(place, pictureOf(image), fill(legal.eyebrow, days), title, summary);
    const headed = sections.filter(({ id }) => id);
    expectEach('.legal-contents a', headed, ({ id, title }) => [`[${title}](#${id})`]);
    // One without an id is that of the notes, within the last section.
    const told = all(tree, '.legal-sections section[id]');
    expect(told.map((it) => [it.attribs.id, ...textsOf(it, 'h2')])).toEqual(
      headed.map(({ id, title }, at) => [id, `${numbered(at)} ${title}`]),
    );
    expectWords(place.path, '.legal-sections .prose', sections);
  },
);

/** Texts in Markdown have all of their words, whatever they link to in the language of the page. */
const expectWords = (path: string, selector: string, sections: readonly { html: string }[]) => {
  const bare = (text: string) => text.replace(/&\w+;|\W/g, '');
  const found = textsOf(pageTree(path), selector).map(bare);
  expect(found).toEqual(sections.map(({ html }) => bare(prose(html))));
};

const casePages = pagesAbout(toldCases, ({ slug }) => `/cases/${slug}/`);

test.for(casePages)(
  '$path tells the story of its case, and leads on',
  ({ item: study, ...place }) => {
    const { tree, link, expectOne, serviceLink } = open(place);
    const { ui, site, home: words } = place.shown;
    const { name, description, location, year, facts, sections, service } = study;
    const at = formatCoordinates(study, ui.coordinates, site.dir);
    expectOpening(place, '', `${at} · ${location} · ${year}`, name, description);
    const labels = ui.caseStudy;
    const of = service && serviceLink(service, place.home);
    expectOne(
      '.case-facts',
      resultOf(study),
      ...quoteOf(study),
      ...[labels.place, placeOf(study, site.separator), labels.year, year],
      of && `${labels.service} ${of}`,
      ...facts.map(({ label, value }) => `${label} ${value}`),
    );
    // The notes of a text are a section within its last part.
    const told = all(tree, '.case-parts section').filter(
      ({ attribs }) => attribs.role !== 'doc-endnotes',
    );
    const headed = sections.filter(({ id }) => id);
    expect(told.map((part) => [part.attribs.id, ...textsOf(part, 'h2')])).toEqual(
      headed.map(({ id, title }) => [id, title]),
    );
    expectWords(place.path, '.case-parts .prose', sections);
    const stories = toldCases(place.shown);
    const next = stories[(stories.indexOf(study) + 1) % stories.length];
    const onward = next === study ? undefined : next;
    expectOne(
      '.case-next',
      link(words.reachIntro.ask, subjectOf(name)),
      onward && link(fill(labels.next, { title: onward.name }), `/cases/${onward.slug}/`),
      link(labels.all, '/cases/'),
    );
  },
);

test.for(inEachLanguage('/404.html'))('$path has the words and links of content', (place) => {
  const { tree, link } = open(place);
  const { eyebrow, title, text, links, image } = place.shown.notFound;
  const ways = links.map((it) => link(it.title, it.href));
  const says = onOneLine(pictureOf(image), eyebrow, title, text, ...ways);
  expect(saidBy(one(tree, '.not-found')).slice(0, says.length)).toBe(says);
});
