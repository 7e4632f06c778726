import { z } from 'zod';
import { link, text } from '#content';

/** The place of a thumbnail under `static/`. `npm run thumbnails` makes the files. */
const thumbnail = () =>
  z
    .string()
    .regex(
      /^\/template\/thumbnails\/[a-z0-9-]+-(dark|light)\.avif$/,
      '/template/thumbnails/, the name of the page, -dark.avif or -light.avif',
    );

/** A slide of the inner pages: one page of the template, in both themes. */
export const innerPageSchema = z.strictObject({
  title: text().describe('Name of the page.'),
  href: link().describe('Its route.'),
  imgDark: thumbnail().describe('Screenshot of the page in the dark theme.'),
  imgLight: thumbnail().describe('Screenshot of the page in the light theme.'),
  isNew: z.boolean().describe('Marks the slide as new.'),
});
