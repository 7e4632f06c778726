import { z } from 'zod';

const score = z.int().min(0).max(100).describe('0 to 100.');

/** Lighthouse's measurements. `npm run lighthouse -- --record FILE` writes them. */
export const measuredScoresSchema = z.strictObject({
  measuredAt: z.iso.datetime().describe('When it was measured.'),
  formFactor: z.enum(['mobile', 'desktop']).describe('The device that Lighthouse simulated.'),
  pages: z
    .array(
      z.strictObject({
        path: z.string().describe('Address of the page, as in /contact/.'),
        scores: z
          .strictObject({
            performance: score,
            accessibility: score,
            'best-practices': score,
            seo: score,
          })
          .describe('The four scores.'),
      }),
    )
    .min(1, 'at least one')
    .describe('The pages that were measured.'),
});
