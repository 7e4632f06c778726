/** HTTP metadata of published files, for every host: headers and encodings. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Sent with every response, whatever the host. Sources: the OWASP Secure Headers Project, and the
 * scoring of Mozilla's HTTP Observatory. Strict-Transport-Security leaves out subdomains, because a
 * site cannot know whether all of them use HTTPS.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // What a visitor would be asked for.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** Cache-Control of files in `assets/`, whose names contain a content hash. */
export const immutable = 'public, max-age=31536000, immutable';

/** Cache-Control of all other files: browsers revalidate, and get 304 if nothing changed. */
export const revalidate = 'no-cache';

/** Cache-Control for a file. An error under `assets/` may be temporary, so it is revalidated. */
export function cacheControl(file: string, status: number): string {
  return status === 200 && file.startsWith('assets/') ? immutable : revalidate;
}

/** True if If-None-Match names this entity tag (weak comparison, RFC 9110, 13.1.2). */
export function matchesEntityTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const named = ifNoneMatch.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return named.includes('*') || named.includes(tag);
}

/** Content codings in order of preference. */
const codings = ['br', 'gzip'] as const;
type Coding = (typeof codings)[number];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The coding to answer with, by Accept-Encoding, whose weights no browser sends; undefined for none. */
export const negotiateCoding = (acceptEncoding = ''): Coding | undefined =>
  codings.find((coding) => acceptEncoding.split(/,\s*/).includes(coding));

/** Compresses the body of a file; `tag` identifies its content. */
type Compress = (file: string, tag: string, body: Buffer, coding: Coding) => Promise<Buffer>;

/** A compressor that caches the newest result for each file in memory. */
export function createCompressor(): Compress {
  const kept = new Map<string, { tag: string; made: Promise<Buffer> }>();
  return (file, tag, body, coding) => {
    const key = `${coding} ${file}`;
    const known = kept.get(key);
    if (known?.tag === tag) return known.made;
    const made = compressBody(body, coding);
    kept.set(key, { tag, made });
    return made;
  };
}

/** Compresses a body as much as possible, to the same bytes on every system. */
export async function compressBody(body: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') {
    const zipped = await zip(body, { level: 9 });
    // The ninth byte names the system (RFC 1952, 2.3.1); 255 is "unknown".
    zipped[9] = 255;
    return zipped;
  }
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
