import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import { keyOf } from '../../scripts/base/artifacts.js';
import { sitemapPaths } from '../../scripts/serve/built-site.ts';
import { isFull } from '../matrix.ts';
import { siteRoot } from '../site-content.ts';
import { addressOf } from './address-of.ts';
import { fontsReady } from './fonts-ready.ts';
import { onePerLayout } from './one-per-layout.ts';
import { readPage } from './sample.ts';
import { shoot, siteFolder, startBrowser, startSite } from './site.ts';

// References are stored at half size, which is a quarter of the bytes.
const references = join(import.meta.dirname, '../visual');
const updating = process.env.UPDATE_VISUAL !== undefined;
const largestShare = 0.004;

const site = await startSite();
const browser = await startBrowser({ paints: true });
afterAll(() => Promise.all([browser.close(), site.close()]));

/** A tab for all views, since each page opens in half the time in a tab that has shown another. */
const tab = await browser.newPage({ deviceScaleFactor: 0.5, reducedMotion: 'reduce' });

// The last shows all of Markdown in eight languages. It belongs to the template, which may be left out.
const others = [addressOf('/index/'), '/404.html', '/text/'].filter((path) =>
  existsSync(join(siteFolder, path.replace(/\/$/, '/index.html'))),
);
const shownPages = [...(await sitemapPaths(siteFolder)).map(decodeURI), ...others];
const paths = onePerLayout(shownPages, readPage);
const looks = [
  [390, 'light'],
  [1440, 'dark'],
  [390, 'dark'],
  [1440, 'light'],
] as const;
/** Each page in one look, which changes from page to page, or in all of them with MATRIX=full. */
const views = paths.flatMap((path, at) =>
  (isFull || updating ? looks : looks.slice(at % 4, (at % 4) + 1)).map(
    ([width, theme]) => [path, width, theme] as const,
  ),
);

/** What each page showed in its reference: with other texts, it is not compared. */
const record = join(references, 'pages.json');
const shown: Record<string, string> = existsSync(record)
  ? JSON.parse(await readFile(record, 'utf8'))
  : {};
afterAll(() => {
  if (updating) return writeFile(record, `${JSON.stringify(shown, null, 2)}\n`);
});

describe('looks as it did', () => {
  test.for(views)('%s at %i in %s', async ([path, width, theme], { skip, annotate }) => {
    const page = path.replace('.html', '').split('/').filter(Boolean).join('-') || 'home';
    const name = `${page}-${width}-${theme}`;
    const file = join(references, `${name}.webp`);
    const shows = contentOf(path);
    const isCurrent = updating || shown[page] === shows;
    // A change of the sample firm's content passes the gate, and not the full run before a release.
    if (isFull && inject('isAsShipped')) expect(isCurrent, 'run npm run visual:update').toBe(true);
    if (!isCurrent)
      skip('its content differs from its reference: npm run visual:update retakes it');
    const shot = await screenshot(path, width, theme);
    if (updating) {
      shown[page] = shows;
      await mkdir(references, { recursive: true });
      await writeFile(file, await sharp(shot).webp({ quality: 60, effort: 6 }).toBuffer());
    }
    const [now, then] = await Promise.all([raw(shot), raw(await readFile(file))]);
    const isSameSize = now.width === then.width && now.height === then.height;
    const share = isSameSize ? shareThatDiffers(now, then) : 1;
    if (share > largestShare) {
      await keepForLooking(name, shot);
      await annotate(`.cache/visual/${name}.png, unlike tests/visual/${name}.webp`, 'picture');
    }
    expect([now.width, now.height], 'size in half pixels').toEqual([then.width, then.height]);
    expect(share, 'share of pixels that differ').toBeLessThan(largestShare);
  });
});

const shareThatDiffers = (now: Pixels, then: Pixels) =>
  pixelmatch(now.data, then.data, undefined, now.width, now.height, { threshold: 0.25 }) /
  (now.width * now.height);

/** A hash of a page's words, pictures, colours and fonts: all that comes from content, not code. */
function contentOf(path: string): string {
  const parts: string[] = [];
  const year = String(new Date().getUTCFullYear());
  let hidden = 0;
  const parser = new Parser({
    onopentag: (name, { src = '', alt = '' }) => {
      if (name === 'img') parts.push(src, alt);
      if (name === 'script' || name === 'style') hidden++;
    },
    onclosetag: (name) => {
      if (name === 'script' || name === 'style') hidden--;
    },
    ontext: (text) => {
      if (hidden === 0) parts.push(text.replaceAll(year, ''));
    },
  });
  parser.end(readPage(path));
  // Their values alone: a comment changes no look.
  const looks = ['palette', 'fonts'].map((name) =>
    parse(readFileSync(join(siteRoot, `content/${name}.yaml`), 'utf8')),
  );
  return keyOf(
    parts.join('\n'),
    JSON.stringify(looks, (key, value) => (key === 'contrast' ? null : value)),
  );
}

async function screenshot(
  path: string,
  width: number,
  colorScheme: 'light' | 'dark',
): Promise<Buffer> {
  await tab.setViewportSize({ width, height: 900 });
  await tab.emulateMedia({ colorScheme });
  await tab.goto(site.url + path);
  await fontsReady(tab);
  await tab.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode()));
  });
  // Sliders initialise when they come near, so scroll to all of them and back.
  for (const slider of await tab.locator('.slider').all()) {
    await slider.scrollIntoViewIfNeeded();
    await slider.and(tab.locator('[data-ready]')).waitFor();
  }
  await tab.evaluate(() => scrollTo(0, 0));
  await tab.waitForFunction(() => !document.documentElement.hasAttribute('data-past-top'));
  return shoot(tab, { fullPage: true, animations: 'disabled' });
}

type Pixels = { data: Buffer; width: number; height: number };

async function raw(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function keepForLooking(name: string, shot: Buffer): Promise<void> {
  const folder = join(import.meta.dirname, '../../.cache/visual');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.png`), shot);
}
