import type { Handler } from '../serve/handler.ts';
import { sendText } from '../serve/send-text.ts';

/** The CMS that the page loads from its own address, at exactly this version. */
const script = 'https://unpkg.com/@sveltia/cms@0.221.1/dist/sveltia-cms.js';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="robots" content="noindex"><title>Content</title>
<link rel="cms-config-url" type="text/yaml" href="/admin/config.yml"></head>
<body><script src="${script}"></script></body></html>`;

/** Serves the CMS at `/admin/`, with the configuration as it is at each request. */
export const adminPages =
  (config: () => Promise<string>): Handler =>
  async (_request, response, { pathname }) => {
    if (!/^\/admin(\/|$)/.test(pathname)) return false;
    // The CMS is a program of another origin; the policy of the site's pages would stop it.
    response.removeHeader('Content-Security-Policy');
    if (pathname === '/admin/config.yml') {
      sendText(response, 200, await config(), { 'Content-Type': 'text/yaml; charset=utf-8' });
    } else if (pathname === '/admin/') {
      sendText(response, 200, page, { 'Content-Type': 'text/html; charset=utf-8' });
    } else response.writeHead(301, { Location: '/admin/', 'Cache-Control': 'no-cache' }).end();
    return true;
  };
