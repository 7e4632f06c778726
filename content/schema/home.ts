import { z } from 'zod';
import { link, picture, text } from '#content';
import { headSchema } from './head.ts';
import { heroMotionSchema } from './hero-motion.ts';
import { linkSchema } from './link.ts';
import { sampleFlag } from './sample.ts';

const panelSchema = z.strictObject({
  title: text().describe('Title of the tab.'),
  tabline: text()
    .describe('Short line below the title of the tab.')
    .meta({ title: 'Line below the title of the tab' }),
  headline: text().describe('Large heading of the panel, at most five words.'),
  text: text().describe('One or two sentences below the headline.'),
  image: picture({ width: 1440, height: 849 }).describe(
    'Wide picture for large screens. A photograph should have 2160 by 1274 px.',
  ),
  imageMobile: picture({ width: 780, height: 484 })
    .describe(
      'Picture for phones, 780 by 484 px. Tall drawings show their top, photographs their middle.',
    )
    .meta({ title: 'Picture on phones' }),
  imageAlt: text()
    .describe('Describes the picture to people who cannot see it.')
    .meta({ title: 'Description of the picture' }),
  motion: heroMotionSchema
    .optional()
    .describe('How the picture moves. Remove it with the picture: it fits no other.'),
  sample: sampleFlag,
});

const heroSchema = z.strictObject({
  eyebrow: text()
    .describe('Short line above the headline. {coordinates} shows the position of the head office.')
    .meta({ title: 'Line above the heading' }),
  tabs: text().describe('Name of the tabs for screen readers.').meta({ title: 'Name of the tabs' }),
  panels: z
    .array(panelSchema)
    .max(8, 'at most eight panels')
    .describe('The tabs, in order. A single panel has no tab; without any, the tagline is shown.'),
  callBack: linkSchema.describe('First button, to request a call back.'),
  services: linkSchema.describe('Second button, to the services.'),
});

const factSchema = z.strictObject({
  value: text().describe('The number, shown large. If it is 0, the fact is left out.'),
  label: text().describe('What the number counts.'),
});

const whoWeAreSchema = z.strictObject({
  eyebrow: text()
    .describe('Short line above the section, which also serves as its heading.')
    .meta({ title: 'Line above the heading' }),
  lead: text().describe('The firm in two sentences, shown large.'),
  paragraphs: z
    .array(text())
    .min(1, 'one to six paragraphs')
    .max(6, 'one to six paragraphs')
    .describe('One to six paragraphs, in two columns on wide screens.'),
  facts: z
    .array(factSchema)
    .max(8, 'at most eight facts')
    .describe('Numbers about the firm, such as four of them.'),
  sample: sampleFlag,
});

const introSchema = z.strictObject({
  eyebrow: text()
    .describe('Short line above the heading of the section.')
    .meta({ title: 'Line above the heading' }),
  heading: text().describe('Heading of the section.'),
  text: text().describe('One or two sentences beside the heading.'),
  sample: sampleFlag,
});

const reachIntroSchema = introSchema.extend({
  map: text().describe('Describes the map to people who cannot see it.'),
  cases: text().describe('Heading of the case studies below the map.'),
  ask: text()
    .describe('Link to the form, from a case or its story. It fills in the subject.')
    .meta({ title: 'Link to the form' }),
});

const servicesIntroSchema = introSchema.extend({
  slider: text().describe('Name of the slider of descriptions for screen readers.'),
});

/** A pillar card: one of the reasons to choose the firm. */
const pillarSchema = z.strictObject({
  title: text().describe('The reason, in a few words.'),
  description: text().describe('The reason, in one or two sentences.'),
  delay: z
    .int()
    .nonnegative('0 or more')
    .describe('Delay after the first card appears, in milliseconds, such as 80.')
    .meta({ title: 'Delay of the animation' }),
  href: link()
    .describe('Page or section with more about it, such as /service/.')
    .meta({ title: 'Leads to' }),
  sample: sampleFlag,
});

const whySchema = z.strictObject({
  eyebrow: text()
    .describe('Short line above the heading of the section.')
    .meta({ title: 'Line above the heading' }),
  heading: text().describe('Heading of the section.'),
  reasons: z
    .array(pillarSchema)
    .min(1, 'at least one')
    .describe('The reasons. The page numbers them.'),
  board: text().describe('Heading of the slider of board members.'),
});

const stepSchema = z.strictObject({
  when: text().describe('Date of the step: a year, or a month and a year.'),
  text: text().describe('What happened or will happen then, in one sentence.'),
});

const historyItemSchema = z.strictObject({
  title: text().describe('History, Mission, Vision or Goals.'),
  description: text().describe('Text of the part, in one or two sentences.'),
  steps: z
    .array(stepSchema)
    .min(1, 'at least one')
    .max(6, 'at most six, which fit side by side')
    .optional()
    .describe('Dated steps on the timeline, oldest first.'),
  sample: sampleFlag,
});

const historySchema = z.strictObject({
  eyebrow: text()
    .describe('Short line above the heading of the section.')
    .meta({ title: 'Line above the heading' }),
  heading: text().describe('Heading of the section.'),
  items: z
    .array(historyItemSchema)
    .max(8, 'at most eight items')
    .describe(
      'The parts, oldest first. Of four, the first and the last one are on a line across the page.',
    ),
});

export const homeSchema = z.strictObject({
  head: headSchema,
  hero: heroSchema.describe('The top of the page, with its tabs.'),
  whoWeAre: whoWeAreSchema.describe('The section Who we are.').meta({ title: 'Who we are' }),
  servicesIntro: servicesIntroSchema
    .describe('Introduction to the services.')
    .meta({ title: 'Introduction to the services' }),
  reachIntro: reachIntroSchema
    .describe('Introduction to the map and the case studies.')
    .meta({ title: 'Introduction to the case studies' }),
  why: whySchema
    .describe('The section Why choose us, with the board of directors.')
    .meta({ title: 'Why choose us' }),
  history: historySchema.describe('The section with history, mission, vision and goals.'),
});

export type Home = z.infer<typeof homeSchema>;
export type HeroPanel = z.infer<typeof panelSchema>;
export type HistoryItem = z.infer<typeof historyItemSchema>;
export type Pillar = z.infer<typeof pillarSchema>;
