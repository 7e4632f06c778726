import { z } from 'zod';

/** A short name for addresses and anchors. */
export const slug = () =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens')
    .describe('Short name for addresses, such as river-gauges: a to z, digits and hyphens.')
    .meta({ title: 'Short name for addresses' });
