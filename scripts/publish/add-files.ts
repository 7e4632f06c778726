import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { artifact, keyOf, versionOf } from '../base/artifacts.js';
import { contentType, isCompressible } from '../base/content-type.ts';
import { inParallel } from '../base/in-parallel.ts';
import { throwIfAny } from '../base/problems.ts';
import { licencesFile, licencesText } from '../code/licences.ts';
import type { LoadedSite } from '../load/load-site.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { filesLeftOut } from '../routes/page-groups.ts';
import { claimPlace } from './claim-place.ts';
import { compressBody } from './http.ts';
import { addFile, readStaged, type Stage, stageFile } from './stage.ts';

/** How many files are written at once, since most of a write is waiting for the disk. */
export const writesAtOnce = 8;

/** Adds the pictures that pages show. */
export async function addPictures(stage: Stage, pictures: Pictures): Promise<void> {
  await inParallel(pictures.files(), writesAtOnce, ([file, read]) => addFile(stage, file, read()));
}

/** Node reads no larger file at once. */
const largestFile = 2 ** 31 - 1;

/**
 * Adds the files of `static/` unchanged, without dotfiles, except those in `.well-known/`, which
 * clients request (RFC 8615).
 */
async function addStaticFiles(root: string, stage: Stage): Promise<void> {
  const ignore = filesLeftOut(root);
  const options = { cwd: root, ignore };
  const files = fastGlob.sync(['static/**', 'static/.well-known/**'], options);
  const sorted = files.toSorted();
  await inParallel(sorted, writesAtOnce, async (path) => {
    const target = path.replace('static/', '').normalize();
    const { size } = statSync(join(root, path));
    if (size > largestFile) {
      const expected = 'a file of less than 2 GB';
      const advice = 'make the film shorter or smaller, or link to it where it is hosted';
      const found = `${(size / 1e9).toFixed(1)} GB`;
      stage.problems.push({ file: path, expected, found, advice });
      return;
    }
    await addFile(stage, target, readFileSync(join(root, path)), path);
  });
}

/** How many texts are compressed at once: the number of threads in Node's pool. */
const atOnce = 4;

/** Adds brotli and gzip copies of each text file, for servers that send precompressed files. */
export async function addCompressed(stage: Stage): Promise<void> {
  const texts = [...stage.files.keys()].filter((file) => isCompressible(contentType(file)));
  // Not all at once: a site may have more texts than fit into memory.
  await inParallel(texts, atOnce, (file) => compressStaged(stage, file));
}

async function compressStaged(stage: Stage, file: string): Promise<void> {
  const body = readStaged(stage, file) ?? Buffer.of();
  for (const [coding, ending] of [
    ['br', 'br'],
    ['gzip', 'gz'],
  ] as const) {
    const bytes = coding === 'br' ? await keptBrotli(body) : await compressBody(body, coding);
    if (bytes.length < body.length) await stageFile(stage, `${file}.${ending}`, bytes, file);
  }
}

/** The part of the cache key for what compression depends on besides the text. */
const brotliVersion = keyOf(process.versions.brotli ?? '', versionOf(['scripts/publish/http.ts']));

/**
 * At maximum quality, brotli takes ten times as long as the rest of a page's build. Gzip is faster
 * than reading the cache.
 */
const keptBrotli = (body: Buffer): Promise<Uint8Array> =>
  artifact('brotli', keyOf(brotliVersion, body), () => compressBody(body, 'br'));

/** Adds what many pages share: scripts, styles, fonts, and the files of `static/`. */
export async function addSharedFiles(
  root: string,
  stage: Stage,
  { client, styles, fonts, licences, routes }: LoadedSite,
): Promise<void> {
  // Pages come first, so that if a page and a file share a path, the file is reported.
  for (const { file, source } of routes) claimPlace(stage, file, source);
  throwIfAny(stage.problems);
  const ofFonts = fonts.files.map(({ file, bytes }) => [file, bytes] as const);
  const bundled = [...client.files, ...styles.files, ...ofFonts];
  await inParallel(bundled, writesAtOnce, ([file, bytes]) => addFile(stage, file, bytes));
  if (licences.length) await addFile(stage, licencesFile, Buffer.from(licencesText(licences)));
  await addStaticFiles(root, stage);
}
