import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths of the pages that a built site's sitemap lists. Throws where there is no sitemap. */
export async function sitemapPaths(dir: string): Promise<string[]> {
  const file = join(dir, 'sitemap.xml');
  const sitemap = await readFile(file, 'utf8').catch(() => {
    throw new Error(`Expected the list of pages in ${file}, found no such file.`);
  });
  return [...sitemap.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
}
