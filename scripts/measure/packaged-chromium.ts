import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const cache = join(import.meta.dirname, '../../.cache');

const packages = join(import.meta.dirname, '../../node_modules');

/** Unpacks into the system's temporary folder, where these packages always put it. */
const UNPACK =
  'import(process.argv[1]).then((it) => it.default.executablePath()).then(console.log)';

/** The Chromium that reference screenshots are taken in, as unpackChromium has it. */
export const referenceChromium = () => unpackChromium(join(packages, '@sparticuz/chromium'));

/** The newest Chromium that an npm package carries, as unpackChromium has it. */
export const newestChromium = () => unpackChromium(join(packages, 'chromium-newest'));

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
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', UNPACK, name], inPackage);
    const found = stdout.trim();
    if (found !== join(aside, 'chromium'))
      throw new Error(`${name} takes ${found} for its own, and does not unpack. Remove that file.`);
    await rename(aside, folder);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // Else another process was faster, and that is as good.
  }
}
