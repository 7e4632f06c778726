import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { compileForBrowser } from './browser-script.ts';
import { type Handler, sendText } from './handler.ts';

/**
 * What open pages are told after a build: errors and warnings. Without errors, pages of an older
 * build reload.
 */
export type Outcome = { problems: readonly OverlayProblem[]; warnings?: readonly string[] };

/** A problem, in the overlay's format. */
export type OverlayProblem = { text: string; frame: string; stack: string };

const clientPath = '/__dev/client.js';

/** Keeps open pages in sync with builds. A script in each page listens for the results. */
export function createLiveReload() {
  const pages = new Set<ServerResponse>();
  // Identifies the build that a page was served from, even across restarts of the server.
  let build = Date.now();
  let latest: Outcome = { problems: [] };
  const tell = (page: ServerResponse) =>
    page.write(`event: outcome\ndata: ${JSON.stringify({ ...latest, build })}\n\n`);

  const handler: Handler = async (_request, response, { pathname, searchParams }) => {
    if (pathname === clientPath) {
      const client = await compileForBrowser('scripts/serve/overlay.ts');
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
      response.end(client);
      return true;
    }
    if (pathname !== '/__dev/events') return false;
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    pages.add(response.on('close', () => pages.delete(response)));
    // A page opened during an error shows it at once, and an older page reloads.
    const stale = searchParams.get('build') !== String(build);
    if (stale || latest.problems.length || latest.warnings?.length) tell(response);
    return true;
  };
  return {
    handler,
    /** Adds the listening script to a page. */
    transformHtml: (html: string) =>
      html.replace(
        '</head>',
        `<script type="module" src="${clientPath}?build=${build}"></script></head>`,
      ),
    /** Tells every open page the result of the last build. */
    announce: (outcome: Outcome) => {
      latest = outcome;
      if (!outcome.problems.length && !outcome.warnings) build = Math.max(Date.now(), build + 1);
      for (const page of pages) tell(page);
    },
  };
}

const page = `<!doctype html><html lang="en"><head><title>Not built yet</title></head>
<body><p>This page appears as soon as a build succeeds.</p></body></html>`;

/** Until a build has succeeded, answers with a page that shows the overlay and reloads later. */
export const waitingPage =
  (dir: string, transformHtml: (html: string) => string): Handler =>
  (_request, response) => {
    if (existsSync(dir)) return false;
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '1' };
    sendText(response, 503, transformHtml(page), headers);
    return true;
  };
