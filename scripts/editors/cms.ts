import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { generatorRoot } from '../base/artifacts.js';
import { bundleCollections } from '../code/bundle-site.ts';
import { routesUsing } from '../code/routes-using.ts';
import { allCollections } from '../content/collections.ts';
import { readSource } from '../content/read-source.ts';
import { languageFolders } from '../languages/language-folders.ts';
import { languageOf } from '../languages/languages.ts';
import type { LoadedSite } from '../load/load-site.ts';
import { compileForBrowser } from '../serve/browser-script.ts';
import { type Handler, sendText } from '../serve/handler.ts';
import { type CmsEntry, cmsConfig, cmsEntries, entriesIn } from './cms-config.ts';
import { contentFiles } from './content-files.ts';
import { repositoryApi } from './repository-api.ts';

/** The CMS needs inline styles and eval, but may load only from this server. */
const policy =
  "default-src 'self' blob: data: 'unsafe-inline' 'unsafe-eval'; base-uri 'self'; object-src 'none'";

/** The CMS believes that it talks to a repository, for which anybody on this machine is signed in. */
const signedIn = JSON.stringify({ backendName: 'gitea', token: 'local' });

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="robots" content="noindex"><title>Content</title>
<link rel="cms-config-url" type="text/yaml" href="/admin/config.yml"></head>
<body><script>localStorage.setItem('sveltia-cms.user', '${signedIn}')</script>
<script src="/admin/sveltia-cms.js"></script>
<script type="module" src="/admin/page.js"></script></body></html>`;

/** What the CMS requests from this server. */
type Admin = {
  root: string;
  entries: () => Promise<readonly CmsEntry[]>;
  pages: () => ShownPages;
};

/** The pages that the CMS shows beside its forms. */
export type ShownPages = {
  /** The name of the page that shows a content file, by the file's name in the configuration. */
  names: Readonly<Record<string, string>>;
  /** The addresses of pages that are not at their names. */
  addresses: Readonly<Record<string, string>>;
};

const text = (type: string) => ({ 'Content-Type': `${type}; charset=utf-8` });

/** Serves the CMS at `/admin/`. Throws where its package is not installed. */
export function adminPages({ root, entries, pages }: Admin): Handler {
  if (!existsSync(join(packages, cms)))
    throw new Error(`Expected the package ${cms} for --admin, found none: \`npm ci\` installs it.`);
  let forms: readonly CmsEntry[] = [];
  const api = repositoryApi(contentFiles(root, () => forms));
  return async (request, response, url) => {
    const { pathname } = url;
    if (!/^\/admin(\/|$)/.test(pathname)) return false;
    response.setHeader('Content-Security-Policy', policy);
    if (pathname === '/admin/') sendText(response, 200, page, text('text/html'));
    else if (pathname === '/admin/config.yml') {
      forms = await entries();
      const backend = {
        name: 'gitea',
        repo: `local/${basename(root)}`,
        api_root: `http://${request.headers.host}/admin/api`,
      };
      sendText(response, 200, cmsConfig(forms, backend), text('text/yaml'));
    } else if (pathname === '/admin/pages.json')
      sendText(response, 200, JSON.stringify(pages()), text('application/json'));
    else if (pathname === '/admin/page.js' || pathname === '/admin/form-fields.ts') {
      const name = pathname === '/admin/page.js' ? 'cms-page.ts' : 'form-fields.ts';
      const script = await compileForBrowser(`scripts/editors/${name}`);
      sendText(response, 200, script, text('text/javascript'));
    } else if (!(await api(request, response, url))) {
      const found = await cmsFile(pathname.slice('/admin/'.length));
      if (found) response.writeHead(200, { 'Content-Type': found.type }).end(found.body);
      else response.writeHead(301, { Location: '/admin/', 'Cache-Control': 'no-cache' }).end();
    }
    return true;
  };
}

const packages = join(generatorRoot, 'node_modules');

/** Needed only in development, so `npm ci --omit=dev` leaves it out. */
const cms = '@sveltia/cms';

/** Addresses of the CMS's own scripts, below `/admin/`. */
const ownScript = /^((?:chunks\/)?[\w-][\w.-]*\.js)$/;

const iconFont = 'material-symbols-outlined-latin-wght-normal.woff2';

/**
 * What the CMS would load from third parties: its icon font, and the package `immutable`, which
 * holds the data of previews. In its code, `to` replaces the address `from`.
 */
const thirdParty = [
  {
    from: /https:\/\/[^()\s`]*\/material-symbols-outlined[^()\s`]*\.woff2/g,
    to: '/admin/icons.woff2',
    path: /^icons\.woff2$/,
    file: `@fontsource-variable/material-symbols-outlined/files/${iconFont}`,
    type: 'font/woff2',
  },
  {
    from: /https:\/\/unpkg\.com\/(?=\$\{\w+\}`,)/g,
    to: '/admin/npm/',
    path: /^npm\/immutable@[\d.]+\/dist\/immutable\.es\.js$/,
    file: 'immutable/dist/immutable.es.js',
    type: 'text/javascript',
  },
] as const;

/**
 * A file of the CMS by its URL below `/admin/`, from its npm package; undefined if there is none.
 */
async function cmsFile(name: string): Promise<{ body: Uint8Array; type: string } | undefined> {
  const served = thirdParty.find(({ path }) => path.test(name));
  if (served) return { body: await readFile(join(packages, served.file)), type: served.type };
  if (!ownScript.test(name)) return undefined;
  const path = join(packages, cms, 'dist', name);
  if (!existsSync(path)) return undefined;
  let code = await readFile(path, 'utf8');
  for (const { from, to } of thirdParty) code = code.replace(from, () => to);
  return { body: Buffer.from(code), type: 'text/javascript; charset=utf-8' };
}

/** The CMS for a site's content. */
export const siteAdmin = (root: string, site: () => LoadedSite | undefined): Handler =>
  adminPages({
    root,
    entries: async () => {
      const run = await bundleCollections(root);
      const { collections } = run();
      const read = (file: string) => readData(root, file);
      const first = cmsEntries(allCollections(collections), read);
      // Pages of groups are in the first language alone.
      const own = collections['content/index.ts']?.collections ?? {};
      return [...first, ...languageFolders(root).flatMap((tag) => entriesIn(tag, own, read))];
    },
    pages: () => pagesShowing(root, site()),
  });

/** The data of a content file; undefined if it cannot be read, which the overlay explains. */
function readData(root: string, file: string): unknown {
  try {
    return readSource(join(root, 'content', file), file).data;
  } catch {
    return undefined;
  }
}

function pagesShowing(root: string, site: LoadedSite | undefined): ShownPages {
  if (!site) return { names: {}, addresses: {} };
  const { addresses, destinations } = languageOf('/', site.languages);
  const shown = [...new Set(site.collectionOf.values())].map((name): [string, string] => {
    const { value, source } = site.records.find(({ collection }) => collection === name) ?? {};
    const slug = String(Reflect.get(Object(value), 'slug'));
    // The form of what header and footer show, too, has the page beside it that is about it.
    const routes = routesUsing(name, { root, ...site });
    const own = routes.find((path) => path.includes('[') && addresses.has(withSlug(path, slug)));
    // Only documents have a form of their own, and therefore a slug that the CMS knows.
    if (own && source?.file.endsWith('.md')) return [name, own];
    const plain = routes.includes('/') ? '/' : routes.find((path) => addresses.has(path));
    return [name, plain ?? (own ? withSlug(own, slug) : '/')];
  });
  // The names of pages of other languages begin with their homes.
  const others = site.languages.slice(1).map(({ home, destinations }) => ({
    names: shown.map(([name, page]) => [home.slice(1, -1) + `_${name}`, home + page.slice(1)]),
    addresses: [...destinations].map(([name, path]) => [home + name.slice(1), path]),
  }));
  return {
    names: Object.fromEntries([...shown, ...others.flatMap(({ names }) => names)]),
    addresses: Object.fromEntries([
      ...destinations,
      ...others.flatMap(({ addresses }) => addresses),
    ]),
  };
}

const withSlug = (path: string, slug: string) => path.replace(/\[+\w+\]+/, slug);
