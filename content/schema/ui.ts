import { z } from 'zod';
import { text } from '#content';
import { linkSchema } from './link.ts';

const headerSchema = z.strictObject({
  skipLink: text().describe('First link of each page, which skips the header.'),
  homeLink: text().describe('Name of the logo for screen readers. It links to the home page.'),
  navigation: text().describe('Name of the main navigation for screen readers.'),
  contact: linkSchema.describe('Button in the header, to the contact page.'),
});

const menuSchema = z.strictObject({
  title: text().describe('Name of the slide-in menu on small screens, for screen readers.'),
  open: text().describe('Button that opens the menu on small screens.'),
  close: text().describe('Button that closes it.'),
  submenu: text().describe('Button that opens a submenu. {title} is the title of its entry.'),
  badges: z
    .strictObject({
      New: text().describe('Text of the badge New.'),
      Hot: text().describe('Text of the badge Hot.'),
    })
    .describe('Texts of the badges, in the language of the site.'),
});

const themeSchema = z.strictObject({
  toDark: text().describe('Button that switches to the dark theme.'),
  toLight: text().describe('Button that switches to the light theme.'),
});

const sliderSchema = z.strictObject({
  role: text().describe('What screen readers call a slider, as in "Services, slider".'),
  slideRole: text().describe('What screen readers call a slide.'),
  previous: text().describe('Button to the previous slide.'),
  next: text().describe('Button to the next slide.'),
  slide: text().describe(
    'Name of a slide for screen readers. {index} is its number, {count} how many there are.',
  ),
  goTo: text().describe('Name of a dot for screen readers. {title} is the title of its slide.'),
  play: text().describe('Button that starts autoplay.'),
  pause: text().describe('Button that pauses autoplay.'),
});

const linksSchema = z.strictObject({
  readMore: text().describe('Link on a card.'),
  about: text().describe(
    'Added to that link for screen readers. {title} is the title of the card.',
  ),
  external: text().describe('Added for screen readers to a link to another site.'),
  newTab: text().describe('Added for screen readers to a link that opens in a new tab.'),
  backToTop: text().describe('Button that scrolls back to the top of the page.'),
});

const navigationSchema = z.strictObject({
  home: text().describe('Name of the home page in the breadcrumbs of search results.'),
  contents: text().describe('Name of the list of sections on a long page.'),
});

const notesSchema = z.strictObject({
  title: text().describe('Name of the footnotes of a text, for screen readers.'),
  back: text().describe(
    'Name of the link that leads from a footnote back to the text. {number} is its number.',
  ),
});

const coordinatesSchema = z.strictObject({
  north: text().describe('Letter for degrees north, such as N.'),
  south: text().describe('Letter for degrees south, such as S.'),
  east: text().describe('Letter for degrees east, such as E.'),
  west: text().describe('Letter for degrees west, such as W.'),
  equator: text().describe('Label of the equator on the map.'),
});

const caseStudySchema = z.strictObject({
  place: text().describe('Label of the place of the engagement.'),
  year: text().describe('Label of the year in which the result was handed over.'),
  service: text().describe('Label of the service that did the work.'),
  next: text().describe('Link to the next case study. {title} is its name.'),
  all: text().describe('Link to all case studies.'),
});

const practiceSchema = z.strictObject({
  eyebrow: text().describe(
    'Short line above the title. {number} is its position, {title} the name of the service.',
  ),
  holds: text().describe('Label of what the client has when we leave.'),
  duration: text().describe('Label of how long the work takes.'),
  fee: text().describe('Label of what it costs to begin.'),
  lead: text().describe('Label of the person who leads the practice.'),
  cases: text().describe('Heading above the case studies of the practice.'),
  offers: text().describe('Heading above the forms of help that fit.'),
  ask: text().describe('Button that leads to the form. {title} is the name of the service.'),
  print: text().describe('Button that prints the page.'),
  all: text().describe('Link to all services.'),
});

const footerSchema = z.strictObject({
  heading: text().describe('Large call to action at the bottom of each page.'),
  button: linkSchema.describe('Button beside the call to action.'),
  elsewhere: z
    .strictObject({
      heading: text().describe('Large call to action.'),
      button: linkSchema.describe('Button beside it.'),
    })
    .describe('The call on the page that the button leads to, which needs another.'),
  practices: text().describe('Heading above the links to all services.'),
  firm: z
    .strictObject({
      title: text().describe('Heading above the links.'),
      links: z.array(linkSchema).min(1, 'at least one').describe('Links to pages on the firm.'),
    })
    .describe('Links to pages on the firm itself. Those that the site does not have are left out.'),
  registration: text().describe(
    'Who the firm is by law. {number} and {register} are those of procurement.yaml.',
  ),
  navigation: text().describe('Name of the links in the footer for screen readers.'),
  languages: text().describe('Name of the links to other languages, for screen readers.'),
  links: z.array(linkSchema).min(1, 'at least one').describe('Links in the footer.'),
  social: text().describe('Name of the links to profiles on other sites, for screen readers.'),
  copyright: text().describe('Last line of each page. {year} is the year of the build.'),
});

export const uiSchema = z.strictObject({
  header: headerSchema.describe('Texts of the header.'),
  menu: menuSchema.describe('Texts of the menu.'),
  theme: themeSchema.describe('Texts of the theme switch.'),
  slider: sliderSchema.describe('Texts of the sliders.'),
  links: linksSchema.describe('Texts of links and buttons that many pages share.'),
  navigation: navigationSchema.describe('Texts that help visitors find their way.'),
  notes: notesSchema.describe('Texts of footnotes.'),
  numbers: z
    .array(text())
    .describe('Words for 0, 1, 2 and so on. Larger numbers are written in digits.'),
  coordinates: coordinatesSchema.describe('Texts of coordinates, as in 0°18′N 32°34′E.'),
  caseStudy: caseStudySchema.describe('Texts of the page of a case study.'),
  practice: practiceSchema.describe('Texts of the page of a practice.'),
  footer: footerSchema.describe('Texts of the footer.'),
});

export type Ui = z.infer<typeof uiSchema>;
