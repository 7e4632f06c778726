import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page that another page shows a thumbnail of. */
export type Wanted = {
  name: string;
  /** Its address, such as `/about/`. */
  path: string;
  /** Changes when the page looks different. */
  fingerprint: string;
};

/** What the record says: the fingerprint of each page at the time its thumbnails were made. */
export type ThumbnailRecord = Readonly<Record<string, string>>;

/**
 * The thumbnails that a built page wants: one for each of its links with `data-thumbnail`, which is
 * the name. `dir` is the built site. Throws where the page or one that it links to is not there.
 */
export function wantedThumbnails(dir: string, page: string): Wanted[] {
  const links = readPage(dir, page).matchAll(/<a [^>]*data-thumbnail="[^>]*>/g);
  return [...links].map(([tag]) => {
    const path = attribute(tag, 'href');
    return { name: attribute(tag, 'data-thumbnail'), path, fingerprint: fingerprint(dir, path) };
  });
}

/** The pages whose thumbnails are missing or were made of an earlier state. */
export const staleThumbnails = (wanted: readonly Wanted[], record: ThumbnailRecord) =>
  wanted.filter(({ name, fingerprint }) => record[name] !== fingerprint);

function fingerprint(dir: string, path: string): string {
  // Scripts and fonts get new names for reasons that cannot be seen; pictures cannot.
  const seen = readPage(dir, path).replace(/-[0-9A-Za-z]{8}\.(js|woff2)/g, '.$1');
  return createHash('sha256').update(seen).digest('hex').slice(0, 12);
}

function readPage(dir: string, path: string): string {
  return readFileSync(join(dir, path, 'index.html'), 'utf8');
}

function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}
