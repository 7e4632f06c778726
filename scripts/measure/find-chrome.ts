import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Launcher } from 'chrome-launcher';
import { generatorRoot } from '../artifacts.js';

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

/** Executables of the browsers on this machine, the one to prefer first. */
function installedBrowsers(): string[] {
  const others = otherBrowsers().filter(existsSync);
  try {
    return [...Launcher.getInstallations(), ...others];
  } catch {
    return others; // On Linux, having found nothing is an error.
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

const cache = join(generatorRoot, '.cache');
const packages = join(generatorRoot, 'node_modules');

/** The Chromium that reference screenshots are taken in, as unpackChromium has it. */
export const referenceChromium = () => unpackChromium(join(packages, '@sparticuz/chromium'));

/** The newest Chromium that an npm package carries, as unpackChromium has it. */
const newestChromium = () => unpackChromium(join(packages, 'chromium-newest'));

/**
 * The executable of the Chromium that a version of the npm package @sparticuz/chromium carries,
 * unpacked once for each version; undefined where the package's folder is not there, and on a
 * machine it is not made for. It is a headless shell: no window, no back/forward cache, and no
 * sandbox of its own where the system allows none to plain users. Throws where it cannot be
 * unpacked.
 */
export async function unpackChromium(packageFolder: string): Promise<string | undefined> {
  const manifest = join(packageFolder, 'package.json');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(manifest)) {
    return undefined;
  }
  const { version } = JSON.parse(await readFile(manifest, 'utf8'));
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder, packageFolder);
  return join(folder, 'chromium');
}

/** Unpacks into the system's temporary folder, where these packages always put it. */
const unpack =
  'import(process.argv[1]).then((it) => it.default.executablePath()).then(console.log)';

/**
 * Unpacks aside and renames, so that a process that starts meanwhile, or one that was killed, never
 * leaves half a browser behind: the package itself would take that for a whole one.
 */
async function unpackInto(folder: string, packageFolder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const aside = await mkdtemp(`${folder}-`);
  try {
    const env = { ...process.env, TMPDIR: aside };
    // The folder's name below node_modules is what Node imports, an alias too.
    const name = packageFolder.split('/node_modules/').at(-1) ?? '';
    const inPackage = { cwd: packageFolder, env };
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', unpack, name], inPackage);
    const found = stdout.trim();
    if (found !== join(aside, 'chromium'))
      throw new Error(`${name} takes ${found} for its own, and does not unpack. Remove that file.`);
    await rename(aside, folder);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // Else another process was faster, and that is as good.
  }
}
