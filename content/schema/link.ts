import { z } from 'zod';
import { link, text } from '#content';

/** Every link in content has this shape. */
export const linkSchema = z.strictObject({
  title: text().describe('The words of the link.'),
  href: link().describe('Where the link goes.'),
});

export type Link = z.infer<typeof linkSchema>;
