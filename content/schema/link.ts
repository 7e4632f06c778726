import { z } from 'zod';
import { link, text } from '#content';

/** A titled link, as in the footer and on the page for unknown addresses. */
export const navigationLinkSchema = z.strictObject({
  title: text().describe('The words of the link.'),
  href: link().describe('Where the link goes.'),
});

export type NavigationLink = z.infer<typeof navigationLinkSchema>;
