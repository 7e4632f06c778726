import { z } from 'zod';
import type { Paints } from './paint.ts';
import { readContent } from './read-content.ts';

const themed = z.object({ light: z.string(), dark: z.string() });
const schema = z.object({
  colours: z.record(z.string(), z.union([z.string(), themed])),
  drawings: z.record(z.string(), z.string()),
});

/** Reads the colours of drawings from a site's content. Throws a ProblemsError if it cannot. */
export const readPaints = (root: string): Paints =>
  readContent(root, 'content/palette.yaml', schema);
