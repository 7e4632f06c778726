/**
 * Gives a run of tests a temporary folder of its own, which ends with it. Workers are ended at once, so
 * what a test removes at the end of its process would stay: sites, profiles of browsers.
 * It is in `.cache`, because the system's may be small, or run no programs.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const runs = join(import.meta.dirname, '../.cache/tests');
const dayMs = 86_400_000;

/** Makes the folder, and tells this process and those that it starts to use it. */
export function temporaryFolder(): string {
  mkdirSync(runs, { recursive: true });
  // What runs left that were killed.
  for (const path of readdirSync(runs).map((name) => join(runs, name)))
    if (Date.now() - statSync(path).mtimeMs > dayMs) rmSync(path, { recursive: true, force: true });
  const folder = mkdtempSync(join(runs, 'run-'));
  // Where systems look for it: Linux and macOS, and Windows.
  for (const name of ['TMPDIR', 'TEMP']) process.env[name] = folder;
  return folder;
}

export default function makeTemporaryFolder(): () => Promise<void> {
  const folder = temporaryFolder();
  // Forty thousand files: one after the other, they take half as long again.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
