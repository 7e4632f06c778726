import { z } from 'zod';
import { text } from '#content';
import { webAddress } from './web-address.ts';

const attributeSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/, 'lower-case letters and single hyphens')
    .describe('Name without data-, such as domain for Plausible or website-id for Umami.'),
  value: text().describe('What the service gave you for it.'),
});

/** A counter of visits that sets no cookies: its script, and what the script is told. */
export const analyticsSchema = z.strictObject({
  name: text().describe('Name of the counter, as the privacy policy says it with {counter}.'),
  script: webAddress(
    /^https:\/\/[\w.-]+(:\d+)?\/[\w./~-]+$/,
    'the address of a script, such as https://plausible.io/js/script.js',
  ).describe('Address of its script, such as https://plausible.io/js/script.js.'),
  integrity: z
    .string()
    .regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'a hash such as sha384-…')
    .optional()
    .describe('Hash of the script, if its host never changes it: browsers then run no other.'),
  data: z
    .array(attributeSchema)
    .default([])
    .describe('The data- attributes of the script, by which the service knows your site.'),
  sendsTo: webAddress(
    /^https:\/\/[\w.-]+(:\d+)?$/,
    'https:// and a host name, with nothing after it',
  )
    .optional()
    .describe('Where it sends its counts, if not to the host of its script.'),
});

export type Analytics = z.infer<typeof analyticsSchema>;
