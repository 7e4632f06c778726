import { stringify } from 'yaml';
import { z } from 'zod';
import type { Collection, Collections } from '../content.ts';
import { bundleCollections } from '../load/bundle-site.ts';
import { allCollections } from '../load/load-content.ts';
import { cmsFields, itemOf } from './cms-fields.ts';
import { type Handler, sendText } from './server.ts';

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

/** Where the CMS keeps what it saves, as its own documentation describes it. */
type CmsBackend = Readonly<Record<string, unknown>>;

/**
 * The configuration of a git-based CMS for a site's content, made from the schemas that check it.
 * Lists that fill a whole file need Sveltia CMS; Decap CMS knows no such files.
 */
export function cmsConfig(collections: Collections, backend: CmsBackend): string {
  const all = Object.entries(collections);
  // A form needs fields: what programs write under names of their own has none.
  const files = all
    .filter(([, { files }]) => !files.includes('*'))
    .map(fileEntry)
    .filter(({ fields }) => fields.length > 0);
  const folders = all.filter(([, { kind }]) => kind === 'documents').map(folderEntry);
  return stringify({
    backend,
    media_folder: 'content/pictures',
    public_folder: '',
    // What a form leaves empty is left out, as the schemas ask for.
    output: { omit_empty_optional_fields: true },
    collections: [{ name: 'content', label: 'Content', files }, ...folders],
  });
}

function fileEntry([name, { kind, files, schema }]: [string, Collection]) {
  const shape = shapeOf(schema);
  const list = { name: 'items', label: 'Items', widget: 'list', root: true, ...itemOf(shape) };
  const fields = kind === 'record' ? cmsFields(shape) : [list];
  return { name, label: name, file: `content/${files}`, fields };
}

function folderEntry([name, { files, schema }]: [string, Collection]) {
  const body = { name: 'body', label: 'Text', widget: 'markdown' };
  return {
    name,
    label: name,
    folder: `content/${files.replace(/\/[^/]*$/, '')}`,
    create: true,
    extension: 'md',
    format: 'yaml-frontmatter',
    slug: { editable: true },
    fields: [...cmsFields(shapeOf(schema)), body],
  };
}

const shapeOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
