import { bundleCollections } from '../bundle/bundle-site.ts';
import { bundleUnlessKept } from '../bundle/bundle-unless-kept.ts';
import { checkContrast } from '../colours/check-contrast.ts';
import { loadLanguages } from '../languages/load-languages.ts';
import { checkPictures } from '../pictures/check-pictures.ts';
import { openLibrary } from '../pictures/library.ts';
import { refuse } from '../problems.ts';

/**
 * Checks a site's content without building the site: every file against its schema, the
 * pictures that it names, and the contrast of its colours. Returns how many files there are. Throws a ProblemsError that lists what
 * is wrong. Links are left to the build, which knows the pages.
 */
export async function checkContent(root: string): Promise<number> {
  const [{ exports }, library] = await Promise.all([
    bundleCollections(root, bundleUnlessKept),
    openLibrary(root),
  ]);
  const loaded = loadLanguages(root, exports.collections);
  const { records, problems } = loaded;
  refuse([...problems, ...checkPictures(records, library), ...checkContrast(loaded)]);
  return new Set(records.map(({ source }) => source.file)).size;
}
