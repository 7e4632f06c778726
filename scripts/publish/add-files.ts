import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { artifact, keyOf, versionOf } from '../base/artifacts.js';
import { contentType, isCompressible } from '../base/content-type.ts';
import { inParallel } from '../base/in-parallel.ts';
import type { Problem } from '../base/problems.ts';
import { licencesFile, licencesText } from '../code/licences.ts';
import type { LoadedSite } from '../load/load-site.ts';
import { metadataIn, photograph } from '../pictures/photo-metadata.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { scriptInFile } from '../pictures/script-in-file.ts';
import { filesLeftOut } from '../routes/page-groups.ts';
import { compressBody } from './http.ts';
import { claimAndStage, readStaged, type Stage, stageFile } from './stage.ts';

/** How many files are written at once, since most of a write is waiting for the disk. */
export const writesAtOnce = 8;

/** Adds the pictures that pages show, once they are made. Returns what is wrong with any. */
export const addPictures = (stage: Stage, pictures: Pictures): Promise<Problem[]> =>
  addEach(pictures.files, async ([file, read]) => claimAndStage(stage, file, await read()));

/** Adds files, several at once. Returns all of their problems. */
async function addEach<Item>(
  items: Iterable<Item>,
  add: (item: Item) => Promise<Problem[]>,
): Promise<Problem[]> {
  return (await inParallel(items, writesAtOnce, add)).flat();
}

/**
 * Adds the files of `static/` unchanged, without dotfiles, except those in `.well-known/`, which clients
 * request (RFC 8615). Refuses photographs that say where they were taken, and files that run a script.
 */
function addStaticFiles(root: string, stage: Stage): Promise<Problem[]> {
  const ignore = filesLeftOut(root);
  const options = { cwd: root, ignore };
  const files = fastGlob.sync(['static/**', 'static/.well-known/**'], options);
  const sorted = files.toSorted();
  return addEach(sorted, async (path) => {
    const target = path.replace('static/', '').normalize();
    const content = readFileSync(join(root, path));
    const metadata = photograph.test(path) ? await metadataIn(content) : [];
    if (metadata.length > 0) {
      const expected = 'a photograph without what a camera wrote into it, such as the place';
      const advice = 'run `npm run clean:photos`, or put it in content/pictures';
      return [{ file: path, expected, found: metadata.join(', '), advice }];
    }
    const script = scriptInFile(path, content);
    if (script) {
      const expected = 'a file that runs no script of its own, whoever opens it by its address';
      const advice =
        'take it out and save the file again, or write an island (components/README.md)';
      return [{ file: path, expected, ...script, advice }];
    }
    return claimAndStage(stage, target, content, path);
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
    const copy = `${file}.${ending}`;
    // A site may bring a copy of its own.
    if (bytes.length < body.length && !stage.files.has(copy))
      await stageFile(stage, copy, bytes, file);
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

/**
 * Adds what many pages share: scripts, styles, fonts, and the files of `static/`. Returns what is wrong
 * with any of them.
 */
export async function addSharedFiles(
  root: string,
  stage: Stage,
  { client, styles, fonts, licences }: LoadedSite,
): Promise<Problem[]> {
  const ofFonts = fonts.files.map(({ file, bytes }) => [file, bytes] as const);
  const bundled = [...client.files, ...styles.files, ...ofFonts];
  const packages = Buffer.from(licencesText(licences));
  return [
    ...(await addEach(bundled, ([file, bytes]) => claimAndStage(stage, file, bytes))),
    ...(licences.length ? await claimAndStage(stage, licencesFile, packages) : []),
    ...(await addStaticFiles(root, stage)),
  ];
}
