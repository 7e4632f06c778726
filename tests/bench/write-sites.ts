import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { generatorRoot } from '../../scripts/base/artifacts.js';

/** A site of notes for one generator. Texts and markup are the same for each generator. */
export type Site = {
  /** The folder of the site without records, as seen from `tests/bench`. */
  shape: string;
  /** The path of a record. */
  record: (slug: string) => string;
  /** The contents of a record's file. Without this, the record as JSON. */
  text?: (record: string) => string;
};

/** The site for this generator. */
export const ours: Site = {
  shape: 'site',
  record: (slug) => `content/notes/${slug}.json`,
};

/** Writes a site of `pages` notes, and their list. */
export function writeSite(root: string, pages: number, site = ours): void {
  cpSync(resolve(generatorRoot, 'tests/bench', site.shape), root, { recursive: true });
  for (let index = 0; index < pages; index++) writeRecord(root, index, '', site);
}

/** Writes one record. Each `edition` has a different text. */
export function writeRecord(root: string, index: number, edition = '', site = ours): void {
  const record = benchRecord(index);
  const text = JSON.stringify({ ...record, summary: `${record.summary}${edition}` });
  writeText(join(root, site.record(record.slug)), site.text?.(text) ?? text);
}

/** Writes a text file and creates the folders that it needs. */
export function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** One page's worth of text, the same for every measured generator. */
export type BenchRecord = { slug: string; title: string; summary: string; paragraphs: string[] };

const words =
  'parallel harbour ledger survey corridor audit treaty signal orchard mandate relay quarry lantern registry delta archive beacon tariff meridian estuary'.split(
    ' ',
  );

/** Record number `index` of a site: about 16 kB of text, always the same for the same number. */
export function benchRecord(index: number): BenchRecord {
  const word = (at: number) =>
    words[(index * 7 + at * 13 + ((index * at) % 11)) % words.length] ?? '';
  const sentence = (at: number, length: number) =>
    Array.from({ length }, (_, step) => word(at + step)).join(' ');
  return {
    slug: `note-${index}`,
    title: `Note ${index}: ${sentence(index, 4)}`,
    summary: sentence(index + 3, 18),
    paragraphs: Array.from({ length: 24 }, (_, at) => `${index}.${at} ${sentence(at, 90)}`),
  };
}
