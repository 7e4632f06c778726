import { z } from 'zod';
import { noTrustedSources, trustedSourcesSchema } from '../security/trusted-sources.ts';
import { redirectsSchema } from './redirects.ts';

export const hostingSchema = z.strictObject({
  /** The path under which the site is served, without the slash at its end: empty, or `/site`. */
  base: z.string(),
  trusted: trustedSourcesSchema,
  redirects: redirectsSchema,
});

/** What a host must know to serve a site, beside its files: said once, for every host. */
export type Hosting = z.infer<typeof hostingSchema>;

export const plainHosting: Hosting = { base: '', trusted: noTrustedSources, redirects: [] };
