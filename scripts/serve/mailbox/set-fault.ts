import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { sendText } from '../handler.ts';
import { type FaultSwitch, faults, findFault } from './faults.ts';

const wantedSchema = z.object({
  fault: z.string(),
  once: z.boolean().or(z.stringbool()).default(false),
});

/** Bytes that are read of a request to set the switch. */
const MAX_BODY = 1_000;

/**
 * Sets the fault switch from the form of the mailbox's page, which it answers with the page again,
 * or from JSON such as `{"fault": "429", "once": true}`, which it answers with the new state.
 */
export async function setFault(
  request: IncomingMessage,
  response: ServerResponse,
  faultSwitch: FaultSwitch,
): Promise<void> {
  const body = (await readBody(request, MAX_BODY))?.toString() ?? '';
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
  const wanted = wantedSchema.safeParse(isJson ? parseJson(body) : parseForm(body));
  const fault = wanted.success ? findFault(wanted.data.fault) : undefined;
  if (!wanted.success || !fault) {
    const names = faults.map(({ name }) => name).join(', ');
    sendText(response, 400, `Expected "fault" to be one of ${names}.`);
    return;
  }
  faultSwitch.set(fault, wanted.data.once);
  if (isJson) {
    const state = JSON.stringify({ fault: fault.name, once: wanted.data.once });
    sendText(response, 200, state, { 'Content-Type': 'application/json' });
  } else {
    response.writeHead(303, { Location: '/mailbox/' }).end();
  }
}

function parseForm(body: string): unknown {
  return Object.fromEntries(new URLSearchParams(body));
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * Reads the body of a request, or returns undefined where it is over the limit, in bytes. Throws
 * where the client goes away before its end.
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return size > limit ? undefined : Buffer.concat(chunks);
}
