import { z } from 'zod';
import { icon, link, text } from '#content';
import { linkSchema } from './link.ts';

/** An entry as it appears at all levels, on wide and on small screens. */
const menuLinkSchema = linkSchema.extend({
  icon: icon().optional().describe('Name of a Lucide icon shown before the title.'),
  badge: z.enum(['New', 'Hot']).optional().describe('A small mark beside the title: New or Hot.'),
  newTab: z.boolean().optional().describe('Opens the link in a new tab.'),
});

const menuItemSchema = menuLinkSchema.extend({
  description: text().optional().describe('A short line under the title.'),
});

const megamenuColumnSchema = z.strictObject({
  title: text().describe('Heading of the column.'),
  items: z
    .array(menuItemSchema)
    .min(1, 'at least one')
    .describe('The links of the column, top to bottom.'),
});

const megamenuSchema = z.strictObject({
  columns: z
    .array(megamenuColumnSchema)
    .min(1, 'at least one')
    .describe('The columns, left to right.'),
  more: menuLinkSchema.optional().describe('One more link below the columns.'),
});

export const menuEntrySchema = menuLinkSchema
  .extend({
    title: text().describe('The words in the header.'),
    href: link().describe(
      'Where the entry goes. #anchor is a place on the home page, from wherever one clicks.',
    ),
    submenu: z
      .array(menuItemSchema)
      .min(1, 'at least one')
      .optional()
      .describe('A list that drops down.'),
    megamenu: megamenuSchema.optional().describe('A wide panel with columns that drops down.'),
  })
  .refine(({ submenu, megamenu }) => !(submenu && megamenu), {
    error: 'either a submenu or a megamenu, not both',
    path: ['megamenu'],
  });

export type MenuItem = z.infer<typeof menuItemSchema>;
export type MenuEntry = z.infer<typeof menuEntrySchema>;
