import { type ContentOf, documents, focusSchema, fontSchema, record, records } from '#content';
import { boardMemberSchema } from './schema/board-member.ts';
import { briefingSchema } from './schema/briefing.ts';
import { caseStudySchema } from './schema/case-study.ts';
import { contactSchema } from './schema/contact.ts';
import { homeSchema } from './schema/home.ts';
import { insightSchema, whyItWaits } from './schema/insight.ts';
import { insightsPageSchema } from './schema/insights-page.ts';
import { legalSchema } from './schema/legal.ts';
import { listsSchema } from './schema/lists.ts';
import { menuEntrySchema } from './schema/menu.ts';
import { notFoundSchema } from './schema/not-found.ts';
import { offerSchema } from './schema/offer.ts';
import { paletteSchema } from './schema/palette.ts';
import { peopleSchema } from './schema/people.ts';
import { practiceSchema } from './schema/practice.ts';
import { procurementSchema } from './schema/procurement.ts';
import { referenceSchema } from './schema/reference.ts';
import { searchSchema } from './schema/search.ts';
import { serviceSchema } from './schema/service.ts';
import { servicePageSchema } from './schema/service-page.ts';
import { type Site, siteSchema } from './schema/site.ts';
import { type Ui, uiSchema } from './schema/ui.ts';

/** The placeholders for facts from site.yaml that any text may use, such as `{name}`. */
function siteFacts(site: Site) {
  const { name, shortName = name, slug, legalName, tagline, email, phone, address, founded } = site;
  const { analytics, dir, separator } = site;
  // With no-break spaces, so that it is not split across lines. In a text that runs to the left it is
  // isolated, since its plus sign would move to the other end.
  const number = phone.display.replaceAll(' ', '\u00a0');
  return {
    name,
    shortName,
    slug,
    legalName,
    tagline,
    email,
    phone: dir === 'rtl' ? `\u2066${number}\u2069` : number,
    address: address.lines.join(separator),
    place: founded.place,
    country: founded.country,
    since: String(founded.year),
    counters: analytics ? 1 : 0,
    counter: analytics?.name ?? '',
  };
}

/** Every kind of content that the site has. */
export const collections = {
  site: record('site.yaml', siteSchema, siteFacts),
  palette: record('palette.yaml', paletteSchema),
  fonts: records('fonts.yaml', fontSchema),
  focus: records('focus.yaml', focusSchema),
  menu: records('menu.yaml', menuEntrySchema, { least: 1 }),
  ui: record('ui.yaml', uiSchema),
  home: record('home.yaml', homeSchema),
  services: records('services.yaml', serviceSchema, {
    least: 1,
    placeholders: (services) => ({ services: services.length }),
  }),
  cases: documents('cases/*.md', caseStudySchema, {
    placeholders: (cases) => ({
      cases: cases.length,
      countries: new Set(cases.map(({ country }) => country)).size,
      continents: new Set(cases.map(({ continent }) => continent)).size,
    }),
  }),
  board: records('board.yaml', boardMemberSchema, {
    placeholders: (board) => ({ directors: board.length }),
  }),
  practices: documents('practices/*.md', practiceSchema),
  offers: records('offers.yaml', offerSchema, {
    least: 1,
    placeholders: (offers) => ({ ways: offers.length }),
  }),
  servicePage: record('service-page.yaml', servicePageSchema, (page) => ({
    inclusions: page.iconBoxes.items.length,
    steps: page.process.items.length,
    pictures: page.gallery.items.length,
  })),
  contact: record('contact.yaml', contactSchema),
  insights: documents('insights/*.md', insightSchema, {
    waits: whyItWaits,
  }),
  insightsPage: record('insights.yaml', insightsPageSchema),
  lists: record('lists.yaml', listsSchema),
  search: record('search.yaml', searchSchema),
  legal: documents('legal/*.md', legalSchema),
  notFound: record('not-found.yaml', notFoundSchema),
  briefing: record('briefing.yaml', briefingSchema),
  people: record('people.yaml', peopleSchema),
  procurement: record('procurement.yaml', procurementSchema),
  references: records('references.yaml', referenceSchema),
};

/** The language of content, by which pages link to their translations. */
export const lang = ({ site }: { site: Site }) => site.lang;

/** The words for numbers in that language, for `{services|word}`. */
export const numberWords = ({ ui }: { ui: Ui }) => ui.numbers;

/** The words for screen readers in texts with footnotes. */
export const noteWords = ({ ui }: { ui: Ui }) => ui.notes;

export { contradictions } from './contradictions.ts';
export { beforeRelease } from './release.ts';

export type Content = ContentOf<typeof collections>;

/** The other origins that pages may load from. The security policy forbids all others. */
export const trusted = ({ site: { enquiry, analytics, map, search } }: Content) => ({
  connect: [
    ...(enquiry.none
      ? []
      : [
          {
            origin: new URL(enquiry.origin ?? 'https://api.emailjs.com').origin,
            widget: 'EnquiryForm',
          },
        ]),
    ...(analytics
      ? [{ origin: analytics.sendsTo ?? new URL(analytics.script).origin, widget: 'Analytics' }]
      : []),
  ],
  script: analytics ? [{ url: analytics.script, widget: 'Analytics' }] : [],
  wasm: search ? [{ widget: 'SearchBox' }] : [],
  frame: [new URL(map.embed).origin],
  trustedTypes: [
    // The Trusted Types policy for every page's service worker (components/site/keep-pages.ts).
    { policy: 'worker' },
    // Swiper writes the pagination dots of a slider through this one.
    { policy: 'html', widget: 'Slider' },
    ...(analytics ? [{ policy: 'counter', widget: 'Analytics' }] : []),
  ],
});
