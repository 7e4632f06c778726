import { usePage } from '#page';

/**
 * Stands behind a page's first screen: what is above is painted while the browser fetches the style
 * of what is below, which is the same file on every page.
 */
export function LateStyles() {
  const { lateStyles } = usePage();
  return lateStyles && <link rel="stylesheet" href={lateStyles} />;
}
