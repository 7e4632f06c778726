import { z } from 'zod';

/** What a form sends to the e-mail service, under the names of the service's API. */
const sentSchema = z.object(
  {
    user_id: required('The Public Key is required', 'admin/account'),
    service_id: required('The service ID is required', 'admin'),
    template_id: required('The template ID is required', 'admin/templates'),
    lib_version: z.string().optional().catch(undefined),
    // Not copied, as z.record would do: a copy loses keys such as `__proto__`.
    template_params: z
      .custom<Record<string, unknown>>(isRecord, 'The template params have to be the object')
      .default({}),
  },
  { error: 'Bad Request: the body is not a JSON object' },
);
export type Sent = z.infer<typeof sentSchema>;

/**
 * An enquiry as the mailbox stores it: what was sent, when it arrived, and an id that sorts by
 * time.
 */
export const enquirySchema = sentSchema.extend({ id: z.string(), receivedAt: z.iso.datetime() });
export type Enquiry = z.infer<typeof enquirySchema>;

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A template parameter as text. Anything else is shown as JSON. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

// The service's texts for an unknown id come from public reports; those for a missing one are
// inferred from them.
function required(message: string, page: string) {
  const error = `${message}. To find this ID, visit https://dashboard.emailjs.com/${page}`;
  return z.string({ error }).min(1, { error });
}

/** A refusal, in the service's own words. */
export type Refusal = { status: number; text: string };

/** The service's limit for all template parameters together, in bytes of JSON. */
const MAX_PARAMS = 50_000;

/** The service's answer to parameters over the limit. */
export const tooLarge: Refusal = {
  status: 413,
  text: 'Variables size limit. The maximum allowed variables size is 50Kb',
};

/** Reads the body of a request as the service does: returns what was sent, or why it is refused. */
export function parseSent(body: Buffer): { sent: Sent } | { refusal: Refusal } {
  const result = sentSchema.safeParse(parseJson(body));
  if (!result.success) {
    const text = result.error.issues[0]?.message ?? 'Bad Request';
    return { refusal: { status: 400, text } };
  }
  const size = Buffer.byteLength(JSON.stringify(result.data.template_params));
  return size > MAX_PARAMS ? { refusal: tooLarge } : { sent: result.data };
}

/** The JSON value, or undefined if the bytes are not UTF-8 or not JSON. */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** An enquiry as a block of text for the terminal, with the path of its file. */
export function formatEnquiry(enquiry: Enquiry, file: string): string {
  const facts = Object.entries(enquiry.template_params);
  const width = Math.max(4, ...facts.map(([name]) => name.length));
  const lines = [...facts, ['file', file] as const].map(([name, value]) => {
    const [first = '', ...rest] = printable(textOf(value)).split('\n');
    const indented = rest.map((line) => line && `  ${' '.repeat(width)}  ${line}`);
    return [`  ${printable(name).padEnd(width)}  ${first}`, ...indented].join('\n');
  });
  return [`Enquiry received ${enquiry.receivedAt}`, ...lines, ''].join('\n');
}

/** Removes control characters, so that a text cannot control the terminal that shows it. */
function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '\uFFFD');
}
