import { z } from 'zod';
import { link, text } from '#content';

/** Every link in content has this shape. */
export const linkSchema = z.strictObject({
  title: text().describe('Text of the link.').meta({ title: 'Words of the link' }),
  href: link()
    .describe('Where the link leads, such as /contact/ or https://…')
    .meta({ title: 'Leads to' }),
});
