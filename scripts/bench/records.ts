/** One page's worth of text, the same for every generator that is measured. */
export type BenchRecord = { slug: string; title: string; summary: string; paragraphs: string[] };

const words =
  'parallel harbour ledger survey corridor audit treaty signal orchard mandate relay quarry lantern registry delta archive beacon tariff meridian estuary'.split(
    ' ',
  );

/** Record number `index` of a site: about 16 kB of text, made without chance. */
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
