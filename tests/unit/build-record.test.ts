/** A preview server reads the record at each request, so this must be almost free. */
import fs, { mkdirSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readRecord } from '../../scripts/publish/build-record.ts';
import { copySite } from './fixture-site.ts';

test('whether a folder is mounted is checked once, and again if another folder replaces it', async () => {
  const { out, build } = copySite();
  await build();
  const rename = vi.spyOn(fs, 'renameSync');
  syncBuiltinESMExports();
  onTestFinished(() => {
    rename.mockRestore();
    syncBuiltinESMExports();
  });
  for (let request = 0; request < 5; request++) expect(readRecord(out)).toBeDefined();
  expect(rename).not.toHaveBeenCalled();

  fs.renameSync(out, `${out}-before`);
  mkdirSync(out);
  rename.mockClear();
  for (let request = 0; request < 5; request++) readRecord(out);
  expect(rename).toHaveBeenCalledOnce();
});
