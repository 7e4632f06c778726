import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { withIntegrity } from '../finish/integrity.ts';
import { pagePolicy } from '../finish/policy.ts';
import { createBundler } from '../load/bundle.ts';
import { type LoadedSite, loadSite } from '../load/load-site.ts';
import { collectDrawings, socialCards } from '../render/drawings.ts';
import { makeVariants } from '../render/make-variants.ts';
import { collectVariants } from '../render/picture-variants.ts';
import { renderPage } from '../render/render-pages.ts';
import { createFileSender } from './send-file.ts';
import type { Handler } from './server.ts';

/** A site while it is worked on. */
export type LiveSite = {
  /** Loads the site anew after files of it changed. Throws a ProblemsError; the site is then as it was. */
  load(changed: ReadonlySet<string>): Promise<LoadedSite>;
  /** Answers with pages, scripts, styles, fonts and pictures; with none that cannot be rendered. */
  handler: Handler;
};

/**
 * Renders each page when it is asked for, and makes each picture when a page shows it, so that one
 * changed page need not wait for all the others.
 */
export function createLiveSite(path: string, transformHtml: (html: string) => string): LiveSite {
  const root = realpathSync(path);
  const bundler = createBundler();
  const sendFile = createFileSender();
  let live: ReturnType<typeof openSite> | undefined;
  return {
    load: async (changed) => {
      bundler.changed(changed);
      const site = await loadSite(root, { bundle: bundler.bundle, last: live?.site });
      live = openSite(site);
      return site;
    },
    handler: async (request, response, { pathname }) => {
      if (!live || request.method !== 'GET') return false;
      const page = live.render(pathname);
      const html = page && transformHtml(page.html);
      const file = page?.file ?? pathname.slice(1);
      const body = html ?? (await live.read(file));
      if (body === undefined) return false;
      if (html) response.setHeader('Content-Security-Policy', live.policy(html));
      await sendFile(request, response, { status: 200, file, body: Buffer.from(body) });
      return true;
    },
  };
}

function openSite(site: LoadedSite) {
  const { client, styles, hosting } = site;
  const routes = new Map(site.routes.map((route) => [encodeURI(route.path), route]));
  const fonts = new Map(site.fonts.files.map(({ file, bytes }) => [file, bytes]));
  const variants = collectVariants(site.pictures);
  const socialCard = socialCards(collectDrawings().request);
  const input = { ...site, picture: variants.request, socialCard, builtOn: new Date() };
  return {
    site,
    policy: (html: string) => pagePolicy(html, hosting.trusted),
    render: (path: string) => {
      const route = routes.get(path);
      if (!route) return undefined;
      try {
        const { html } = renderPage(input, route);
        return { file: route.file, html: withIntegrity(html, client.files) };
      } catch {
        return undefined; // The build that follows tells why; until then the last good page stays.
      }
    },
    read: async (file: string): Promise<Uint8Array | undefined> => {
      const bundled = client.files.get(file) ?? styles.files.get(file) ?? fonts.get(file);
      if (bundled) return bundled;
      const [made] = await makeVariants(variants.all().filter((variant) => variant.file === file));
      return made && readFile(made.path);
    },
  };
}
