/**
 * The assets of earlier builds, taken from the published site, since a clean checkout has none; and which pages its
 * last release had in other languages.
 */
import { mkdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { inParallel } from '../base/in-parallel.ts';
import { plainHosting } from '../load/hosting.ts';
import { listPublished, writeRecord } from './build-record.ts';

/** Lists beside the pages of a site the assets of the last builds, newest first, and the pages that are translated. */
export const earlierList = 'assets.json';

// Those of a search are in a folder of their own.
const assetsSchema = z.array(
  z.array(z.string().regex(/^assets(?:\/(?!\.{1,2}(?:\/|$))[^/\\]+)+$/)),
);

const schema = z.object({ assets: assetsSchema, translated: z.array(z.string()) });

/** How many files are requested at once. */
const atOnce = 8;

/**
 * Fills an output folder that has no site yet with the assets of the last builds, from the site at this
 * URL, as if they had been built here. It may be empty, as a mount is, or have what a build took that
 * was killed meanwhile. Returns what visitors may miss if that is not possible.
 */
export async function takeEarlier(out: string, url: string): Promise<string[]> {
  if ([...listPublished(out).keys()].some((file) => !file.startsWith('assets/'))) return [];
  const site = url.replace(/\/*$/, '/');
  try {
    // A cache in front of the site would list those of the build before the last.
    const list = await download(`${site}${earlierList}?${Date.now()}`);
    const { assets, translated } = schema.parse(JSON.parse(list.toString()));
    const files = [...new Set(assets.flat())];
    mkdirSync(out, { recursive: true });
    writeRecord(out, {
      assets,
      hosting: plainHosting,
      addresses: {},
      translated,
      files,
      config: [],
    });
    const lost = await inParallel(files, atOnce, async (file): Promise<string[]> => {
      try {
        const bytes = await download(site + file.split('/').map(encodeURIComponent).join('/'));
        await mkdir(dirname(join(out, file)), { recursive: true });
        await writeFile(join(out, file), bytes);
        return [];
      } catch (error) {
        return [explain(error)];
      }
    });
    return lost.flat();
  } catch (error) {
    return [explain(error)];
  }
}

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new Error(`${url} cannot be reached`, { cause: error });
  });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

const explain = (error: unknown) =>
  error instanceof z.ZodError || error instanceof SyntaxError
    ? `${earlierList} of the published site is no list of assets`
    : error instanceof Error
      ? error.message
      : String(error);
