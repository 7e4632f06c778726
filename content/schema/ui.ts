import { z } from 'zod';
import { text } from '#content';
import { linkSchema } from './link.ts';

const headerSchema = z.strictObject({
  skipLink: text().describe('First link of each page: jumps over the header to the content.'),
  homeLink: text().describe('Spoken name of the logo, which leads to the home page.'),
  navigation: text().describe('Spoken name of the main navigation.'),
  contact: linkSchema.describe('Button in the header that leads to the contact page.'),
});

const menuSchema = z.strictObject({
  title: text().describe('Spoken name of the slide-in menu on small screens.'),
  open: text().describe('Button that opens the menu on small screens.'),
  close: text().describe('Button that closes it.'),
  submenu: text().describe('Button that unfolds a submenu. {title} becomes its entry.'),
  badges: z
    .strictObject({ New: text().describe('For "New".'), Hot: text().describe('For "Hot".') })
    .describe('Words on the badges, in the language of the site.'),
});

const themeSchema = z.strictObject({
  toDark: text().describe('Button that switches to the dark theme.'),
  toLight: text().describe('Button that switches to the light theme.'),
});

const sliderSchema = z.strictObject({
  role: text().describe('Spoken kind of a slider, as in "Services, slider".'),
  slideRole: text().describe('Spoken kind of one slide.'),
  previous: text().describe('Button to the slide before.'),
  next: text().describe('Button to the slide after.'),
  slide: text().describe('Spoken name of a slide. {index} and {count} become numbers.'),
  goTo: text().describe('Button of one dot. {title} becomes what its slide is about.'),
  play: text().describe('Button that starts the slides moving by themselves.'),
  pause: text().describe('Button that stops them.'),
});

const linksSchema = z.strictObject({
  readMore: text().describe('Link on a card.'),
  about: text().describe('Spoken addition to that link. {title} becomes the title of the card.'),
  external: text().describe('Spoken note on a link to another site.'),
  newTab: text().describe('Spoken note on a link that opens in a new tab.'),
  backToTop: text().describe('Button that scrolls back to the top of the page.'),
});

const navigationSchema = z.strictObject({
  home: text().describe('The home page, as search engines name it above a page.'),
  contents: text().describe('Spoken name of the list of sections of a long page.'),
});

const coordinatesSchema = z.strictObject({
  north: text().describe('Letter for degrees north.'),
  south: text().describe('Letter for degrees south.'),
  east: text().describe('Letter for degrees east.'),
  west: text().describe('Letter for degrees west.'),
  equator: text().describe('Label of the equator on the map.'),
});

const caseStudySchema = z.strictObject({
  place: text().describe('The place of the engagement, beside its story.'),
  year: text().describe('The year in which its result was handed over.'),
  service: text().describe('The service that did the work.'),
  next: text().describe('Link to the story after this one. {title} becomes its name.'),
  all: text().describe('Link to all case studies on the home page.'),
});

const footerSchema = z.strictObject({
  heading: text().describe('The large call at the foot of each page.'),
  button: linkSchema.describe('Button beside that call.'),
  navigation: text().describe('Spoken name of the links in the footer.'),
  languages: text().describe('Spoken name of the links to the other languages of a page.'),
  links: z.array(linkSchema).min(1, 'at least one').describe('Links in the footer.'),
  social: text().describe("Spoken name of the links to the firm's pages elsewhere."),
  copyright: text().describe('Last line of each page. {year} becomes the year of the build.'),
});

export const uiSchema = z.strictObject({
  header: headerSchema.describe('Words of the header.'),
  menu: menuSchema.describe('Words of the menu.'),
  theme: themeSchema.describe('Words of the light and dark switch.'),
  slider: sliderSchema.describe('Words of the sliders.'),
  links: linksSchema.describe('Words of links and buttons that stand on many pages.'),
  navigation: navigationSchema.describe('Words that show where one is.'),
  numbers: z
    .array(text())
    .describe('The words for 0, 1, 2 and so on; numbers beyond the last are said in digits.'),
  coordinates: coordinatesSchema.describe('Words of positions, as in 0°18′N 32°34′E.'),
  caseStudy: caseStudySchema.describe('Words on the page of a case study.'),
  footer: footerSchema.describe('Words of the footer.'),
});

export type Ui = z.infer<typeof uiSchema>;
