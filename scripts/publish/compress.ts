import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content codings in order of preference. */
const codings = ['br', 'gzip'] as const;
type Coding = (typeof codings)[number];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The coding to answer with, by Accept-Encoding (RFC 9110, 12.5.3); undefined for none. */
export function negotiateCoding(acceptEncoding: string | undefined): Coding | undefined {
  const quality = new Map<string, number>();
  for (const entry of acceptEncoding?.toLowerCase().split(',') ?? []) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    quality.set(name, q ? Number(q.slice(2)) : 1);
  }
  const wanted = (coding: Coding) => quality.get(coding) ?? quality.get('*') ?? 0;
  return codings.filter((coding) => wanted(coding) > 0).sort((a, b) => wanted(b) - wanted(a))[0];
}

/** Compresses the body of a file; `tag` identifies its content. */
type Compress = (file: string, tag: string, body: Buffer, coding: Coding) => Promise<Buffer>;

/** A compressor that keeps in memory what it made, of each file only the newest. */
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

/** Compresses a body as small as it gets; the same bytes on every system. */
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
