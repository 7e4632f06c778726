import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { artifact, keyOf, versionOf } from '../artifacts.js';
import type { CheckedPage } from '../check/check-site.ts';
import { createFacts, type Facts, noteText } from '../finish/facts.ts';
import type { FinishedPage } from '../finish/finish-page.ts';
import { inParallel } from '../in-parallel.ts';
import { licencesFile, licencesText } from '../load/licences.ts';
import type { LoadedSite } from '../load/load-site.ts';
import { filesLeftOut } from '../load/page-groups.ts';
import type { Head, Route } from '../page.ts';
import { refuse } from '../problems.ts';
import { renderEndpoints } from '../render/page-module.ts';
import type { Pictures } from '../render/pictures.ts';
import { type RenderedPage, type RenderInput, renderPages } from '../render/render-pages.ts';
import { claimPlace } from './claim-place.ts';
import { compressBody, contentType, isCompressible } from './http.ts';
import { addFile, readStaged, type Stage, stageFile } from './stage.ts';

/** What is known about a finished page. */
export type AddedPage = { route: Route; head: Head; facts: Facts; policy: string; waits: boolean };

/** How many files are written at once, since most of a write is waiting for the disk. */
const writesAtOnce = 8;

/**
 * Renders and finishes pages, and adds them to the stage: each is rendered while earlier ones are
 * written. A page that waits for a picture is not added yet, only returned for the checks, and is
 * rendered again once the picture exists.
 */
export async function addPages(
  stage: Stage,
  input: RenderInput,
  finish: (page: RenderedPage) => FinishedPage,
  routes: readonly Route[] = input.routes,
): Promise<AddedPage[]> {
  const added: AddedPage[] = [];
  await inParallel(renderPages(input, routes), writesAtOnce, async (page) => {
    const { route, head, waits } = page;
    const { html, policy, facts } = finish(page);
    added.push({ route, head, policy, facts, waits });
    if (!waits) await stageFile(stage, route.file, Buffer.from(html), route.source);
  });
  return added;
}

/** Adds the pictures that pages show. */
export async function addPictures(stage: Stage, pictures: Pictures): Promise<void> {
  await inParallel(pictures.files(), writesAtOnce, ([file, read]) => addFile(stage, file, read()));
}

/** Adds the files generated from all pages, such as a sitemap. Returns the facts of their texts. */
export async function addEndpoints(
  stage: Stage,
  input: RenderInput,
  pages: readonly AddedPage[],
): Promise<CheckedPage[]> {
  const { site, content, base } = input;
  const checked: CheckedPage[] = [];
  for (const { file, text, source } of renderEndpoints(site, { content, pages, base })) {
    const facts = createFacts();
    // Braces are part of the language in code.
    if (!file.endsWith('.js')) noteText(facts, text);
    checked.push({ route: { path: `/${file}`, file, source, params: {} }, facts });
    await addFile(stage, file, Buffer.from(text), source);
  }
  return checked;
}

/** Node reads no larger file at once. */
const largestFile = 2 ** 31 - 1;

/**
 * Adds the files of `static/` unchanged, without symbolic links and without dotfiles, except those
 * in `.well-known/`, which clients request (RFC 8615).
 */
async function addStaticFiles(root: string, stage: Stage): Promise<void> {
  const ignore = filesLeftOut(root);
  const options = { cwd: root, ignore, followSymbolicLinks: false, stats: true } as const;
  const files = fastGlob.sync(['static/**', 'static/.well-known/**'], options);
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  await inParallel(sorted, writesAtOnce, async ({ path, dirent, stats }) => {
    const target = path.replace('static/', '');
    const size = stats?.size ?? 0;
    if (size > largestFile) {
      const expected = 'a file of less than 2 GB';
      const advice = 'make the film shorter or smaller, or link to it where it is hosted';
      const found = `${(size / 1e9).toFixed(1)} GB`;
      stage.problems.push({ file: path, expected, found, advice });
      return;
    }
    if (dirent.isFile()) await addFile(stage, target, readFileSync(join(root, path)), path);
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
  refuse(stage.problems);
  const ofFonts = fonts.files.map(({ file, bytes }) => [file, bytes] as const);
  const bundled = [...client.files, ...styles.files, ...ofFonts];
  await inParallel(bundled, writesAtOnce, ([file, bytes]) => addFile(stage, file, bytes));
  if (licences.length) await addFile(stage, licencesFile, Buffer.from(licencesText(licences)));
  await addStaticFiles(root, stage);
}
