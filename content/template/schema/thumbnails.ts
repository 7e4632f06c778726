import { z } from 'zod';

/**
 * For each page that has thumbnails, the fingerprint of the page when they were taken.
 * `npm run thumbnails` writes it.
 */
export const thumbnailsSchema = z.record(z.string(), z.string());
