import { allCollections, importCollections } from '../content/import-collections.ts';
import { adminPages } from './admin-pages.ts';
import { cmsConfig } from './cms-config.ts';

/**
 * The CMS for a site's content. `repository` is the one on GitHub that it may also save to, as
 * owner/name; on this machine it opens the site's folder itself.
 */
export const siteAdmin = (root: string, repository: string) =>
  adminPages(async () => {
    const collections = allCollections(await importCollections(root));
    return cmsConfig(collections, { name: 'github', repo: repository, branch: 'main' });
  });
