import { type Sent, sentSchema } from './enquiry.ts';

/** A refusal in the service's words. */
export type Refusal = { status: number; text: string };

/** The service's limit for all template parameters together, in bytes of JSON. */
const MAX_PARAMS = 50_000;

/** The service's answer to parameters over the limit. */
export const tooLarge: Refusal = {
  status: 413,
  text: 'Variables size limit. The maximum allowed variables size is 50Kb',
};

/** Reads the body of a send as the service does: what was sent, or why it is refused. */
export function parseSent(body: Buffer): { sent: Sent } | { refusal: Refusal } {
  const result = sentSchema.safeParse(parseJson(body));
  if (!result.success) {
    const text = result.error.issues[0]?.message ?? 'Bad Request';
    return { refusal: { status: 400, text } };
  }
  const size = Buffer.byteLength(JSON.stringify(result.data.template_params));
  return size > MAX_PARAMS ? { refusal: tooLarge } : { sent: result.data };
}

/** The JSON value, or undefined where the bytes are not UTF-8 or not JSON. */
function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
