import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { build } from '../../scripts/build.ts';
import type { BuildReport } from '../../scripts/check/format-summary.ts';
import { writeDrawnFirm } from './draw-firm.ts';
import { writeFirm } from './write-firm.ts';

/** The folder of a firm's site. Its built pages are in `dist` below it. */
export const firmRoot = (name: string) => join(import.meta.dirname, '../../.cache/firms', name);

/** A site that was written and built. */
type BuiltFirm = { root: string; report: BuildReport };

/** Writes a firm of `firms.yaml` and builds its site. Throws what the build refuses. */
export async function buildFirm(name: string): Promise<BuiltFirm> {
  const root = firmRoot(name);
  await writeFirm(name, root);
  return buildAt(root);
}

/** Writes the firm of a seed and builds its site, in place of the last one. Throws what the build refuses. */
export async function buildDrawnFirm(seed: number): Promise<BuiltFirm> {
  const root = firmRoot('drawn');
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  writeDrawnFirm(seed, root);
  return buildAt(root);
}

async function buildAt(root: string): Promise<BuiltFirm> {
  const out = join(root, 'dist');
  return { root, report: await build({ root, out, builtOn: new Date() }) };
}
