import { type ContentOf, documents, fontSchema, record, records } from '#content';
import { boardMemberSchema } from './schema/board-member.ts';
import { briefingSchema } from './schema/briefing.ts';
import { caseStudySchema } from './schema/case-study.ts';
import { contactSchema } from './schema/contact.ts';
import { homeSchema } from './schema/home.ts';
import { legalSchema } from './schema/legal.ts';
import { menuEntrySchema } from './schema/menu.ts';
import { notFoundSchema } from './schema/not-found.ts';
import { paletteSchema } from './schema/palette.ts';
import { serviceSchema } from './schema/service.ts';
import { servicePageSchema } from './schema/service-page.ts';
import { type Site, siteSchema } from './schema/site.ts';
import { uiSchema } from './schema/ui.ts';

/** The placeholders that any text may use for facts of site.yaml, such as `{name}`. */
function siteFacts({ name, slug, legalName, tagline, email, phone, founded }: Site) {
  return {
    name,
    slug,
    legalName,
    tagline,
    email,
    phone: phone.display,
    place: founded.place,
    country: founded.country,
    since: String(founded.year),
  };
}

/** Every kind of record that the site has. */
export const collections = {
  site: record('site.yaml', siteSchema, siteFacts),
  palette: record('palette.yaml', paletteSchema),
  fonts: records('fonts.yaml', fontSchema),
  menu: records('menu.yaml', menuEntrySchema),
  ui: record('ui.yaml', uiSchema),
  home: record('home.yaml', homeSchema),
  services: records('services.yaml', serviceSchema),
  cases: records('cases.yaml', caseStudySchema),
  board: records('board.yaml', boardMemberSchema),
  servicePage: record('service-page.yaml', servicePageSchema),
  contact: record('contact.yaml', contactSchema),
  legal: documents('legal/*.md', legalSchema),
  notFound: record('not-found.yaml', notFoundSchema),
  briefing: record('briefing.yaml', briefingSchema),
};

/** The language of content, by which pages in several languages name each other. */
export const lang = ({ site }: { site: Site }) => site.lang;

export { beforeRelease } from './release.ts';

export type Content = ContentOf<typeof collections>;

/** The other origins that pages may load from. The security policy forbids all others. */
export const trusted = ({ site }: Content) => ({
  connect: [new URL(site.enquiry.origin ?? 'https://api.emailjs.com').origin],
  frame: [new URL(site.map.embed).origin],
  // Swiper writes the dots of a slider through a Trusted Types policy of this name.
  trustedTypes: [{ policy: 'html', widget: 'Slider' }],
});
