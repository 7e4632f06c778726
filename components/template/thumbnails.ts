import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import {
  commandOptions,
  outputOptions,
  runCommand,
  siteFolders,
} from '../../scripts/base/command-line.ts';
import { requireBuiltSite } from '../../scripts/serve/built-site.ts';
import { createPreviewServer } from '../../scripts/serve/server.ts';
import { findChrome } from '../../scripts/verify/find-chrome.ts';

const screen = { width: 1440, height: 960 };
const width = 480;
const themes = ['light', 'dark'] as const;

/** The page that shows the thumbnails. */
const gallery = '/template-preview/';
const thumbnails = 'static/template/thumbnails';
/** Records each page's state when its thumbnails were taken. */
const recordFile = 'content/template/thumbnails.json';

runCommand(async () => {
  const { root, dir } = siteFolders(commandOptions(outputOptions));
  const folder = join(root, thumbnails);
  const file = join(root, recordFile);
  requireBuiltSite(dir);
  if (!existsSync(join(dir, gallery, 'index.html')))
    throw new Error('Nothing to retake: content/groups.yaml leaves the template out of this site.');
  const wanted = wantedThumbnails(dir);
  const record: Record<string, string> = existsSync(file)
    ? JSON.parse(await readFile(file, 'utf8'))
    : {};
  const stale = wanted.filter(({ name, fingerprint }) => record[name] !== fingerprint);
  console.log(`${wanted.length} pages have thumbnails; ${stale.length} of them need new ones.`);
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch(await findChrome());
  const server = await createPreviewServer({ dir });
  const made = new Set<Wanted>();
  try {
    const tab = await browser.newPage({ viewport: screen, reducedMotion: 'reduce' });
    for (const page of stale) {
      await tab.goto(server.url + page.path);
      for (const theme of themes) {
        await writeFile(join(folder, `${page.name}-${theme}.avif`), await thumbnail(tab, theme));
      }
      made.add(page);
      console.log(page.path);
    }
  } finally {
    await browser.close();
    await server.close();
    // Keeps what was made before a failure, and drops what is no longer needed.
    const kept = wanted.filter((page) => made.has(page) || record[page.name] === page.fingerprint);
    const lines = kept.map(({ name, fingerprint }) => [name, fingerprint] as const).sort();
    await writeFile(file, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
  }
});

/** A small screenshot of the first screen of a page. */
async function thumbnail(tab: Page, colorScheme: (typeof themes)[number]): Promise<Buffer> {
  await tab.emulateMedia({ colorScheme });
  await firstScreen(tab);
  const shot = await tab.screenshot({ animations: 'disabled' });
  return sharp(shot).resize(width).avif({ quality: 42 }).toBuffer();
}

/** Waits for the fonts and for the visible pictures. */
function firstScreen(tab: Page): Promise<void> {
  return tab.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(shown.map((image) => image.decode()));
  });
}

/** A page whose thumbnail is shown on another page. */
type Wanted = {
  name: string;
  /** Its address, such as `/about/`. */
  path: string;
  /** Changes when the page looks different. */
  fingerprint: string;
};

/**
 * The thumbnails that a built page needs: one for each link with `data-thumbnail`, whose value is
 * the name. `dir` is the built site. Throws if the page, or a page that it links to, is missing.
 */
function wantedThumbnails(dir: string): Wanted[] {
  const links = readPage(dir, gallery).matchAll(/<a [^>]*data-thumbnail="[^>]*>/g);
  return [...links].map(([tag]) => {
    const path = attribute(tag, 'href');
    return { name: attribute(tag, 'data-thumbnail'), path, fingerprint: fingerprint(dir, path) };
  });
}

function fingerprint(dir: string, path: string): string {
  // Unlike pictures, scripts and fonts get new names for changes that are not visible.
  const seen = readPage(dir, path).replace(/-[0-9A-Za-z]{8}\.(js|woff2)/g, '.$1');
  return createHash('sha256').update(seen).digest('hex').slice(0, 12);
}

function readPage(dir: string, path: string): string {
  return readFileSync(join(dir, path, 'index.html'), 'utf8');
}

function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}
