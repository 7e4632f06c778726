import { join } from 'node:path';

import { build } from '../../scripts/build.ts';
import type { BuildReport } from '../../scripts/check/summarize.ts';
import { writeFirm } from './write-firm.ts';

/** The folder of a firm's site. Its built pages are in `dist` below it. */
export const firmRoot = (name: string) => join(import.meta.dirname, '../../.cache/firms', name);

/** Writes a firm of `firms.yaml` and builds its site. Throws what the build refuses. */
export async function buildFirm(name: string): Promise<{ root: string; report: BuildReport }> {
  const root = firmRoot(name);
  await writeFirm(name, root);
  const report = await build({
    root,
    out: join(root, 'dist'),
    builtOn: new Date(),
  });
  return { root, report };
}
