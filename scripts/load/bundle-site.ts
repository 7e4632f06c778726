import type { DocumentComponent, PageModule, renderDocument } from '../render/render.tsx';
import type { Bundle } from './bundle.ts';
import { bundleForNode, type NodeBundle } from './bundle-for-node.ts';
import type { ContentModules } from './load-content.ts';
import { collectionsEntry, findCollections, type SiteFiles, siteEntry } from './site-files.ts';
import type { TraceError } from './trace.ts';

/** A site's code, ready to run: its pages, its islands and its rendering. */
export type SiteModule = SiteExports & {
  /** Where an error that this code throws came from. */
  trace: TraceError;
};

type SiteExports = {
  documents: Readonly<Record<string, { default?: DocumentComponent }>>;
  renderDocument: typeof renderDocument;
  pages: Readonly<Record<string, PageModule>>;
  islands: Readonly<Record<string, { default?: { islandName?: unknown } }>>;
};

/** All of a site's code, in two bundles: a changed component need not make the schemas anew. */
export type SiteBundles = {
  code: NodeBundle<SiteExports>;
  schemas: NodeBundle<{ collections: ContentModules }>;
};

/** Bundles a site's pages and components. Throws as `bundleForNode`. */
export function bundleSite(
  root: string,
  files: SiteFiles,
  bundle: Bundle,
  last?: SiteBundles['code'],
): Promise<SiteBundles['code']> {
  return bundleForNode(root, { name: 'site', text: siteEntry(files) }, bundle, last);
}

/** Bundles what a site says of its content, and nothing else of it. Throws as `bundleForNode`. */
export function bundleCollections(
  root: string,
  bundle?: Bundle,
  last?: SiteBundles['schemas'],
): Promise<SiteBundles['schemas']> {
  const text = collectionsEntry(findCollections(root));
  return bundleForNode(root, { name: 'content', text }, bundle, last);
}
