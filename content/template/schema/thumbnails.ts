import { z } from 'zod';

/**
 * The thumbnails that there are: by the name of the page, the fingerprint of the page that they
 * were taken of. `npm run thumbnails` writes it.
 */
export const thumbnailsSchema = z.record(z.string(), z.string());
