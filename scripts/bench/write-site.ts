import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { benchRecord } from './records.ts';
import { writeText } from './write-text.ts';

const shape = join(import.meta.dirname, 'site');

/** Writes a site of `pages` notes, and their list, for this generator to build. */
export function writeSite(root: string, pages: number): void {
  cpSync(shape, root, { recursive: true });
  for (let index = 0; index < pages; index++) writeRecord(root, index);
}

/** Writes one record; with `edition` its text differs from the one before. */
export function writeRecord(root: string, index: number, edition = ''): void {
  const record = benchRecord(index);
  const path = join(root, `content/notes/${record.slug}.json`);
  writeText(path, JSON.stringify({ ...record, summary: `${record.summary}${edition}` }));
}
