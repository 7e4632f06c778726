/** Which way the site's first language is read, for tests of places, keys and drags. */
import { content } from '../site-content.ts';

export const isRightToLeft: boolean = content.site.dir === 'rtl';

/** 1 if texts run to the right, -1 if they run to the left. */
export const along = isRightToLeft ? -1 : 1;

/** The arrow keys that lead on, and back. */
export const [keyOn, keyBack] = isRightToLeft
  ? (['ArrowLeft', 'ArrowRight'] as const)
  : (['ArrowRight', 'ArrowLeft'] as const);
