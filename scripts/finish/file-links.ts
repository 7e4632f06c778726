import { extname } from 'node:path';
import { decoded } from '../base/paths.js';
import { decodeEntities } from './facts.ts';
import type { Tag } from './read-html.ts';

/** The size in bytes of a file that visitors may download, by its path; undefined for anything else. */
export type SizeOf = (path: string) => number | undefined;

/**
 * Finds the links of a page to files, and what each should say about its file: "(PDF, 5.2 MB)", in the page's
 * language. A link whose own words name the type stays as it is, and so does one in an island, which hydrates
 * what its component wrote.
 */
export function fileLinks(sizeOf: SizeOf) {
  let lang = 'en';
  let inIsland = 0;
  let words = '';
  let file: { type: string; size: number } | undefined;
  const attributeOf = ({ attributes }: Tag, name: string) =>
    attributes.find((attribute) => attribute.name === name)?.value;
  return {
    begins(tag: Tag): void {
      if (tag.name === 'html') lang = attributeOf(tag, 'lang') ?? lang;
      const isHydrated = attributeOf(tag, 'data-props') !== undefined;
      if (tag.name === 'div' && (inIsland > 0 || isHydrated)) inIsland += 1;
      if (tag.name !== 'a' || inIsland > 0) return;
      const path =
        decoded(decodeEntities(attributeOf(tag, 'href') ?? ''))?.replace(/[?#].*/s, '') ?? '';
      const size = path.startsWith('/') ? sizeOf(path) : undefined;
      words = '';
      file = size === undefined ? undefined : { type: extname(path).slice(1).toUpperCase(), size };
    },
    text(text: string): void {
      if (file) words += text;
    },
    /** What is missing at the end of the element. */
    ends(name: string): string | undefined {
      if (name === 'div' && inIsland > 0) inIsland -= 1;
      if (name !== 'a' || !file) return undefined;
      const { type, size } = file;
      file = undefined;
      if (!words.trim() || words.toUpperCase().includes(type)) return undefined;
      return ` (${type}, ${sizeIn(size, lang)})`;
    },
  };
}

function sizeIn(bytes: number, lang: string): string {
  const [unit, by] = bytes < 999_500 ? ['kilobyte', 1000] : ['megabyte', 1_000_000];
  const format = { style: 'unit', unit, maximumSignificantDigits: bytes < 1000 ? 1 : 2 } as const;
  return new Intl.NumberFormat(lang, format).format(bytes / Number(by));
}
