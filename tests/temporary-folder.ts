/**
 * Gives a run of tests a temporary folder of its own, which ends with it. Workers are ended at once, so
 * what a test removes at the end of its process would stay: sites, profiles of browsers.
 */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function makeTemporaryFolder(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // Where systems look for it: Linux and macOS, and Windows.
  for (const name of ['TMPDIR', 'TEMP']) process.env[name] = folder;
  // Forty thousand files: one after the other, they take half as long again.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
