import { z } from 'zod';
import { picture, text } from '#content';
import { headSchema } from './head.ts';
import { linkSchema } from './link.ts';

export const notFoundSchema = z.strictObject({
  head: headSchema,
  eyebrow: text().describe('Short line above the title.').meta({ title: 'Line above the title' }),
  title: text().describe('Main heading of the page.'),
  text: text().describe('Sentence that introduces the links.'),
  redirect: text().describe(
    'Shown while a mistyped address is redirected. {path} is the correct address.',
  ),
  image: picture({ width: 1440, height: 849 }).describe(
    'Wide picture behind the title. Purely decorative.',
  ),
  links: z
    .array(linkSchema)
    .min(1, 'at least one')
    .describe('Pages that visitors may have looked for.'),
});
