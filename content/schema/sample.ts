import { z } from 'zod';

/** Marks a placeholder for something that the firm has yet to supply. */
export const sampleFlag = z
  .boolean()
  .optional()
  .describe('true as long as this is invented. Remove the line once the real facts stand here.');
