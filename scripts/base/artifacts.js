/**
 * The only cache, `.cache/`. An artifact is anything slow to produce: a bundle, a picture, a font.
 * Its key is a hash of all of its inputs, so it is never stale and can be deleted at any time. It
 * also carries a hash of its own bytes, so that a damaged one is rebuilt. This file is JavaScript
 * because commands look up their bundles here before anything can run TypeScript.
 */
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stampOf } from './file-stamp.js';
import { pathFrom } from './paths.js';

/** The generator's own folder: the nearest one with a package.json. Bundled code finds it too. */
export const generatorRoot = nearestPackage(import.meta.dirname);

/** @param {string} folder @returns {string} */
function nearestPackage(folder) {
  return fs.existsSync(join(folder, 'package.json')) ? folder : nearestPackage(dirname(folder));
}

const cache = join(generatorRoot, '.cache');

const hashLength = 32;

/** @param {string | Uint8Array} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest();

/**
 * The key of an artifact: a hash of all of its inputs, in 32 hexadecimal digits.
 * @param {...(string | Uint8Array)} parts
 */
export function keyOf(...parts) {
  const hash = createHash('sha256');
  // The lengths count as well: otherwise `ab`, `c` and `a`, `bc` would have the same key.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 32);
}

/**
 * A key for the code that makes artifacts: it changes with the code and with the files of the
 * packages that it uses.
 * @param {readonly string[]} files paths from the generator's folder
 * @param {readonly string[]} [packages]
 */
export function versionOf(files, packages = []) {
  const code = files.map((file) => fs.readFileSync(join(generatorRoot, file)));
  return keyOf(...code, ...packages.map((name) => hashOfPackage(name)));
}

/** The packages as they were when this process first used them, since it loads each once.
 * @type {Map<string, string>}
 */
const hashesOfPackages = new Map();

/**
 * A hash of the files of a package and of those that it depends on, which may be changed in place.
 * Their bytes are read once for each state of their times, sizes and places on the disk.
 * @param {string} name
 */
function hashOfPackage(name) {
  const known = hashesOfPackages.get(name);
  if (known !== undefined) return known;
  const started = Date.now();
  const files = [...packageFolders(name, generatorRoot)].flatMap(filesIn);
  const stats = files.map((path) => fs.statSync(path));
  const stamps = stats.map(
    (stat, at) => `${pathFrom(generatorRoot, files[at] ?? '')} ${stampOf(stat)}`,
  );
  const key = keyOf(...stamps);
  const kept = readArtifact('packages', key);
  const hash = kept ? String(kept) : keyOf(...files.map((path) => keyOf(fs.readFileSync(path))));
  // A file changed within the last second may change again and keep the same time stamp.
  const areSettled = stats.every(({ ctimeMs }) => ctimeMs < started - 1000);
  if (!kept && areSettled) keepArtifact('packages', key, hash);
  hashesOfPackages.set(name, hash);
  return hash;
}

/**
 * The folder of a package as seen from another folder, and those of what it depends on.
 * @param {string} name
 * @param {string} from
 * @param {Set<string>} [found]
 * @returns {Set<string>}
 */
function packageFolders(name, from, found = new Set()) {
  const path = join(from, 'node_modules', name);
  const manifest = join(path, 'package.json');
  if (!fs.existsSync(manifest))
    return from === dirname(from) ? found : packageFolders(name, dirname(from), found);
  const folder = fs.realpathSync(path);
  if (found.has(folder)) return found;
  found.add(folder);
  const { dependencies, optionalDependencies } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies }))
    packageFolders(each, folder, found);
  return found;
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.flatMap((entry) =>
    entry.isFile() ? join(entry.parentPath, entry.name) : [],
  );
  return files.sort();
}

/** @param {string} kind @param {string} key */
const pathOf = (kind, key) => join(cache, kind, key);

/**
 * Reads an artifact; undefined if there is none, or if its bytes have changed since it was kept.
 * @param {string} kind
 * @param {string} key
 */
export function readArtifact(kind, key) {
  const path = pathOf(kind, key);
  try {
    const kept = fs.readFileSync(path);
    const bytes = kept.subarray(hashLength);
    if (!sha256(bytes).equals(kept.subarray(0, hashLength))) return undefined;
    noteRead(path);
    return bytes;
  } catch {
    return undefined;
  }
}

/** @param {string} path @param {number} days */
const isOlder = (path, days) => Date.now() - fs.statSync(path).mtimeMs > days * 86_400_000;

/** @param {string} path */
function noteRead(path) {
  try {
    if (isOlder(path, 1)) fs.utimesSync(path, new Date(), new Date());
  } catch {} // A cache that cannot be written can still be read.
}

/** Removes, once a day, artifacts that no build has read for 30 days. */
export function pruneArtifacts(today = new Date().toDateString()) {
  if (readArtifact('pruned', keyOf(today))) return;
  keepArtifact('pruned', keyOf(today), today);
  for (const path of pathsIn(cache).flatMap(pathsIn))
    if (/^[0-9a-f]{32}(\.[0-9a-f-]{36})?$/.test(basename(path))) removeIfUnread(path);
}

/** @param {string} folder */
function pathsIn(folder) {
  try {
    return fs.readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return []; // It is a file, or has been removed meanwhile.
  }
}

/** @param {string} path */
function removeIfUnread(path) {
  try {
    if (isOlder(path, 30)) fs.rmSync(path);
  } catch {} // Another build has renamed or removed it, or access is denied.
}

/**
 * Stores an artifact by an atomic rename, so that nobody reads a partial one. If writing fails,
 * nothing is stored.
 * @param {string} kind
 * @param {string} key
 * @param {string | Uint8Array} content
 */
export function keepArtifact(kind, key, content) {
  const path = pathOf(kind, key);
  const draft = `${path}.${randomUUID()}`;
  const bytes = Buffer.from(content);
  try {
    fs.mkdirSync(dirname(path), { recursive: true });
    fs.writeFileSync(draft, Buffer.concat([sha256(bytes), bytes]));
    fs.renameSync(draft, path);
  } catch {
    if (fs.existsSync(draft)) fs.rmSync(draft);
  }
}

/** Returns an artifact; makes and stores it if it is missing.
 * @param {string} kind
 * @param {string} key
 * @param {() => Promise<Uint8Array>} make
 */
export async function artifact(kind, key, make) {
  const kept = readArtifact(kind, key);
  if (kept) return kept;
  const made = await make();
  keepArtifact(kind, key, made);
  return made;
}
