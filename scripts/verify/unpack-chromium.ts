import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import fastGlob from 'fast-glob';
import { convert } from 'fontverter';
import { generatorRoot, keyOf } from '../base/artifacts.js';

const cache = join(generatorRoot, '.cache');
const packages = join(generatorRoot, 'node_modules');

/** The browser of the tests. */
export const pinnedPackage: string = join(packages, '@sparticuz/chromium');

/** Packages with the letters that Open Sans, which the pinned package brings, lacks. */
const fontPackages =
  '@fontsource{-variable/{cairo,noto-sans-{bengali,devanagari,ethiopic,jp,khmer,kr,tamil,thai}},/noto-sans-myanmar}';

/** No font and no setting of the machine: Open Sans, and for its missing letters any that has them. */
const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir prefix="relative">../${folder}</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <match target="pattern">
    <edit name="family" mode="append_last"><string>Open Sans</string></edit>
  </match>
</fontconfig>
`;

/**
 * The Chromium of one version of the npm package @sparticuz/chromium, unpacked once, with fonts from
 * npm packages alone: first as it is, and then with the libraries that the package brings, for
 * machines without NSS, NSPR or expat. Empty if the package is not installed, or is not for this
 * kind of machine. It is a headless shell: it has no window and no back/forward cache, and no sandbox
 * if the system allows none to ordinary users. Throws if it cannot be unpacked.
 */
export async function unpackChromium(
  packageFolder: string,
): Promise<{ executablePath: string; env: NodeJS.ProcessEnv }[]> {
  const manifest = join(packageFolder, 'package.json');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(manifest)) return [];
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const conf = fontsConf(await unpackFonts());
  const folder = join(cache, `chromium-${version}-${shortKey(conf)}`);
  const executablePath = join(folder, 'chromium');
  await unpackOnce(executablePath, folder, async (aside) => {
    await unpackPackage(packageFolder, aside);
    await writeFile(join(aside, 'fonts.conf'), conf);
  });
  const env = {
    ...process.env,
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    // Where the list of these fonts is kept.
    XDG_CACHE_HOME: folder,
    // The machine's language would choose among fonts. A language that the machine lacks would be
    // none, with which no font is found in a folder that has other letters than those of ASCII.
    LANGUAGE: 'en_US',
    LC_ALL: 'C.UTF-8',
  };
  const libraries = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean);
  const withLibraries = { ...env, LD_LIBRARY_PATH: libraries.join(':') };
  return [env, withLibraries].map((env) => ({ executablePath, env }));
}

const shortKey = (...parts: string[]) => keyOf(...parts).slice(0, 8);

/** The name of a folder in the cache with the fonts as TrueType: Chromium reads no WOFF2 of a device. */
async function unpackFonts(): Promise<string> {
  const find = (files: string) =>
    fastGlob.sync(`${fontPackages}/${files}`, { cwd: packages, absolute: true });
  const manifests = find('package.json').map((file) => readFileSync(file, 'utf8'));
  const name = `fonts-for-chromium-${shortKey(...manifests)}`;
  const folder = join(cache, name);
  await unpackOnce(folder, folder, async (aside) => {
    for (const file of find('files/*-{wght,400}-normal.woff2')) {
      const font = await convert(await readFile(file), 'sfnt');
      await writeFile(join(aside, `${basename(file, '.woff2')}.ttf`), font);
    }
  });
  return name;
}

/**
 * Unpacks a folder, unless `sign` is there, under a temporary name, and then renames it. Otherwise
 * another process could find half of it.
 */
async function unpackOnce(
  sign: string,
  folder: string,
  unpack: (aside: string) => Promise<void>,
): Promise<void> {
  if (existsSync(sign)) return;
  await mkdir(cache, { recursive: true });
  const aside = await mkdtemp(`${folder}-`);
  try {
    await unpack(aside);
    // What is left of one in a cache that was half emptied.
    if (!existsSync(sign)) await rm(folder, { recursive: true, force: true });
    await rename(aside, folder);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (!existsSync(sign)) throw error; // Otherwise another process has unpacked it.
  }
}

/** Unpacks into the system's temporary folder, as these packages always do. */
const unpack =
  'import(process.argv[1]).then((it) => it.default.executablePath()).then(console.log)';

async function unpackPackage(packageFolder: string, folder: string): Promise<void> {
  // It unpacks its libraries only on the machines that it was made for.
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  // The folder name below node_modules is what Node imports, and may be an alias.
  const name = packageFolder.split('/node_modules/').at(-1) ?? '';
  const inPackage = { cwd: packageFolder, env };
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', unpack, name], inPackage);
  const found = stdout.trim();
  if (found !== join(folder, 'chromium'))
    throw new Error(`${name} uses ${found} instead of unpacking its own. Remove that file.`);
}
