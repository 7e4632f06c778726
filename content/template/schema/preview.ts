import { z } from 'zod';
import { icon, text } from '#content';
import { headSchema } from '../../schema/head.ts';
import { linkSchema } from '../../schema/link.ts';
import { sampleFlag } from '../../schema/sample.ts';

const intro = {
  eyebrow: text().describe('The small line that opens the section.'),
  heading: text().describe('The heading of the section.'),
  text: text().describe('One or two sentences beside the heading.'),
};

const percent = z.int().min(0).max(100);

const heroSchema = z.strictObject({
  eyebrow: text().describe('The small line above the headline.'),
  headline: text().describe('The large words.'),
  text: text().describe('One or two sentences under them.'),
  demos: text().describe('Button that leads to the demos.'),
  shots: z
    .array(
      z.strictObject({
        name: text().describe('Name of a thumbnail: the last part of its page’s address.'),
        theme: z.enum(['light', 'dark']).describe('Which of its two screenshots.'),
      }),
    )
    .length(6, 'exactly six')
    .describe('The screenshots beside the headline.'),
});

const demosSchema = z.strictObject({
  eyebrow: text().describe('The small line that opens the section.'),
  heading: text().describe('The number of demos, in the words of the seller.'),
  text: text().describe('One or two sentences beside the heading.'),
  counted: text().describe(
    'The true numbers: {count} demos can be opened, {coming} are to come, {pages} are inner pages.',
  ),
  comingSoon: text().describe('Words on the cards of demos that are yet to come.'),
  coming: z
    .array(text())
    .length(2, 'exactly two')
    .describe('Names of the demos that are yet to come.'),
});

const innerPagesSchema = z.strictObject({
  ...intro,
  slider: text().describe('Spoken name of the slider.'),
});

const claimSchema = z.strictObject({
  value: percent.describe('The score that the seller claims, of 100.'),
  label: text().describe('What is scored.'),
  note: text().describe('What the score stands for, in one line.'),
});

const performanceSchema = z.strictObject({
  ...intro,
  claims: z.array(claimSchema).length(3, 'exactly three').describe('The charts.'),
});

const featuresSchema = z.strictObject({
  ...intro,
  items: z
    .array(
      z.strictObject({
        icon: icon().describe('Name of a Lucide icon.'),
        title: text().describe('The feature in a few words.'),
        description: text().describe('The feature in one or two sentences.'),
      }),
    )
    .min(1, 'at least one')
    .describe('The features.'),
});

const boxSchema = z.strictObject({
  ...intro,
  price: z
    .strictObject({
      label: text().describe('What price it is.'),
      now: text().describe('The price to pay.'),
      before: text().describe('The price that it is reduced from.'),
      beforeLabel: text().describe('Spoken before the former price, which is struck through.'),
      note: text().describe('What is paid for.'),
    })
    .describe('The price.'),
  facts: z
    .array(
      z.strictObject({
        label: text().describe('The fact in a word or two.'),
        value: text().describe('What is true of it. {count} and {pages} are filled in.'),
      }),
    )
    .min(1, 'at least one')
    .describe('What is in the package.'),
});

const speedSchema = z.strictObject({
  ...intro,
  counter: percent.describe('What the counter counts up to.'),
  counterLabel: text().describe('What the counter counts.'),
  measured: text().describe('Heading of the measured scores. {date} and {device} are filled in.'),
  devices: z
    .strictObject({ mobile: text().describe('A phone.'), desktop: text().describe('A desktop.') })
    .describe('Names of the devices that Lighthouse simulates.'),
  page: text().describe('Head of the column of pages.'),
  categories: z
    .strictObject({
      performance: text().describe('Name of the first.'),
      accessibility: text().describe('Name of the second.'),
      'best-practices': text().describe('Name of the third.'),
      seo: text().describe('Name of the fourth.'),
    })
    .describe('Names of the categories of Lighthouse.'),
  note: text().describe('What the table says, and what it does not.'),
});

const faqsSchema = z.strictObject({
  ...intro,
  items: z
    .array(
      z.strictObject({
        question: text().describe('The question.'),
        answer: text().describe('The answer, in one to three sentences.'),
      }),
    )
    .length(5, 'exactly five')
    .describe('The questions; the first is open.'),
});

const supportSchema = z.strictObject({
  eyebrow: text().describe('The small line above the title.'),
  title: text().describe('When an answer comes.'),
  text: text().describe('One sentence under it.'),
  button: linkSchema.describe('Link to the external ticket site.'),
});

const reviewSchema = z.strictObject({
  rating: z.int().min(1).max(5).describe('The rating, of five; it is drawn as an image.'),
  description: text().describe('What the customer wrote.'),
  title: text().describe('The name that the customer goes by.'),
  subtitle: text().describe('What the customer praises.'),
  marketplace: z.enum(['stallmark', 'themedock']).describe('Where it was bought: the logo.'),
  sample: sampleFlag,
});

const reviewsSchema = z.strictObject({
  ...intro,
  rating: text().describe('Alternative text of a rating. {rating} becomes the number.'),
  items: z.array(reviewSchema).length(4, 'exactly four').describe('The reviews.'),
});

export const previewSchema = z.strictObject({
  sample: sampleFlag,
  head: headSchema,
  hero: heroSchema.describe('The opening.'),
  demos: demosSchema.describe('What stands around the gallery of demos.'),
  innerPages: innerPagesSchema.describe('What stands above the slider of inner pages.'),
  performance: performanceSchema.describe('The charts of claimed scores.'),
  features: featuresSchema.describe('The grid of features.'),
  box: boxSchema.describe('The price, and what it buys.'),
  speed: speedSchema.describe('The counter, and the measured scores beside it.'),
  faqs: faqsSchema.describe('Questions and answers.'),
  support: supportSchema.describe('The card about support.'),
  reviews: reviewsSchema.describe('What customers say.'),
});

export type Preview = z.infer<typeof previewSchema>;
