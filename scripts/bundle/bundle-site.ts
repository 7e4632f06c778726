import type { ContentModules } from '../content/load.ts';
import type { DocumentComponent, PageModule, renderDocument } from '../render/render.tsx';
import { bundleForNode, type NodeBundle } from './bundle-for-node.ts';
import type { Bundle } from './bundler.ts';
import type { Imports } from './imports.ts';
import { collectionsEntry, findCollections, type SiteFiles, siteEntry } from './site-entry.ts';
import type { TraceError } from './trace.ts';

/** A site's code, ready to run: its pages, its islands, its content's shape and its rendering. */
export type SiteModule = {
  collections: ContentModules;
  documents: Readonly<Record<string, { default?: DocumentComponent }>>;
  renderDocument: typeof renderDocument;
  pages: Readonly<Record<string, PageModule>>;
  islands: Readonly<Record<string, { default?: { islandName?: unknown } }>>;
  /** Where an error that this code throws came from. */
  trace: TraceError;
};

export type SiteBundle = {
  site: SiteModule;
  imports: Imports;
  bundle: NodeBundle<Omit<SiteModule, 'trace'>>;
};

/**
 * Bundles a site's pages, components and content schemas and loads them, those of `last` where they
 * are the same. Throws a ProblemsError for code that cannot be built or run.
 */
export async function bundleSite(
  root: string,
  files: SiteFiles,
  bundle: Bundle,
  last: SiteBundle | undefined,
): Promise<SiteBundle> {
  const found = await bundleForNode(root, siteEntry(files), bundle, last?.bundle);
  const { exports, trace, imports } = found;
  return { site: { ...exports, trace }, imports, bundle: found };
}

/** Loads what a site says of its content, and nothing else of it. Throws as `bundleSite` does. */
export async function bundleCollections(root: string): Promise<ContentModules> {
  const entry = collectionsEntry(findCollections(root));
  const { exports } = await bundleForNode<Pick<SiteModule, 'collections'>>(root, entry);
  return exports.collections;
}
