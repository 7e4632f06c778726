import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers a request and returns true, or leaves it untouched and returns false.
 * `url` carries the path and the query that were asked for; its host means nothing.
 */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => Promise<boolean> | boolean;
