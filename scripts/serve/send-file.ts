import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentType, isCompressible } from '../base/content-type.ts';
import {
  cacheControl,
  createCompressor,
  matchesEntityTag,
  negotiateCoding,
} from '../publish/http.ts';

/** A file that was read, and the status to send it with. */
export type FileAnswer = { status: 200 | 404; file: string; body: Buffer };

type SendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  found: FileAnswer,
) => Promise<void>;

/** Sends files with validators, compression and ranges. Keeps compressed bodies in memory. */
export function createFileSender(): SendFile {
  const compress = createCompressor();
  return async (request, response, { status, file, body }) => {
    const type = contentType(file);
    const compressible = isCompressible(type);
    const coding = compressible ? negotiateCoding(acceptedEncodings(request)) : undefined;
    const tag = entityTag(body, coding);

    response.setHeader('Cache-Control', cacheControl(file, status));
    response.setHeader('ETag', tag);
    if (compressible) response.setHeader('Vary', 'Accept-Encoding');
    if (status === 200 && matchesEntityTag(request.headers['if-none-match'], tag)) {
      response.writeHead(304).end();
      return;
    }
    response.setHeader('Content-Type', type);
    if (coding) {
      response.setHeader('Content-Encoding', coding);
      sendWhole(response, status, await compress(file, tag, body, coding));
    } else if (status === 200) {
      sendRange(request, response, body, tag);
    } else {
      sendWhole(response, status, body);
    }
  };
}

function sendWhole(response: ServerResponse, status: number, body: Buffer): void {
  response.writeHead(status, { 'Content-Length': body.length }).end(body);
}

function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  tag: string,
): void {
  response.setHeader('Accept-Ranges', 'bytes');
  // If-Range names the content that the client has part of. A part of any other would not fit.
  const { range: header, 'if-range': partOf = tag } = request.headers;
  const mayBePart = request.method === 'GET' && partOf === tag;
  const range = mayBePart ? byteRange(header, body.length) : undefined;
  if (range === undefined) {
    sendWhole(response, 200, body);
  } else if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${body.length}` }).end();
  } else {
    const { start, end } = range;
    response.setHeader('Content-Range', `bytes ${start}-${end - 1}/${body.length}`);
    sendWhole(response, 206, body.subarray(start, end));
  }
}

/** A strong entity tag: the hash of the content, and the coding, which changes the bytes. */
function entityTag(body: Buffer, coding: string | undefined): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return coding ? `"${hash}-${coding}"` : `"${hash}"`;
}

function acceptedEncodings(request: IncomingMessage): string | undefined {
  const header = request.headers['accept-encoding'];
  return Array.isArray(header) ? header.join() : header;
}

/** A part of a body. `end` is the byte after the last one. */
type ByteRange = { start: number; end: number };

/**
 * The single range that a Range header requests (RFC 9110, 14.1.2), as video and audio players do.
 * Undefined means the full body: there is no range, or one that a server may ignore.
 */
function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start < end ? { start, end } : 'unsatisfiable';
}
