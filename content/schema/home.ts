import { z } from 'zod';
import { link, picture, text } from '#content';
import { headSchema } from './head.ts';
import { linkSchema } from './link.ts';
import { sampleFlag } from './sample.ts';

const panelSchema = z.strictObject({
  title: text().describe('Title of the tab.'),
  tabline: text().describe('One short line under the title of the tab.'),
  headline: text().describe('The large words of the panel, at most five.'),
  text: text().describe('One or two sentences under the headline.'),
  image: picture({ width: 1440, height: 849 }).describe('The wide picture, 1440 by 849.'),
  imageMobile: picture({ width: 780, height: 484 }).describe(
    'The picture for phones. Its upper half is seen of an upright drawing, the middle of a photograph.',
  ),
  imageAlt: text().describe('What the picture shows, for people who cannot see it.'),
  sample: sampleFlag,
});

const heroSchema = z.strictObject({
  eyebrow: text().describe(
    'The small line above the headline. {coordinates} becomes the position of the head office.',
  ),
  tabs: text().describe('Spoken name of the three tabs.'),
  panels: z
    .array(panelSchema)
    .length(3, 'exactly three panels')
    .describe('The three tabs, in their order.'),
  callBack: linkSchema.describe('First button: ask to be called back.'),
  services: linkSchema.describe('Second button: on to the services.'),
});

const factSchema = z.strictObject({
  value: text().describe('The number, set large. Where it is 0, the fact is left out.'),
  label: text().describe('What is counted.'),
});

const whoWeAreSchema = z.strictObject({
  eyebrow: text().describe('The small line that opens the section; also its heading.'),
  lead: text().describe('The firm in two sentences, set large.'),
  paragraphs: z
    .array(text())
    .length(2, 'exactly two paragraphs')
    .describe('Two paragraphs, side by side.'),
  facts: z.array(factSchema).length(4, 'exactly four facts').describe('Four numbers.'),
  sample: sampleFlag,
});

const introSchema = z.strictObject({
  eyebrow: text().describe('The small line that opens the section.'),
  heading: text().describe('The heading of the section.'),
  text: text().describe('One or two sentences beside the heading.'),
  sample: sampleFlag,
});

const reachIntroSchema = introSchema.extend({
  map: text().describe('What the map shows, for people who cannot see it.'),
  cases: text().describe('Heading of the case studies below the map.'),
  ask: text().describe('Link from a case to the form, whose subject it fills in.'),
});

const servicesIntroSchema = introSchema.extend({
  slider: text().describe('Spoken name of the slider of descriptions.'),
});

/** A pillar card: one of the reasons to choose the firm. */
const pillarSchema = z.strictObject({
  title: text().describe('The reason in a few words.'),
  description: text().describe('The reason in one or two sentences.'),
  delay: z
    .int()
    .nonnegative('0 or more')
    .describe('How long after the first card it appears, in ms.'),
  href: link().describe('Where one reads more about it.'),
  sample: sampleFlag,
});

const whySchema = z.strictObject({
  eyebrow: text().describe('The small line that opens the section.'),
  heading: text().describe('The heading of the section.'),
  reasons: z
    .array(pillarSchema)
    .min(1, 'at least one')
    .describe('The reasons; their numbers are added.'),
  board: text().describe('Heading and spoken name of the slider of board members.'),
});

const stepSchema = z.strictObject({
  when: text().describe('The date in a word or two: a year, or a month and a year.'),
  text: text().describe('What happens then, in one sentence.'),
});

const historyItemSchema = z.strictObject({
  title: text().describe('History, Mission, Vision or Goals.'),
  description: text().describe('One or two sentences.'),
  steps: z
    .array(stepSchema)
    .min(1, 'at least one')
    .max(6, 'at most six, so that they stand beside each other')
    .optional()
    .describe('Dated steps on the line through time, the oldest first.'),
  sample: sampleFlag,
});

const historySchema = z.strictObject({
  eyebrow: text().describe('The small line that opens the section.'),
  heading: text().describe('The heading of the section.'),
  items: z
    .array(historyItemSchema)
    .length(4, 'exactly four items')
    .describe('The four parts. The first and the last stand on the line through time.'),
});

export const homeSchema = z.strictObject({
  head: headSchema,
  hero: heroSchema.describe('The opening with three tabs.'),
  whoWeAre: whoWeAreSchema.describe('Who we are.'),
  servicesIntro: servicesIntroSchema.describe('What stands above the services.'),
  reachIntro: reachIntroSchema.describe('What stands above the map.'),
  why: whySchema.describe('Why choose us, with the board of directors.'),
  history: historySchema.describe('History, mission, vision and goals.'),
});

export type Home = z.infer<typeof homeSchema>;
export type HeroPanel = z.infer<typeof panelSchema>;
export type HistoryItem = z.infer<typeof historyItemSchema>;
export type Pillar = z.infer<typeof pillarSchema>;
