/** The texts, links, pictures and icons of each page, compared with content field by field. */
import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { hasStory } from '../../components/cases/has-story.ts';
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
  type Element,
  iconsIn,
  linksOf,
  one,
  pageTree,
  pictureIn,
  type Tree,
  textOf,
  textsOf,
  valuesOf,
} from './page-tree.ts';
import { repeatsAnother } from './pages.ts';

const numbered = (index: number) => String(index + 1).padStart(2, '0');

/** The address of the page of a service, if it has one. */
const pageOf = (service: string, { practices }: Content, home: string) =>
  practices.some(({ slug }) => slug === service)
    ? addressOf(`/practices/${service}/`, home)
    : undefined;

/** The link that leads from a card to more about it. */
const readMore = (
  { title, href }: { title: string; href?: string | undefined },
  { ui }: Content,
  home: string,
) =>
  href ? [[`${ui.links.readMore} ${fill(ui.links.about, { title })}`, localHref(href, home)]] : [];

const subjectOf = (subject: string) => `/contact/?${new URLSearchParams({ subject })}`;

/** The list items of a list itself, without those of lists inside. */
const itemsOf = (list: Element): Element[] => {
  const inner = new Set(all(list, 'li li'));
  return all(list, 'li').filter((item) => !inner.has(item));
};

const placed = (text: string, { site, ui }: Content) =>
  fill(text, { coordinates: formatCoordinates(site.founded, ui.coordinates, site.dir) });

/** The eyebrow, title and text of an opening, and the picture behind them. */
function openingOf(tree: Tree) {
  const opening = one(tree, 'main .opening');
  return {
    eyebrow: textOf(one(opening, '.eyebrow')),
    title: textOf(one(opening, 'h1')),
    text: textOf(all(opening, 'p').at(-1) ?? opening),
  };
}

/** The name, role, words and portrait of each board member. */
const membersOf = (tree: Tree) =>
  all(tree, '.board-card').map((card) => ({
    ...pictureIn(card, 'img'),
    words: textOf(one(card, 'blockquote')),
    name: textOf(one(card, 'figcaption b')),
    role: textOf(one(card, 'figcaption span')),
  }));

const membersIn = ({ board, site }: Content) =>
  board.map((member) => ({
    picture: member.imgSrc.picture,
    alt: member.imgAlt,
    words: member.description,
    name: member.clientName,
    role: member.clientRole + site.separator + member.location,
  }));

const reasonsOf = (tree: Tree) =>
  all(tree, '.reasons li').map((item) => [
    ...textsOf(item, '.reason-number'),
    ...linksOf(item, 'h3 a').flat(),
    ...textsOf(item, 'p'),
  ]);

const reasonsIn = ({ home }: Content, at: string) =>
  home.why.reasons.map(({ title, href, description }, index) => [
    numbered(index),
    title,
    localHref(href, at),
    description,
  ]);

const historyOf = (tree: Tree) =>
  all(tree, '.history')
    .flatMap(itemsOf)
    .map((item) => ({
      title: textOf(one(item, 'h3')),
      description: textsOf(item, 'p')[0],
      steps: all(item, 'li').map((step) => [...textsOf(step, 'b'), ...textsOf(step, 'p')]),
    }));

const historyIn = ({ home }: Content) =>
  home.history.items.map(({ title, description, steps = [] }) => ({
    title,
    description,
    steps: steps.map(({ when, text }) => [when, text]),
  }));

const figuresOf = (tree: Tree, list: string) =>
  all(tree, `${list} div`).map((figure) => [...textsOf(figure, 'dd'), ...textsOf(figure, 'dt')]);

const figuresIn = ({ home }: Content) =>
  home.whoWeAre.facts.filter(({ value }) => value !== '0').map((it) => [it.value, it.label]);

/** The firm's phone, e-mail and address, and what each leads to. */
const factsOf = (tree: Tree) =>
  all(tree, '.contact-facts div').map((fact) => ({
    icons: iconsIn(fact),
    label: textOf(one(fact, 'dt')),
    texts: [
      ...textsOf(fact, 'dd bdi'),
      // Facts that content adds are a text and a smaller line below it.
      ...(all(fact, 'bdi').length > 0 ? [] : textsOf(fact, 'dd')),
    ],
    leads: valuesOf(fact, 'dd a', 'href'),
  }));

const factsIn = ({ contact: { facts }, site: { phone, email, address } }: Content) => [
  {
    icons: [drawnIcon('phone')],
    label: facts.phone,
    texts: [phone.display],
    leads: [`tel:${phone.number}`],
  },
  {
    icons: [drawnIcon('mail')],
    label: facts.email,
    texts: [email],
    leads: [`mailto:${email}`],
  },
  {
    icons: [drawnIcon('map-pin')],
    label: facts.office,
    texts: address.lines,
    leads: [],
  },
  ...facts.more.map(({ icon, label, value, note = '' }) => ({
    icons: [drawnIcon(icon)],
    label,
    texts: [`${value} ${note}`.trim()],
    leads: [],
  })),
];

describe.for(inEachLanguage('/'))('the home page $path', ({ path, home, shown }) => {
  const tree = pageTree(path);
  const { home: words, services, cases, site, ui } = shown;

  test('has the words, the links and the picture of each panel of the hero', () => {
    expect(textsOf(tree, 'main h1')).toEqual([site.tagline]);
    const { panels, eyebrow, callBack, services: other, tabs } = words.hero;
    const found = all(tree, '.hero-panel').map((panel) => ({
      ...pictureIn(panel, 'img'),
      texts: [...textsOf(panel, 'p.eyebrow'), ...textsOf(panel, 'h2')],
      text: textsOf(panel, 'p')[1],
      links: linksOf(panel, 'a'),
    }));
    expect(found).toEqual(
      panels.map(({ image, imageAlt, headline, text }) => ({
        picture: image.picture,
        alt: imageAlt,
        texts: [placed(eyebrow, shown), headline],
        text,
        links: [callBack, other].map(({ title, href }) => [title, localHref(href, home)]),
      })),
    );
    const isChoice = panels.length > 1;
    expect(valuesOf(tree, '.hero-tabs ul', 'aria-label')).toEqual(isChoice ? [tabs] : []);
    expect(
      all(tree, '.hero-tabs a').map((tab) => [...textsOf(tab, 'span'), tab.attribs.href]),
    ).toEqual(
      (isChoice ? panels : []).map(({ title, tabline }, index) => [
        numbered(index),
        title,
        tabline,
        `#panel-${index + 1}`,
      ]),
    );
    const eyebrows = Array.from({ length: panels.length || 1 }, () => placed(eyebrow, shown));
    expect(textsOf(tree, '.hero-words .eyebrow')).toEqual(eyebrows);
  });

  test('says who the firm is, in words and numbers, with its first results', () => {
    const { eyebrow, lead, paragraphs } = words.whoWeAre;
    const section = one(tree, '#who-we-are');
    expect(textsOf(section, 'h2')).toEqual([eyebrow]);
    expect(textsOf(section, '.lead')).toEqual([lead]);
    expect(textsOf(section, '.who-columns p')).toEqual(paragraphs);
    expect(figuresOf(section, 'dl')).toEqual(figuresIn(shown));
    const results = all(section, '.results a').map((link) => [
      link.attribs.href,
      ...['b', 'span', 'u'].flatMap((part) => textsOf(link, part)),
    ]);
    const told = cases.filter(({ result }) => result).slice(0, 4);
    expect(results).toEqual(
      told.map(({ slug, name, result }) => [`#case-${slug}`, result?.figure, result?.label, name]),
    );
  });

  test('introduces each section in the words of content', () => {
    const { servicesIntro, reachIntro, why, history } = words;
    const introOf = (section: string) => [
      ...textsOf(tree, `${section} .eyebrow`),
      ...textsOf(tree, `${section} h2`),
    ];
    expect(introOf('#our-services')).toEqual([servicesIntro.eyebrow, servicesIntro.heading]);
    expect(textsOf(tree, '#our-services .section-head p')).toEqual([servicesIntro.text]);
    expect(introOf(`#why-${site.slug}`)).toEqual([why.eyebrow, why.heading]);
    const past = history.items.length > 0 ? [history.eyebrow, history.heading] : [];
    expect(introOf('.history-section')).toEqual(past);
    const reach = cases.length > 0 ? [reachIntro.eyebrow, reachIntro.heading] : [];
    expect(introOf('#our-reach')).toEqual(reach);
    if (cases.length === 0) return;
    expect(textsOf(tree, '#case-studies')).toEqual([reachIntro.cases]);
    expect(all(tree, '#our-reach p').map(textOf)).toContain(reachIntro.text);
    expect(valuesOf(tree, '.reach-map img', 'alt')).toEqual([reachIntro.map]);
  });

  test('names each service with its own icon, and describes it', () => {
    const listed = all(tree, '.service-list a').map((link) => [
      textOf(link),
      link.attribs.href,
      iconsIn(link),
    ]);
    expect(listed).toEqual(
      services.map(({ title, slug, icon }) => [
        title,
        pageOf(slug, shown, home) ?? `#service-${slug}`,
        [drawnIcon(icon)],
      ]),
    );
    const slides = services.map(({ slug }) => {
      const slide = one(tree, `#service-${slug}`);
      return [
        slide.attribs['data-name'],
        ...['.service-number', 'h3'].flatMap((part) => textsOf(slide, part)),
        textsOf(slide, 'p').at(-1),
        ...linksOf(slide, 'a'),
      ];
    });
    expect(slides).toEqual(
      services.map(({ slug, title, heading, description }, index) => [
        title,
        numbered(index),
        heading,
        description,
        ...readMore({ title, href: pageOf(slug, shown, home) }, shown, home),
      ]),
    );
  });

  test('gives name, description, service and place of each case, with their links', () => {
    const found = all(tree, '.case-grid li').map((card) => ({
      id: card.attribs.id,
      name: textsOf(card, 'h4'),
      page: valuesOf(card, 'h4 a', 'href'),
      description: textsOf(card, 'p')[0],
      ways: linksOf(card, '.case-ways a'),
      place: textsOf(card, '.case-place'),
    }));
    expect(found).toEqual(
      cases.map((study) => {
        const { slug, name, description, location } = study;
        const subject = subjectOf(name);
        return {
          id: `case-${slug}`,
          name: [name],
          page: hasStory(study) ? [addressOf(`/cases/${slug}/`, home)] : [],
          description,
          ways: [
            ...(hasStory(study) ? [] : [[words.reachIntro.ask, localHref(subject, home)]]),
            ...services
              .filter((service) => service.slug === study.service)
              .map(({ slug, title }) => [title, pageOf(slug, shown, home) ?? `#service-${slug}`]),
          ],
          place: [`${location} ${formatCoordinates(study, ui.coordinates)}`],
        };
      }),
    );
    expect(linksOf(tree, '.reach-map svg a')).toEqual(
      cases.map(({ slug, location }) => [location, `#case-${slug}`]),
    );
  });

  test('gives the reasons, the board and the history of content', () => {
    expect(reasonsOf(tree)).toEqual(reasonsIn(shown, home));
    expect(membersOf(tree)).toEqual(membersIn(shown));
    expect(historyOf(tree)).toEqual(historyIn(shown));
  });
});

describe.for(inEachLanguage('/index/'))('the briefing $path', ({ path, home, shown }) => {
  const tree = pageTree(path);
  const { briefing, home: words, services, cases, site, ui } = shown;
  const rowsOf = (section: string) =>
    all(tree, `${section} tbody tr`).map((row) =>
      row.children.flatMap((cell) => ('attribs' in cell ? textOf(cell) : [])),
    );

  test('opens and heads its sections in the words of content', () => {
    const { title, text, contact, columns } = briefing;
    expect(openingOf(tree)).toEqual({ eyebrow: placed(words.hero.eyebrow, shown), title, text });
    const headings = {
      ...(words.hero.panels.length > 0 && { practice: words.hero.tabs }),
      firm: words.whoWeAre.eyebrow,
      services: words.servicesIntro.eyebrow,
      ...(cases.length > 0 && { cases: words.reachIntro.eyebrow }),
      reasons: words.why.eyebrow,
      ...(shown.board.length > 0 && { board: words.why.board }),
      ...(words.history.items.length > 0 && { history: words.history.eyebrow }),
      ...(shown.insights.length > 0 && { insights: shown.insightsPage.words.latest }),
      contact,
    };
    const sections = all(tree, '.briefing-section');
    expect(sections.map((section) => [section.attribs.id, textsOf(section, 'h2').at(0)])).toEqual(
      Object.entries(headings),
    );
    expect(textsOf(tree, '#services th[scope=col]')).toEqual([
      columns.number,
      columns.service,
      columns.description,
    ]);
  });

  test('gives the panels, the firm, its services and its cases as content does', () => {
    const panels = all(tree, '.practice-panels div').map((panel) => [
      ...textsOf(panel, 'dt'),
      ...textsOf(panel, 'p'),
    ]);
    expect(panels).toEqual(
      words.hero.panels.map(({ title, headline, tabline, text }) => [
        title,
        headline,
        tabline,
        text,
      ]),
    );
    const { lead, paragraphs } = words.whoWeAre;
    const tagline = words.hero.panels.length > 0 ? [] : [site.tagline];
    expect(textsOf(tree, '#firm p')).toEqual([lead, ...tagline, ...paragraphs]);
    expect(figuresOf(tree, '#firm dl')).toEqual(figuresIn(shown));
    expect(rowsOf('#services')).toEqual(
      services.map(({ title, heading, description }, index) => [
        numbered(index),
        title,
        `${heading} ${description}`,
      ]),
    );
    // A case without a page of its own has a link to the form behind its name.
    const caseRows = rowsOf('#cases').map(([year, title = '', ...others], at) => [
      year,
      title.startsWith(cases[at]?.name ?? 'no such case'),
      ...others,
    ]);
    expect(caseRows).toEqual(
      cases.map((study) => {
        const { year, result, description, location, country } = study;
        const place = location === country ? location : location + site.separator + country;
        return [
          `${year}`,
          true,
          `${result ? `${result.figure} ${result.label} ` : ''}${description}`,
          `${place} ${formatCoordinates(study, ui.coordinates)}`,
        ];
      }),
    );
  });

  test('gives the reasons, the board, the history and the ways to reach the firm', () => {
    expect(reasonsOf(tree)).toEqual(reasonsIn(shown, home));
    expect(membersOf(tree)).toEqual(membersIn(shown));
    expect(historyOf(tree)).toEqual(historyIn(shown));
    expect(factsOf(tree)).toEqual(factsIn(shown));
  });
});

describe.for(inEachLanguage('/service/'))('the service page $path', ({ path, home, shown }) => {
  const tree = pageTree(path);
  const { servicePage } = shown;
  const { opening, cards, offers, iconBoxes, process, gallery } = servicePage;

  test('opens with the words and the picture of content', () => {
    const { eyebrow, title, text, image } = opening;
    expect(openingOf(tree)).toEqual({ eyebrow: placed(eyebrow, shown), title, text });
    expect(pictureIn(tree, '.opening img')).toEqual({ picture: image.picture, alt: '' });
  });

  test('heads its sections in the words of content', () => {
    const sections = [cards, offers, iconBoxes, process, gallery];
    const bands = all(tree, 'main section').filter((it) => all(it, '.section-head').length > 0);
    expect(
      bands.map((band) => ['.eyebrow', 'h2', '.section-head p'].flatMap((it) => textsOf(band, it))),
    ).toEqual(
      sections.map(({ eyebrow, headingStart, heading, text }) => [
        eyebrow,
        [headingStart, heading].filter(Boolean).join(' '),
        text,
      ]),
    );
  });

  test('gives title, text, picture or icon, its description and the link of each card', () => {
    const found = all(tree, '.service-cards li').map((card) => ({
      title: textsOf(card, 'h3'),
      text: textsOf(card, 'p'),
      pictures: all(card, 'img').map(({ attribs }) => [attribs['data-picture'], attribs.alt]),
      icons: all(card, '.service-card-icon').map((it) => [...iconsIn(it), textOf(it)]),
      links: linksOf(card, 'a'),
    }));
    expect(found).toEqual(
      shown.offers.map((card) => ({
        title: [card.title],
        text: [card.description],
        pictures: card.image ? [[card.image.picture, card.alt]] : [],
        icons: card.icon ? [[drawnIcon(card.icon), card.alt]] : [],
        links: readMore({ ...card, href: `/service/#offer-${card.slug}` }, shown, home),
      })),
    );
  });

  test('says of each form of help when it fits, what it takes, what it leaves, and an example', () => {
    const found = all(tree, '.offer').map((offer) => ({
      id: offer.attribs.id,
      words: [...textsOf(offer, 'h3'), textsOf(offer, 'p')[0]],
      facts: all(offer, 'dl div').map((fact) => [...textsOf(fact, 'dt'), ...textsOf(fact, 'dd')]),
      links: linksOf(offer, 'a'),
    }));
    const { words } = offers;
    expect(found).toEqual(
      shown.offers.map((offer) => {
        const { slug, title, fits, length, team, holds, fee } = offer;
        const study = shown.cases.find((it) => it.offer === slug);
        const reference = shown.references.find((it) => it.offer === slug);
        const example = reference && [
          words.case,
          `${reference.title} (${reference.length}, ${reference.year}): ${reference.result}`,
        ];
        const result = study?.result ? `: ${study.result.figure} ${study.result.label}` : '';
        return {
          id: `offer-${slug}`,
          words: [title, fits],
          facts: [
            [words.length, length],
            [words.team, team],
            [words.holds, holds],
            [words.fee, fee],
            ...(study ? [[words.case, study.name + result]] : example ? [example] : []),
          ],
          links: [
            [words.ask, localHref(subjectOf(title), home)],
            ...(study && hasStory(study)
              ? [[study.name, addressOf(`/cases/${study.slug}/`, home)]]
              : []),
          ],
        };
      }),
    );
  });

  test('gives icon, its description, title, text and link of each box', () => {
    const found = all(tree, '.icon-boxes li').map((box) => ({
      icon: iconsIn(box)[0],
      texts: [textsOf(box, '.visually-hidden')[0], ...textsOf(box, 'h3'), ...textsOf(box, 'p')],
      links: linksOf(box, 'a'),
    }));
    expect(found).toEqual(
      iconBoxes.items.map((box) => ({
        icon: drawnIcon(box.icon),
        texts: [box.alt, box.title, box.description],
        links: readMore(box, shown, home),
      })),
    );
  });

  test('gives each step with its number, and each picture with its caption', () => {
    const steps = all(tree, '#steps ol li').map((step) =>
      ['.steps-number', 'h3', 'p'].flatMap((part) => textsOf(step, part)),
    );
    expect(steps).toEqual(
      process.items.map(({ title, description }, index) => [numbered(index), title, description]),
    );
    const { callBack } = process;
    expect(linksOf(tree, '#steps a.button')).toEqual(
      callBack ? [[callBack.title, localHref(callBack.href, home)]] : [],
    );
    const pictures = all(tree, '#gallery figure').map((figure) => ({
      ...pictureIn(figure, 'img'),
      caption: textOf(one(figure, 'figcaption')),
    }));
    expect(pictures).toEqual(
      gallery.items.map(({ image, alt, caption }) => ({ picture: image.picture, alt, caption })),
    );
  });
});

test.for(inEachLanguage('/contact/'))(
  'the contact page $path gives the words, facts and map of content',
  ({ path, shown }) => {
    const tree = pageTree(path);
    const { contact, site, ui } = shown;
    const { opening, map } = contact;
    const { eyebrow, title, text, image } = opening;
    expect(openingOf(tree)).toEqual({ eyebrow: placed(eyebrow, shown), title, text });
    expect(pictureIn(tree, '.opening img')).toEqual({ picture: image.picture, alt: '' });
    expect(factsOf(tree)).toEqual(factsIn(shown));
    expect(pictureIn(tree, '.contact-map img')).toEqual({
      picture: map.image.picture,
      alt: map.alt,
    });
    const { attribs } = one(tree, '.contact-map');
    expect([attribs['data-embed'], attribs['data-title']]).toEqual([site.map.embed, map.title]);
    expect(linksOf(tree, '.contact-map a')).toEqual([[map.link, site.map.link]]);
    const days = contact.firstDays.items.map(({ title, description }) => [title, description]);
    expect(
      all(tree, '#first-days ol li').map((it) => [...textsOf(it, 'h3'), ...textsOf(it, 'p')]),
    ).toEqual(days);
    const newest = Math.max(...shown.cases.map(({ year }) => year));
    const latest = shown.cases.filter(({ year }) => year === newest).map(({ name }) => name);
    if (latest.length > 0) expect(latest).toContain(textOf(one(tree, '#first-days article h3')));
    expect(textsOf(tree, '.contact-map-place')).toEqual([
      formatCoordinates(site.founded, ui.coordinates),
    ]);
  },
);

const practicePages = inEachLanguage('/')
  .flatMap(({ home, shown }) =>
    shown.practices.map((practice) => ({
      path: addressOf(`/practices/${practice.slug}/`, home),
      practice,
      home,
      shown,
    })),
  )
  .filter(({ path }) => !repeatsAnother(path));

describe.for(practicePages)('the practice $path', ({ path, practice, home, shown }) => {
  const tree = pageTree(path);
  const words = shown.ui.practice;
  const index = shown.services.findIndex(({ slug }) => slug === practice.slug);
  const { title = '', heading = '' } = shown.services[index] ?? {};

  test('opens with the heading of its service, and its picture', () => {
    expect(openingOf(tree)).toEqual({
      eyebrow: fill(words.eyebrow, { number: numbered(index), title }),
      title: heading,
      text: practice.summary,
    });
    expect(pictureIn(tree, '.opening img')).toEqual({ picture: practice.image.picture, alt: '' });
  });

  test('says what the client has at the end, the price, how long it takes and who leads it', () => {
    const facts = one(tree, '.practice-facts');
    const { lead, fee, duration, holds, next } = practice;
    expect(textsOf(facts, 'h2')).toEqual([words.holds, words.fee, words.duration, words.lead]);
    expect(textsOf(facts, 'li')).toEqual(holds);
    expect(textsOf(facts, '.practice-terms p')).toEqual([`${fee.range} ${fee.basis}`, duration]);
    expect(
      ['b', 'span', 'blockquote'].flatMap((it) => textsOf(one(facts, '.practice-lead'), it)),
    ).toEqual([lead.name, lead.role, lead.words]);
    expect(pictureIn(facts, 'figure img')).toEqual({
      picture: lead.portrait.picture,
      alt: lead.portraitAlt,
    });
    const ask = [fill(words.ask, { title }), localHref(subjectOf(title), home)];
    expect(linksOf(facts, 'a')).toEqual([ask]);
    expect(textsOf(facts, '.practice-next span')).toEqual([next]);
    expect(linksOf(tree, '.practice-offers .practice-next a')).toEqual([
      ask,
      [words.all, addressOf('/practices/', home)],
    ]);
  });

  test('shows its cases and the forms of help that fit, and its own text', () => {
    const proofs = all(tree, '.case-proof').map((proof) => ({
      name: textsOf(proof, 'h3'),
      page: valuesOf(proof, 'h3 a', 'href'),
      result: textsOf(proof, '.case-proof-result'),
      description: textsOf(proof, 'p')[0],
    }));
    expect(proofs).toEqual(
      shown.cases
        .filter(({ service }) => service === practice.slug)
        .map((study) => ({
          name: [study.name],
          page: hasStory(study) ? [addressOf(`/cases/${study.slug}/`, home)] : [],
          result: study.result ? [`${study.result.figure} ${study.result.label}`] : [],
          description: study.description,
        })),
    );
    const offers = practice.offers.map((slug) => shown.offers.find((it) => it.slug === slug));
    expect(all(tree, '.practice-offer li').map((it) => textsOf(it, 'h3'))).toEqual(
      offers.map((offer) => [offer?.title]),
    );
    expect(valuesOf(tree, '.practice-offer a', 'href')).toEqual(
      practice.offers.map((slug) => localHref(`/service/#offer-${slug}`, home)),
    );
    const parts = practice.sections.filter(({ id }) => id);
    expect(all(tree, '.parts section h2').map(textOf)).toEqual(parts.map((part) => part.title));
  });
});

const articlePages = inEachLanguage('/')
  .flatMap(({ home, shown }) =>
    shown.insights.map((article) => ({
      path: addressOf(`/insights/${article.slug}/`, home),
      article,
      home,
      shown,
    })),
  )
  .filter(({ path }) => !repeatsAnother(path));

test.for(articlePages)(
  'the article $path says who wrote it and when, and leads to its topics and to other articles',
  ({ path, article, home, shown }) => {
    const tree = pageTree(path);
    const { insightsPage, insights, services, site } = shown;
    const { words } = insightsPage;
    expect(textsOf(tree, 'h1')).toEqual([article.title]);
    expect(textsOf(tree, '.article-text h2')).toEqual(
      article.sections.filter(({ id }) => id).map(({ title }) => title),
    );
    const topics = insightsPage.topics.filter(({ slug }) => article.topics.includes(slug));
    const service = services.find(({ slug }) => slug === article.practice);
    const page = service && pageOf(service.slug, shown, home);
    const days = article.updated ? [[words.updated, longDate(article.updated, site.lang)]] : [];
    expect(
      all(tree, '.article-facts dl div').map((fact) => [
        ...textsOf(fact, 'dt'),
        ...textsOf(fact, 'dd'),
      ]),
    ).toEqual([
      [words.author, `${article.author} ${article.role}`],
      ...days,
      [words.topics, ...topics.map(({ title }) => title)],
      ...(page ? [[words.practice, service.title]] : []),
    ]);
    expect(linksOf(tree, '.article-facts a')).toEqual([
      ...(topics.length > 0 ? [[words.topics, addressOf('/insights/topics/', home)]] : []),
      ...topics.map(({ slug, title }) => [title, addressOf(`/insights/topics/${slug}/`, home)]),
      ...(page ? [[service.title, page]] : []),
      [words.ask, localHref(subjectOf(article.title), home)],
    ]);
    const latest = latestFirst(insights);
    const at = latest.indexOf(article);
    const [later, earlier] = [latest[at - 1], latest[at + 1]];
    expect(linksOf(tree, '.article-more nav a')).toEqual([
      ...(earlier
        ? [
            [
              fill(words.previous, { title: earlier.title }),
              addressOf(`/insights/${earlier.slug}/`, home),
            ],
          ]
        : []),
      ...(later
        ? [[fill(words.next, { title: later.title }), addressOf(`/insights/${later.slug}/`, home)]]
        : []),
      [words.all, addressOf(`/insights/`, home)],
    ]);
    const related = valuesOf(tree, '.article-more li a', 'href');
    expect(related).toEqual(
      latest
        .filter((it) => it !== article && it.topics.some((one) => article.topics.includes(one)))
        .slice(0, 3)
        .map(({ slug }) => addressOf(`/insights/${slug}/`, home)),
    );
  },
);

const legalPages = inEachLanguage('/')
  .flatMap(({ home, shown }) =>
    shown.legal.map((document) => ({
      path: addressOf(`/${document.slug}/`, home),
      document,
      shown,
    })),
  )
  .filter(({ path }) => !repeatsAnother(path));

test.for(legalPages)(
  '$path gives its title and dates, and each section under its number',
  ({ path, document, shown }) => {
    const tree = pageTree(path);
    const [effective, updated] = [document.effective, document.updated].map((date) =>
      longDate(date, shown.site.lang),
    );
    expect(openingOf(tree)).toEqual({
      eyebrow: fill(document.eyebrow, { effective: effective ?? '', updated: updated ?? '' }),
      title: document.title,
      text: document.summary,
    });
    expect(pictureIn(tree, '.opening img')).toEqual({ picture: document.image.picture, alt: '' });
    const headed = document.sections.filter(({ id }) => id);
    expect(linksOf(tree, '.legal-contents a')).toEqual(
      headed.map(({ id, title }) => [title, `#${id}`]),
    );
    expect(
      // One without an id is that of the notes, within the last section.
      all(tree, '.legal-sections section[id]').map((section) => [
        section.attribs.id,
        ...textsOf(section, 'h2'),
        ...textsOf(section, '.prose'),
      ]),
    ).toEqual(
      headed.map(({ id, title, html }, index) => [
        id,
        `${numbered(index)} ${title}`,
        ...textsOf(parseDocument(`<main>${html}</main>`), 'main'),
      ]),
    );
  },
);

const casePages = inEachLanguage('/')
  .flatMap(({ home, shown }) =>
    toldCases(shown).map((study, index, told) => ({
      path: addressOf(`/cases/${study.slug}/`, home),
      home,
      study,
      next: told[(index + 1) % told.length],
      shown,
    })),
  )
  .filter(({ path }) => !repeatsAnother(path));

test.for(casePages)(
  '$path tells the story of its case, and leads on',
  ({ path, home, study, next, shown }) => {
    const tree = pageTree(path);
    const { ui, services, site } = shown;
    const { name, description, location, country, year, result, facts, sections } = study;
    expect(openingOf(tree)).toEqual({
      eyebrow: `${formatCoordinates(study, ui.coordinates, shown.site.dir)} · ${location} · ${year}`,
      title: name,
      text: description,
    });
    expect(textsOf(tree, '.case-facts p')).toEqual(
      result ? [`${result.figure} ${result.label}`] : [],
    );
    const [service] = services.filter(({ slug }) => slug === study.service);
    const { place, year: yearLabel, service: serviceLabel } = ui.caseStudy;
    expect(
      all(tree, '.case-facts dl div').map((fact) => [
        ...textsOf(fact, 'dt'),
        ...textsOf(fact, 'dd'),
      ]),
    ).toEqual([
      [place, location === country ? location : location + site.separator + country],
      [yearLabel, `${year}`],
      ...(service ? [[serviceLabel, service.title]] : []),
      ...facts.map(({ label, value }) => [label, value]),
    ]);
    expect(linksOf(tree, '.case-facts a')).toEqual(
      service
        ? [[service.title, pageOf(service.slug, shown, home) ?? `${home}#service-${service.slug}`]]
        : [],
    );
    // The notes of a text are a section within its last part.
    const told = all(tree, '.case-parts section').filter(
      ({ attribs }) => attribs.role !== 'doc-endnotes',
    );
    expect(told.map((part) => [part.attribs.id, ...textsOf(part, 'h2')])).toEqual(
      sections.filter(({ id }) => id).map(({ id, title }) => [id, title]),
    );
    expect(textsOf(tree, '.case-parts .prose')).toEqual(
      sections.flatMap(({ html }) => textsOf(parseDocument(`<main>${html}</main>`), 'main')),
    );
    const subject = subjectOf(name);
    expect(linksOf(tree, '.case-next a')).toEqual([
      [shown.home.reachIntro.ask, localHref(subject, home)],
      ...(next && next !== study
        ? [[fill(ui.caseStudy.next, { title: next.name }), addressOf(`/cases/${next.slug}/`, home)]]
        : []),
      [ui.caseStudy.all, addressOf('/cases/', home)],
    ]);
  },
);

test.for(inEachLanguage('/404.html'))(
  '$path has the words and links of content',
  ({ path, home, shown }) => {
    const tree = pageTree(path);
    const { eyebrow, title, text, links, image } = shown.notFound;
    const part = one(tree, '.not-found');
    expect(['.eyebrow', 'h1'].flatMap((it) => textsOf(part, it))).toEqual([eyebrow, title]);
    expect(textsOf(part, 'p')).toContain(text);
    expect(pictureIn(part, 'img')).toEqual({ picture: image.picture, alt: '' });
    expect(linksOf(part, 'li a').slice(0, links.length)).toEqual(
      links.map(({ title, href }) => [title, localHref(href, home)]),
    );
  },
);
