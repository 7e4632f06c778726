import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const project = join(import.meta.dirname, '../..');
const cache = join(project, '.cache');

/**
 * The executable of the Chromium that an npm package carries, unpacked once for each version of it;
 * undefined on a machine it is not made for, and where the package is not installed. It is a headless
 * shell: no window, no back/forward cache, and no sandbox of its own where the system allows none to
 * plain users. The package is @sparticuz/chromium, under this name or an alias, of the given folder's
 * `node_modules`.
 */
export async function packagedChromium(
  name = '@sparticuz/chromium',
  folder = project,
): Promise<string | undefined> {
  const manifest = join(folder, 'node_modules', name, 'package.json');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(manifest)) {
    return undefined;
  }
  const { version } = JSON.parse(await readFile(manifest, 'utf8'));
  const unpacked = join(cache, `chromium-${version}`);
  if (!existsSync(unpacked)) await unpackInto(unpacked, name, folder);
  return join(unpacked, 'chromium');
}

/**
 * Unpacks aside and renames, so that a process that starts meanwhile, or one that was killed, never
 * leaves half a browser behind: the package itself would take that for a whole one. It unpacks into
 * the system's temporary folder, wherever that is.
 */
async function unpackInto(unpacked: string, name: string, folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const aside = await mkdtemp(`${unpacked}-`);
  // Old versions have a property where newer ones have a function.
  const unpack = `import('${name}').then(({ default: { executablePath: it } }) => it.call?.() ?? it)`;
  try {
    const env = { ...process.env, TMPDIR: aside };
    await promisify(execFile)(process.execPath, ['-e', unpack], { cwd: folder, env });
    await rename(aside, unpacked);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (!existsSync(unpacked)) throw error; // Else another process was faster, and that is as good.
  }
}
