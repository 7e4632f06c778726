import { z } from 'zod';

/** What a form sends to the e-mail service, under the names of the service's API. */
export const sentSchema = z.object({
  lib_version: z.string().optional(),
  user_id: z.string().min(1),
  service_id: z.string().min(1),
  template_id: z.string().min(1),
  template_params: z.record(z.string(), z.unknown()),
});

/** What was sent, and when it arrived, as an ISO date. */
export type Enquiry = z.infer<typeof sentSchema> & { receivedAt: string };

/** A template parameter as text. Anything but text is shown as JSON. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** An enquiry for the terminal, without the control characters with which a text could steer it. */
export function formatEnquiry({ receivedAt, template_params }: Enquiry): string {
  const lines = Object.entries(template_params).map(
    ([name, value]) => `  ${name}: ${textOf(value).replace(/\r\n?|\n/g, '\n    ')}`,
  );
  const text = [`Enquiry received ${receivedAt}`, ...lines, ''].join('\n');
  return text.replace(/[^\P{Cc}\n\t]/gu, '\uFFFD');
}
