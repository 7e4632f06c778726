import { z } from 'zod';

/**
 * For each page with thumbnails, the page's fingerprint when they were taken. `npm run thumbnails`
 * writes it.
 */
export const thumbnailsSchema = z.record(z.string(), z.string());
