import { realpathSync } from 'node:fs';
import { decoded } from '../base/paths.js';
import { createBundler } from '../code/bundle.ts';
import { createContentMemory } from '../content/content-memory.ts';
import { pageFinisher } from '../finish/finish-page.ts';
import { endpointsOf } from '../languages/endpoints.ts';
import { type LoadedSite, loadSite } from '../load/load-site.ts';
import { callEndpoint } from '../render/page-module.ts';
import { endpointProps, readHeads, renderInput, renderPage } from '../render/render-pages.ts';
import type { Handler } from './handler.ts';
import { createFileSender } from './send-file.ts';

/** A site in development. */
export type LiveSite = {
  /**
   * Loads the site again after some of its files changed. If it throws a ProblemsError, the site
   * stays unchanged.
   */
  load(changed: ReadonlySet<string>): Promise<LoadedSite>;
  /**
   * Answers with pages, scripts, styles, fonts and pictures, but not with a page that cannot be
   * rendered.
   */
  handler: Handler;
  /** The site as last loaded; undefined before the first time. */
  site(): LoadedSite | undefined;
};

/**
 * Renders each page on request, and makes each picture when a page shows it, so that a changed page
 * does not wait for the others. With `isFramed`, pages of the same origin, such as the CMS, may
 * show the site's pages in a frame.
 */
export function createLiveSite(
  path: string,
  transformHtml: (html: string) => string,
  isFramed = false,
): LiveSite {
  const root = realpathSync(path);
  const bundler = createBundler();
  const memory = createContentMemory();
  const sendFile = createFileSender();
  let live: ReturnType<typeof openSite> | undefined;
  let loaded: LoadedSite | undefined;
  return {
    site: () => loaded,
    load: async (changed) => {
      bundler.changed(changed);
      const { bundle } = bundler;
      const earlierPictures = loaded?.library;
      const options = { bundle, earlierPictures, memory, isDevelopment: true };
      const site = await loadSite(root, options);
      live = openSite(root, site);
      memory.forgetUnused();
      loaded = site;
      return site;
    },
    handler: async (request, response, { pathname }) => {
      if (!live || request.method !== 'GET') return false;
      const page = live.render(pathname);
      const file = page?.file ?? pathname.slice(1);
      const body = page ? transformHtml(page.html) : await live.read(file);
      if (body === undefined) return false;
      if (page) response.setHeader('Content-Security-Policy', page.policy);
      if (page && isFramed) {
        const framed = page.policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
        response.setHeader('Content-Security-Policy', framed);
        response.setHeader('X-Frame-Options', 'SAMEORIGIN');
      }
      await sendFile(request, response, { status: 200, file, body: Buffer.from(body) });
      return true;
    },
  };
}

function openSite(root: string, site: LoadedSite) {
  const { client, styles } = site;
  const routes = new Map(site.routes.map((route) => [encodeURI(route.path), route]));
  const fonts = new Map(site.fonts.files.map(({ file, bytes }) => [file, bytes]));
  const input = renderInput(site, new Date());
  const finish = pageFinisher(root, site);
  const endpoints = endpointsOf(site.code, site.languages);
  // Pages whose code fails are left out of a sitemap or feed. If the endpoint itself fails, the last
  // built file is served.
  const endpoint = (file: string): Uint8Array | undefined => {
    const found = endpoints.get(decoded(file) ?? file);
    if (!found) return undefined;
    const props = endpointProps(input, readHeads(input), found.language);
    const { text } = callEndpoint(site.code, found.source, props);
    return text === undefined ? undefined : Buffer.from(text);
  };
  return {
    render: (path: string) => {
      const route = routes.get(path);
      if (!route) return undefined;
      try {
        return { file: route.file, ...finish(renderPage(input, route)) };
      } catch {
        return undefined; // The next build reports why. Until then, the last good page is served.
      }
    },
    read: async (file: string): Promise<Uint8Array | undefined> =>
      client.files.get(file) ??
      styles.files.get(file) ??
      fonts.get(file) ??
      endpoint(file) ??
      (await input.pictures.files.get(file)?.()),
  };
}
