import { existsSync } from 'node:fs';
import { installedBrowsers } from './installed-browsers.ts';
import { newestChromium, referenceChromium } from './packaged-chromium.ts';

/** A browser to test with. */
export type Chrome = {
  /** Path of its executable. */
  path: string;
  /** What to start it with: headless, quiet, no first-run pages. */
  args: string[];
};

/**
 * Finds the newest Chromium to test with: the one that CHROME_PATH names, else an installed Chrome,
 * Chromium or Edge, else the newest that an npm package carries. Nothing is downloaded. Throws where
 * CHROME_PATH leads nowhere, and where there is no browser at all.
 */
export async function findChrome(): Promise<Chrome> {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return { path: named, args: launchArgs() };
    throw new Error(`CHROME_PATH is "${named}", but there is no such file. Correct or unset it.`);
  }
  const [installed] = installedBrowsers();
  if (installed) return { path: installed, args: launchArgs() };
  const packaged = await newestChromium();
  if (packaged) return { path: packaged, args: launchArgs({ sandbox: false }) };
  throw new Error(
    'Found no Chrome, Chromium or Edge. Install one, or set CHROME_PATH to the path of its executable.',
  );
}

/**
 * The one Chromium that reference screenshots are taken in, the same on every machine; undefined on
 * a machine it is not made for.
 */
export async function findReferenceChrome(): Promise<Chrome | undefined> {
  const path = await referenceChromium();
  return path ? { path, args: launchArgs({ sandbox: false }) } : undefined;
}

/** Chromium refuses its sandbox to root. */
function launchArgs({ sandbox = process.getuid?.() !== 0 } = {}): string[] {
  return [
    '--headless=new',
    '--disable-gpu',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    // A container's /dev/shm is too small for a page of pictures.
    ...(process.platform === 'linux' ? ['--disable-dev-shm-usage'] : []),
    ...(sandbox ? [] : ['--no-sandbox']),
  ];
}
