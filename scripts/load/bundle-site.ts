import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentComponent, PageModule, renderDocument } from '../render-document.tsx';
import type { Bundle } from './bundle.ts';
import { bundleForNode, type NodeBundle } from './bundle-for-node.ts';
import type { ContentModules } from './collections.ts';
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

/**
 * Draws the picture that stands for a page where its link is shared, as SVG of 1200 by 630 pixels.
 */
export type DrawCard = (card: object) => Promise<string>;

/** Bundles a site's pages and components. Throws as `bundleForNode`. */
export function bundleSite(
  root: string,
  files: SiteFiles,
  bundle: Bundle,
): Promise<NodeBundle<SiteExports>> {
  return bundleForNode(root, { name: 'site', text: siteEntry(files) }, bundle);
}

/** Bundles what a site says of its content, and nothing else of it. Throws as `bundleForNode`. */
export function bundleCollections(
  root: string,
  bundle?: Bundle,
): Promise<NodeBundle<{ collections: ContentModules }>> {
  const text = collectionsEntry(findCollections(root));
  return bundleForNode(root, { name: 'content', text }, bundle);
}

const cardFile = 'pages/_card.ts';

/** Bundles what draws a site's social cards; a site without `pages/_card.ts` has none. */
export async function bundleCard(
  root: string,
  bundle: Bundle,
): Promise<NodeBundle<{ default: DrawCard }> | undefined> {
  if (!existsSync(join(root, cardFile))) return undefined;
  const text = `export { default } from './${cardFile}';`;
  return bundleForNode(root, { name: 'card', text }, bundle);
}
