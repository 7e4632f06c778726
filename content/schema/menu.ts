import { z } from 'zod';
import { icon, link, text } from '#content';
import { linkSchema } from './link.ts';

/** An entry as it appears at all levels, on wide and on small screens. */
const menuLinkSchema = linkSchema.extend({
  icon: icon().optional().describe('Lucide icon before the title, such as shield.'),
  badge: z.enum(['New', 'Hot']).optional().describe('Badge beside the title: New or Hot.'),
  badgeFrom: z.iso
    .date()
    .optional()
    .describe('First day of the badge, such as 2026-01-31: earlier builds leave it out.')
    .meta({ title: 'Badge from' }),
  badgeUntil: z.iso
    .date()
    .optional()
    .describe('Last day of the badge, such as 2026-12-31: later builds leave it out.')
    .meta({ title: 'Badge until' }),
  newTab: z.boolean().optional().describe('Opens the link in a new tab.'),
});

const menuItemSchema = menuLinkSchema.extend({
  description: text().optional().describe('Short line below the title.'),
});

const megamenuColumnSchema = z.strictObject({
  title: text().describe('Heading of the column.'),
  items: z
    .array(menuItemSchema)
    .min(1, 'at least one')
    .describe('Links of the column, from top to bottom.'),
});

const megamenuSchema = z.strictObject({
  columns: z
    .array(megamenuColumnSchema)
    .min(1, 'at least one')
    .describe('Columns, from left to right.'),
  more: menuLinkSchema.optional().describe('One more link, below the columns.'),
});

export const menuEntrySchema = menuLinkSchema
  .extend({
    title: text().describe('Text of the entry in the header.'),
    href: link()
      .describe('Where the entry leads. #anchor is a place on the home page, from every page.')
      .meta({ title: 'Leads to' }),
    submenu: z
      .array(menuItemSchema)
      .min(1, 'at least one')
      .optional()
      .describe('Drop-down list.')
      .meta({ title: 'Short menu below it' }),
    megamenu: megamenuSchema
      .optional()
      .describe('Wide drop-down panel with columns.')
      .meta({ title: 'Large menu below it' }),
  })
  .refine(({ submenu, megamenu }) => !(submenu && megamenu), {
    error: 'either a submenu or a megamenu, not both',
    path: ['megamenu'],
  });

export type MenuItem = z.infer<typeof menuItemSchema>;
export type MenuEntry = z.infer<typeof menuEntrySchema>;
