import { z } from 'zod';

const origin = z
  .string()
  .regex(/^https:\/\/[\w.-]+(:\d+)?$/, 'https:// and a host name, nothing after it');

export const trustedSourcesSchema = z.strictObject({
  /** Origins that scripts send to or fetch from. */
  connect: z.array(origin).default([]),
  /** Origins of pages that are shown in a frame. */
  frame: z.array(origin).default([]),
  /** Names of Trusted Types policies that scripts make. */
  trustedTypes: z.array(z.string().regex(/^[\w-]+$/)).default([]),
});

/** Everything outside of a site that its pages may turn to; all else is forbidden to them. */
export type TrustedSources = z.infer<typeof trustedSourcesSchema>;

export const noTrustedSources: TrustedSources = trustedSourcesSchema.parse({});
