import { bundleCollections } from '../bundle/bundle-site.ts';
import { allCollections } from '../content/load.ts';
import { adminPages } from './admin-pages.ts';
import { cmsConfig } from './cms-config.ts';

/**
 * The CMS for a site's content. `repository` is the one on GitHub that it may also save to, as
 * owner/name; on this machine it opens the site's folder itself.
 */
export const siteAdmin = (root: string, repository: string) =>
  adminPages(async () => {
    const { exports } = await bundleCollections(root);
    const collections = allCollections(exports.collections);
    return cmsConfig(collections, { name: 'github', repo: repository, branch: 'main' });
  });
