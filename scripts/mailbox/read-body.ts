import type { IncomingMessage } from 'node:http';

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
