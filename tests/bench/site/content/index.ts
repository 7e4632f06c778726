import { z } from 'zod';
import { type ContentOf, records, text } from '#content';

export const collections = {
  notes: records(
    'notes/*.json',
    z.strictObject({
      slug: text(),
      title: text(),
      summary: text(),
      paragraphs: z.array(text()).min(1),
    }),
  ),
};

export type Content = ContentOf<typeof collections>;
