import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/**
 * Answers a request and returns true, or leaves it alone and returns false. `url` has the requested
 * path and query. Its host means nothing.
 */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => Promise<boolean> | boolean;

/**
 * Lets the handlers after it send nothing compressed. On one machine, compressing takes longer than
 * everything else.
 */
export const uncompressed: Handler = ({ headers }) => {
  headers['accept-encoding'] = 'identity';
  return false;
};

/** Answers with a line of plain text that must not be cached. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(text);
}

/**
 * Reads the body of a request, or returns undefined if it exceeds the limit, in bytes. Throws if
 * the client disconnects before its end.
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

/**
 * True if a request comes from the server's own pages, or from no page at all but a script or a
 * test. A form on another site cannot hide its origin.
 */
export function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return headers.origin === undefined || headers.origin === `http://${headers.host}`;
}
