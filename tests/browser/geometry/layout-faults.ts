import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';

const { outputFiles } = await build({
  entryPoints: [join(import.meta.dirname, 'in-page.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'geometry',
});
const code = outputFiles.map(({ text }) => text).join('');

/** Of such a fault, a word that may break in large letters, or if readers ask for more space. */
export const isLongWord = /^broken: [^ ]{15,}$/;

/**
 * Faults in the geometry of a page in its current state: text that is squeezed, cut off, overlapped
 * or covered, controls that are too small or overlap, and icons over text.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => { ${code} return geometry.findFaults(); })()`);
}
