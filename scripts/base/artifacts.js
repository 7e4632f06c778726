/**
 * The only cache, `.cache/`. An artifact is anything slow to produce: a bundle, a picture, a font.
 * Its key is a hash of all of its inputs, so it is never stale and can be deleted at any time. It
 * also carries a hash of its own bytes, so that a damaged one is rebuilt. This file is JavaScript
 * because commands look up their bundles here before anything can run TypeScript.
 */
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';

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
 * A key for the code that makes artifacts: it changes with the code, and with the versions of the packages
 * that it uses.
 * @param {readonly string[]} files paths from the generator's folder
 * @param {readonly string[]} [packages]
 */
export function versionOf(files, packages = []) {
  const code = files.map((file) => fs.readFileSync(join(generatorRoot, file)));
  const versions = packages.flatMap((name) => [...versionsOf(name, generatorRoot).values()]);
  return keyOf(...code, ...versions);
}

/**
 * The names and versions of a package as seen from a folder, and of those that it depends on, by their folders.
 * @param {string} name
 * @param {string} from
 * @param {Map<string, string>} [found]
 * @returns {Map<string, string>}
 */
function versionsOf(name, from, found = new Map()) {
  const path = join(from, 'node_modules', name);
  const manifest = join(path, 'package.json');
  if (!fs.existsSync(manifest))
    return from === dirname(from) ? found : versionsOf(name, dirname(from), found);
  const folder = fs.realpathSync(path);
  if (found.has(folder)) return found;
  const { version, dependencies, optionalDependencies } = JSON.parse(
    fs.readFileSync(manifest, 'utf8'),
  );
  found.set(folder, `${name}@${version}`);
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies }))
    versionsOf(each, folder, found);
  return found;
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
