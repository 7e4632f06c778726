import { existsSync } from 'node:fs';
import type { Handler } from '../serve/handler.ts';
import { sendText } from '../serve/send-text.ts';

const page = `<!doctype html><html lang="en"><head><title>Not built yet</title></head>
<body><p>The first page appears as soon as a build succeeds.</p></body></html>`;

/** Answers while no build has succeeded: a page for the overlay to lie over, reloaded by the first. */
export const waitingPage =
  (dir: string, transformHtml: (html: string) => string): Handler =>
  (_request, response) => {
    if (existsSync(dir)) return false;
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '1' };
    sendText(response, 503, transformHtml(page), headers);
    return true;
  };
