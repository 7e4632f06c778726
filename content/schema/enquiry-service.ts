import { z } from 'zod';
import { text } from '#content';
import { gatherKeys, type Keys } from '../enquiry-keys.ts';
import { webAddress } from './web-address.ts';

const blockListSchema = z.strictObject({
  list: z
    .array(text())
    .min(1, 'at least one value; without blockList, nothing is refused')
    .describe(
      'Values to refuse, such as e-mail addresses. They must match exactly, including case.',
    ),
  watchVariable: z
    .enum(['title', 'name', 'message', 'contact-email', 'contact-phone'])
    .describe('The field of the enquiry that is compared with the list.'),
});

const settingsSchema = z.strictObject({
  none: z
    .boolean()
    .optional()
    .describe(
      'true: no e-mail service on purpose. The form opens the e-mail program of the visitor.',
    )
    .meta({ title: 'No e-mail service' }),
  publicKey: text().optional().describe('Public key from the EmailJS account page.'),
  serviceId: text().optional().describe('ID of the e-mail service, from the EmailJS dashboard.'),
  templateId: text().optional().describe('ID of the e-mail template, from the EmailJS dashboard.'),
  origin: webAddress(
    /^https:\/\/[^\s?#@"'<>&\\]+$/,
    'an address that begins with https://, without ?, # and @',
  )
    .optional()
    .describe('Address of the service, if it is not https://api.emailjs.com.'),
  limitRate: z
    .number()
    .nonnegative('a number of milliseconds, 0 or more')
    .optional()
    .describe('Minimum time between two enquiries of one visitor, in milliseconds.'),
  blockHeadless: z
    .boolean()
    .optional()
    .describe(
      'true refuses enquiries from headless browsers, which bots use. The default is false.',
    ),
  blockList: blockListSchema
    .optional()
    .describe('Senders or texts whose enquiries are refused. Anyone can read it in the page.'),
});

/** How enquiries are delivered, as components get it. */
export type EnquiryService = {
  /** The site has no e-mail service on purpose. */
  none?: true;
  keys?: Keys;
} & Omit<z.infer<typeof settingsSchema>, 'none' | keyof Keys>;

/**
 * EmailJS account settings. The keys are public by design: they are part of the page. `none`, in forms
 * `none: true`, is for a form that opens the visitor's e-mail program.
 */
export const enquiryServiceSchema = z.union([
  settingsSchema.transform(
    ({ none, publicKey, serviceId, templateId, ...settings }, context): EnquiryService => {
      if (none) return { none };
      const keys = gatherKeys({ publicKey, serviceId, templateId }, (key, message) =>
        context.addIssue({ code: 'custom', path: [key], message }),
      );
      return { ...settings, ...(keys && { keys }) };
    },
  ),
  z.literal('none').transform((): EnquiryService => ({ none: true })),
]);
