import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Launcher } from 'chrome-launcher';
import { pinnedPackage, unpackChromium } from './unpack-chromium.ts';

/** A program that may start, and the environment that it is started in. */
export type Program = { executablePath: string; env: NodeJS.ProcessEnv };

/** A browser to test with, in the words of Playwright and Puppeteer: `launch(await findChrome())`. */
export type Chrome = Program & {
  /** Arguments to start it with: headless, quiet, no first-run pages. */
  args: string[];
};

/**
 * Finds the Chromium to test with: the one at CHROME_PATH, else the one from npm with its own fonts,
 * which is the same on every machine that it runs on, else an installed Chrome or Chromium, or the Edge of Windows. It
 * downloads nothing. Throws if there is no file at CHROME_PATH, or if no browser starts.
 */
export async function findChrome(): Promise<Chrome> {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named))
    throw new Error(`CHROME_PATH is "${named}", but there is no such file. Correct or unset it.`);
  const pinned = named ? [] : await unpackChromium(pinnedPackage);
  const installed = named ? [named] : installedBrowsers();
  const others = installed.map((executablePath) => ({ executablePath, env: process.env }));
  const found = firstThatStarts([...pinned, ...others]);
  return { ...found, args: launchArgs({ sandbox: !pinned.includes(found) && !isRoot }) };
}

/** The first of some browsers that starts here. Throws with what the machine lacks if none does. */
export function firstThatStarts<Browser extends Program>(browsers: readonly Browser[]): Browser {
  const failures = new Map<string, string>();
  for (const browser of browsers) {
    const failure = failureOf(browser);
    if (failure === undefined) return browser;
    failures.set(browser.executablePath, failure);
  }
  const tried = [...failures].map(([path, failure]) => `${path} does not start (${failure})`);
  throw new Error(
    `${tried.join(', ') || 'There is no Chrome, Chromium or Edge'}: install one with all that it needs by \`apt install chromium\` on Debian, \`dnf install chromium\` on Fedora or \`brew install --cask google-chrome\` on macOS, or name one in CHROME_PATH.`,
  );
}

/** Why a browser does not start, such as a library that the machine lacks; undefined if it does. */
function failureOf({ executablePath, env }: Program): string | undefined {
  if (process.platform === 'win32') return; // There, it would open a window instead of its version.
  try {
    execFileSync(executablePath, ['--version'], { env, stdio: 'pipe' });
    return;
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    // The first line says which command failed, and the next what the dynamic loader said.
    const [command = '', reason = command] = message.split('\n');
    return reason.replace(`${executablePath}: `, '');
  }
}

const isRoot = process.getuid?.() === 0;

/** Chromium refuses to run its sandbox as root. */
function launchArgs({ sandbox }: { sandbox: boolean }): string[] {
  return [
    '--headless=new',
    '--disable-gpu',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    // In the language of the pinned one's environment, "C", pages would be asked for in en-US@posix.
    '--accept-lang=en-US',
    // A container's /dev/shm is too small for a page of pictures.
    ...(process.platform === 'linux' ? ['--disable-dev-shm-usage'] : []),
    ...(sandbox ? [] : ['--no-sandbox']),
  ];
}

/** The executables of the browsers installed on this machine, in order of preference. */
export function installedBrowsers(): string[] {
  try {
    return [...Launcher.getInstallations(), ...edgeOnWindows()];
  } catch {
    return edgeOnWindows(); // On Linux, getInstallations throws if it finds none.
  }
}

/** Edge, which every Windows has, and for which chrome-launcher does not look. */
const edgeOnWindows = (): string[] =>
  ['PROGRAMFILES(X86)', 'PROGRAMFILES']
    .flatMap((name) => (process.platform === 'win32' ? (process.env[name] ?? []) : []))
    .map((folder) => join(folder, 'Microsoft/Edge/Application/msedge.exe'))
    .filter(existsSync);
