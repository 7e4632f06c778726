import { existsSync, realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { entriesIn } from '../base/entries-in.ts';
import { caseless, pathFrom } from '../base/paths.js';
import { hasCode } from '../base/system-errors.ts';
import { filePolicy, policyOf } from '../finish/policy.ts';
import { plainHosting } from '../load/hosting.ts';
import { opensAsPage } from '../pictures/script-in-file.ts';
import { readRecord } from '../publish/build-record.ts';
import { type Handler, sendText } from './handler.ts';
import { type FolderLookup, resolveAddress } from './resolve-path.ts';
import { createFileSender, type FileAnswer } from './send-file.ts';

export type FolderOptions = {
  /** The folder to serve. It may be replaced at any time, and need not exist yet. */
  dir: string;
  /** Changes each page before it is sent, for example to add the script that reloads it. */
  transformHtml?: ((html: string) => string) | undefined;
};

/** Serves the files of a folder as a good static host does. Answers every request. */
export function serveFolder({ dir, transformHtml }: FolderOptions): Handler {
  const folder = folderLookup(dir);
  const sendFile = createFileSender();

  async function read(status: 200 | 404, file: string): Promise<FileAnswer | undefined> {
    const body = await readIfThere(join(dir, file));
    if (!body || !transformHtml || !file.endsWith('.html')) return body && { status, file, body };
    return { status, file, body: Buffer.from(transformHtml(body.toString())) };
  }

  return async (request, response, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
      return true;
    }
    const hosting = readRecord(dir)?.hosting ?? plainHosting;
    // Not from the URL, in which dots and backslashes are already resolved.
    const [rawPath = ''] = (request.url ?? '').split('?');
    const resolution = resolveAddress(rawPath, folder, hosting);
    if (resolution.kind === 'malformed') {
      sendText(response, 400, 'Bad request');
    } else if (resolution.kind === 'redirect') {
      // It may name a part of the page, which is the end of an address.
      sendRedirect(
        response,
        resolution.location.replace(/#|$/, (part) => url.search + part),
      );
    } else {
      const wanted = resolution.kind === 'file' ? await read(200, resolution.file) : undefined;
      const found = wanted ?? (await read(404, errorFile(url.pathname, hosting.base, folder)));
      if (found?.file.endsWith('.html')) {
        const policy = policyOf(found.body.toString(), hosting.trusted);
        response.setHeader('Content-Security-Policy', policy);
      } else if (opensAsPage.test(found?.file ?? ''))
        response.setHeader('Content-Security-Policy', filePolicy);
      if (found) await sendFile(request, response, found);
      else sendNothing(response, dir);
    }
    return true;
  };
}

/** The closest error page above an address, which has its language. */
function errorFile(path: string, base: string, folder: FolderLookup): string {
  const names = path.startsWith(`${base}/`) ? path.slice(base.length).split('/').slice(1, -1) : [];
  const fileIn = (depth: number) => [...names.slice(0, depth), '404.html'].join('/');
  const depths = names.map((_, at) => names.length - at);
  return fileIn(depths.find((depth) => folder.has(fileIn(depth))) ?? 0);
}

function sendRedirect(response: ServerResponse, location: string): void {
  // Browsers cache a permanent redirect indefinitely, and this port may serve another site one day.
  response.writeHead(301, { Location: location, 'Cache-Control': 'no-cache' }).end();
}

function sendNothing(response: ServerResponse, dir: string): void {
  if (existsSync(dir)) sendText(response, 404, 'Not found');
  else sendText(response, 503, 'There is no site here yet.', { 'Retry-After': '1' });
}

/**
 * Looks into a folder again at each request, because a build may replace it at any time. Symbolic
 * links are not followed, so that nothing outside the folder is ever found.
 */
function folderLookup(dir: string): FolderLookup {
  return { has: (file) => has(dir, file), ignoringCase: (file) => ignoringCase(dir, file) };
}

function has(dir: string, file: string): boolean {
  try {
    const path = join(realpathSync.native(dir), file);
    // The real path has the case on disk. An address that would fail on the host must fail here
    // too, even on a file system that ignores case.
    return realpathSync.native(path) === path && statSync(path).isFile();
  } catch {
    return false;
  }
}

function ignoringCase(dir: string, file: string): string[] {
  const wanted = caseless(file);
  return entriesIn(dir)
    .filter((entry) => entry.isFile())
    .map((entry) => pathFrom(dir, join(entry.parentPath, entry.name)))
    .filter((found) => caseless(found) === wanted);
}

/** Reads a file; undefined if it is gone, as a build may replace the folder between the lookup and this. */
async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return undefined;
    throw error;
  }
}
