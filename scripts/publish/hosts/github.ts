import type { Host } from './host.ts';

/**
 * GitHub Pages. It sends no headers of one's own, so the pages carry their policies, and moved
 * addresses meet the error page. `.nojekyll` has it publish the files as they are.
 */
export const github: Host = {
  isPolicyInPage: () => true,
  files: () => [{ file: '.nojekyll', text: '', isPublished: true }],
};
