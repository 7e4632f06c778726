import { z } from 'zod';
import { picture, text } from '#content';
import { headSchema } from './head.ts';
import { linkSchema } from './link.ts';

export const notFoundSchema = z.strictObject({
  head: headSchema,
  eyebrow: text().describe('The small line above the title.'),
  title: text().describe('The large title of the page.'),
  text: text().describe('The sentence that leads to the links.'),
  redirect: text().describe(
    'Shown while a mistyped address is sent on. {path} becomes the right address.',
  ),
  image: picture({ width: 1440, height: 849 }).describe(
    'The picture behind the title. It is decoration only.',
  ),
  links: z.array(linkSchema).min(1, 'at least one').describe('Pages to go on to.'),
});

export type NotFound = z.infer<typeof notFoundSchema>;
