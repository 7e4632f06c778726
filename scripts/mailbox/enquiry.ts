import { z } from 'zod';

/** What a form hands to the sending service, in the names of the service's protocol. */
export const sentSchema = z.object(
  {
    user_id: required('The Public Key is required', 'admin/account'),
    service_id: required('The service ID is required', 'admin'),
    template_id: required('The template ID is required', 'admin/templates'),
    lib_version: z.string().optional().catch(undefined),
    // Kept as it came: a record would be copied, and a key such as `__proto__` lost.
    template_params: z
      .custom<Record<string, unknown>>(isRecord, 'The template params have to be the object')
      .default({}),
  },
  { error: 'Bad Request: the body is not a JSON object' },
);
export type Sent = z.infer<typeof sentSchema>;

/** An enquiry as the mailbox keeps it: what was sent, when it came, and a name that sorts by time. */
export const enquirySchema = sentSchema.extend({ id: z.string(), receivedAt: z.iso.datetime() });
export type Enquiry = z.infer<typeof enquirySchema>;

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A template parameter as text; what is no text is shown as JSON. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

// The service's wording for an unknown id is recorded in public; for a missing one it is inferred.
function required(message: string, page: string) {
  const error = `${message}. To find this ID, visit https://dashboard.emailjs.com/${page}`;
  return z.string({ error }).min(1, { error });
}
