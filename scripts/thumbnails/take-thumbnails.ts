import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import type { Chrome } from '../chrome/find-chrome.ts';
import type { Wanted } from './wanted.ts';

const screen = { width: 1440, height: 960 };
const width = 480;
const themes = ['light', 'dark'] as const;

export type TakeOptions = {
  /** Origin of the served site. */
  origin: string;
  chrome: Chrome;
  /** Where the pictures go, as `<name>-<theme>.avif`. */
  folder: string;
  /** Told of each page as it is done. */
  onPage: (page: Wanted) => void;
};

/** Takes a screenshot of the first screen of each page in both themes, and writes it small. */
export async function takeThumbnails(
  pages: readonly Wanted[],
  { origin, chrome, folder, onPage }: TakeOptions,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: chrome.path, args: chrome.args });
  try {
    const tab = await browser.newPage({ viewport: screen, reducedMotion: 'reduce' });
    for (const page of pages) {
      await tab.goto(origin + page.path);
      for (const colorScheme of themes) {
        await tab.emulateMedia({ colorScheme });
        await firstScreen(tab);
        const shot = await tab.screenshot({ animations: 'disabled' });
        const small = await sharp(shot).resize(width).avif({ quality: 42 }).toBuffer();
        await writeFile(join(folder, `${page.name}-${colorScheme}.avif`), small);
      }
      onPage(page);
    }
  } finally {
    await browser.close();
  }
}

/** Waits for the fonts, and for the pictures that can be seen. */
function firstScreen(tab: Page): Promise<void> {
  return tab.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(shown.map((image) => image.decode()));
  });
}
