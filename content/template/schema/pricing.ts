import { z } from 'zod';
import { text } from '#content';
import { several } from './described.ts';

const planSchema = z.strictObject({
  title: text().describe('Name of the plan.'),
  text: text().describe('One sentence under it.'),
  monthly: z.int().positive().describe('Dollars a month.'),
  yearly: z.int().positive().describe('Dollars a month, if paid by the year.'),
  points: several(text()).describe('What the plan includes.'),
  chosen: z.boolean().default(false).describe('Marks the plan that most people take.'),
});

/** The plans of the pages about prices. */
export const pricingSchema = z.strictObject({
  saving: text().describe('What one saves by paying for a year.'),
  plans: several(planSchema),
});

export type Plan = z.infer<typeof planSchema>;
