import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Launcher } from 'chrome-launcher';
import { generatorRoot } from '../base/artifacts.js';

/** A browser to test with. */
export type Chrome = {
  /** The path of its executable. */
  path: string;
  /** Arguments to start it with: headless, quiet, no first-run pages. */
  args: string[];
};

/**
 * Finds the Chromium to test with: the one at CHROME_PATH, else the one from npm, which is the same
 * on every machine that it runs on, else an installed Chrome, Chromium or Edge. It downloads
 * nothing. Throws if there is no file at CHROME_PATH, or no browser at all.
 */
export async function findChrome(): Promise<Chrome> {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return { path: named, args: launchArgs() };
    throw new Error(`CHROME_PATH is "${named}", but there is no such file. Correct or unset it.`);
  }
  const pinned = await unpackChromium(pinnedPackage);
  if (pinned) return { path: pinned, args: launchArgs({ sandbox: false }) };
  const [installed] = installedBrowsers();
  if (installed) return { path: installed, args: launchArgs() };
  throw new Error(
    'Found no Chrome, Chromium or Edge. Install one, or set CHROME_PATH to the path of its executable.',
  );
}

/** Chromium refuses to run its sandbox as root. */
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

/** The executables of the browsers installed on this machine, in order of preference. */
export function installedBrowsers(): string[] {
  const others = otherBrowsers().filter(existsSync);
  try {
    return [...Launcher.getInstallations(), ...others];
  } catch {
    return others; // On Linux, getInstallations throws if it finds none.
  }
}

/** Places where chrome-launcher does not look: Edge, and Chromium as installed by distributions. */
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
const pinnedPackage = join(generatorRoot, 'node_modules/@sparticuz/chromium');

/**
 * The executable of a Chromium from one version of the npm package @sparticuz/chromium, unpacked
 * once per version. Undefined if the package is not installed, or if it does not run on this
 * machine. It is a headless shell: it has no window and no back/forward cache, and no sandbox if
 * the system allows none to ordinary users. Throws if it cannot be unpacked.
 */
export async function unpackChromium(packageFolder: string): Promise<string | undefined> {
  const manifest = join(packageFolder, 'package.json');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(manifest)) {
    return undefined;
  }
  const { version } = JSON.parse(await readFile(manifest, 'utf8'));
  const folder = join(cache, `chromium-${version}`);
  const executable = join(folder, 'chromium');
  if (!existsSync(executable)) await unpackInto(folder, packageFolder);
  return executable;
}

/** Unpacks into the system's temporary folder, as these packages always do. */
const unpack =
  'import(process.argv[1]).then((it) => it.default.executablePath()).then(console.log)';

/**
 * Unpacks under a temporary name, and then renames it. Otherwise another process could find half a
 * browser, which the package itself would take for a complete one.
 */
async function unpackInto(folder: string, packageFolder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const aside = await mkdtemp(`${folder}-`);
  try {
    const env = { ...process.env, TMPDIR: aside };
    // The folder name below node_modules is what Node imports, and may be an alias.
    const name = packageFolder.split('/node_modules/').at(-1) ?? '';
    const inPackage = { cwd: packageFolder, env };
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', unpack, name], inPackage);
    const found = stdout.trim();
    if (found !== join(aside, 'chromium'))
      throw new Error(`${name} uses ${found} instead of unpacking its own. Remove that file.`);
    // What is left of one in a cache that was half emptied.
    if (!existsSync(join(folder, 'chromium'))) await rm(folder, { recursive: true, force: true });
    await rename(aside, folder);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (!existsSync(join(folder, 'chromium'))) throw error; // Otherwise another process has unpacked it.
  }
}
