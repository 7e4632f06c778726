import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatorRoot } from '../artifacts.js';
import { bundleCollections } from '../load/bundle-site.ts';
import { allCollections } from '../load/collections.ts';
import { cmsConfig } from './cms-config.ts';
import { type Handler, sendText } from './handler.ts';

/** The CMS, served from its package: editing needs no other company's server. */
const dist = join(generatorRoot, 'node_modules/@sveltia/cms/dist');
const programs = /^\/admin\/(chunks\/)?[\w-][\w.-]*\.js$/;

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="robots" content="noindex"><title>Content</title>
<link rel="cms-config-url" type="text/yaml" href="/admin/config.yml"></head>
<body><script src="/admin/sveltia-cms.js"></script></body></html>`;

/** Serves the CMS at `/admin/`, with the configuration as it is at each request. */
export const adminPages =
  (config: () => Promise<string>): Handler =>
  async (_request, response, { pathname }) => {
    if (!/^\/admin(\/|$)/.test(pathname)) return false;
    // The CMS makes styles and asks its own addresses, which the policy of the pages would stop.
    response.removeHeader('Content-Security-Policy');
    if (pathname === '/admin/config.yml') {
      sendText(response, 200, await config(), { 'Content-Type': 'text/yaml; charset=utf-8' });
    } else if (programs.test(pathname)) {
      const type = { 'Content-Type': 'text/javascript; charset=utf-8' };
      const file = join(dist, pathname.slice('/admin/'.length));
      sendText(response, 200, await readFile(file, 'utf8'), type);
    } else if (pathname === '/admin/') {
      sendText(response, 200, page, { 'Content-Type': 'text/html; charset=utf-8' });
    } else response.writeHead(301, { Location: '/admin/', 'Cache-Control': 'no-cache' }).end();
    return true;
  };

/**
 * The CMS for a site's content. `repository` is the one on GitHub that it may also save to, as
 * owner/name; on this machine it opens the site's folder itself.
 */
export const siteAdmin = (root: string, repository: string) =>
  adminPages(async () => {
    const { run } = await bundleCollections(root);
    const collections = allCollections(run().collections);
    return cmsConfig(collections, { name: 'github', repo: repository, branch: 'main' });
  });
