import { z } from 'zod';

const score = z.int().min(0).max(100);

/** What Lighthouse measured. `npm run lighthouse -- --record FILE` writes it. */
export const measuredScoresSchema = z.strictObject({
  measuredAt: z.iso.datetime().describe('When it was measured.'),
  formFactor: z.enum(['mobile', 'desktop']).describe('The device that Lighthouse simulated.'),
  pages: z
    .array(
      z.strictObject({
        path: z.string(),
        scores: z.strictObject({
          performance: score,
          accessibility: score,
          'best-practices': score,
          seo: score,
        }),
      }),
    )
    .min(1, 'at least one'),
});

export type MeasuredScores = z.infer<typeof measuredScoresSchema>;
