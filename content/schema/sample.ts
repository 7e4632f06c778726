import { z } from 'zod';

/** Marks a placeholder for something that the firm has yet to supply. */
export const sampleFlag = z
  .boolean()
  .optional()
  .describe('true marks invented content. Replace it with facts, then remove this line.')
  .meta({ title: 'Still invented' });
