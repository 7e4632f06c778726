import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Launcher } from 'chrome-launcher';
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
 * Chromium or Edge, else the newest that an npm package carries. Nothing is downloaded. Throws
 * where CHROME_PATH leads nowhere, and where there is no browser at all.
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

/**
 * Executables of the browsers on this machine, the one to prefer first; empty where there is none.
 */
function installedBrowsers(): string[] {
  return [...new Set([...installedChromes(), ...otherBrowsers().filter(existsSync)])];
}

function installedChromes(): string[] {
  try {
    return Launcher.getInstallations();
  } catch {
    return []; // On Linux, having found nothing is an error.
  }
}

/**
 * Where the browsers are that chrome-launcher does not look for: Edge, and Chromium as
 * distributions have it.
 */
function otherBrowsers(): string[] {
  switch (process.platform) {
    case 'win32':
      return ['PROGRAMFILES(X86)', 'PROGRAMFILES', 'LOCALAPPDATA']
        .flatMap((name) => process.env[name] ?? [])
        .map((folder) => join(folder, 'Microsoft/Edge/Application/msedge.exe'));
    case 'darwin':
      return [
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
        '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      ];
    default:
      return [
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/snap/bin/chromium',
        '/usr/bin/microsoft-edge',
        '/opt/microsoft/msedge/msedge',
      ];
  }
}
