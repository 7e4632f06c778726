import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { plainHosting } from '../hosts/hosting.ts';
import { readRecord } from '../publish/build-record.ts';
import { pagePolicy } from '../security/page-policy.ts';
import { folderLookup } from './folder-lookup.ts';
import type { Handler } from './handler.ts';
import { readWhole } from './read-whole.ts';
import { resolveAddress } from './resolve-address.ts';
import { createFileSender, type FoundFile } from './send-file.ts';
import { sendText } from './send-text.ts';

export type FolderOptions = {
  /** The folder that is served. It may be replaced at any time, and need not be there yet. */
  dir: string;
  /** Changes each page on its way out, such as to add the script that reloads it. */
  transformHtml?: ((html: string) => string) | undefined;
};

/** Serves the files of a folder as a good static host does; answers every request. */
export function serveFolder({ dir, transformHtml }: FolderOptions): Handler {
  const folder = folderLookup(dir);
  const sendFile = createFileSender();

  async function read(status: 200 | 404, file: string): Promise<FoundFile | undefined> {
    const body = await readWhole(join(dir, file));
    if (!body || !transformHtml || !file.endsWith('.html')) return body && { status, file, body };
    return { status, file, body: Buffer.from(transformHtml(body.toString())) };
  }

  return async (request, response, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
      return true;
    }
    const hosting = readRecord(dir)?.hosting ?? plainHosting;
    // A URL has its dots and backslashes resolved already: judge what was really sent.
    const [rawPath = ''] = (request.url ?? '').split('?');
    const resolution = resolveAddress(rawPath, folder, hosting);
    if (resolution.kind === 'malformed') {
      sendText(response, 400, 'Bad request');
    } else if (resolution.kind === 'redirect') {
      sendRedirect(response, resolution.location + url.search);
    } else {
      const wanted = resolution.kind === 'file' ? await read(200, resolution.file) : undefined;
      const found = wanted ?? (await read(404, '404.html'));
      if (found?.file.endsWith('.html')) {
        const policy = pagePolicy(found.body.toString(), hosting.trusted);
        response.setHeader('Content-Security-Policy', policy);
      }
      if (found) await sendFile(request, response, found);
      else sendNothing(response, dir);
    }
    return true;
  };
}

function sendRedirect(response: ServerResponse, location: string): void {
  // Browsers keep a permanent redirect for good, and this port will serve another site one day.
  response.writeHead(301, { Location: location, 'Cache-Control': 'no-cache' }).end();
}

function sendNothing(response: ServerResponse, dir: string): void {
  if (existsSync(dir)) sendText(response, 404, 'Not found');
  else sendText(response, 503, 'There is no site here yet.', { 'Retry-After': '1' });
}
