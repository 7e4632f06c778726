/** What a preview server asks of the record at each request must cost it next to nothing. */
import { mkdirSync, renameSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { readRecord } from '../../scripts/publish/build-record.ts';
import { copySite } from './fixture-site.ts';

vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  return { ...fs, renameSync: vi.fn(fs.renameSync) };
});

test('whether a folder is mounted is tried once, and again where another takes its place', async () => {
  const { out, build } = copySite();
  await build();
  vi.mocked(renameSync).mockClear();
  for (let request = 0; request < 5; request++) expect(readRecord(out)).toBeDefined();
  expect(renameSync).not.toHaveBeenCalled();

  renameSync(out, `${out}-before`);
  mkdirSync(out);
  vi.mocked(renameSync).mockClear();
  for (let request = 0; request < 5; request++) readRecord(out);
  expect(renameSync).toHaveBeenCalledOnce();
});
