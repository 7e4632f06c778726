import { usePage } from '#page';

/**
 * The link to the late style sheet. Put it after a page's first screen: everything above it is
 * painted at once, and everything below it waits for the file.
 */
export function LateStyles() {
  const { lateStyles } = usePage();
  return lateStyles && <link rel="stylesheet" href={lateStyles} />;
}
