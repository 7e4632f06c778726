/**
 * The one cache, `.cache/`. An artifact is something that takes long to make: a bundle, a picture,
 * a font. Its key is a hash of everything that it is made of, so it is never out of date and can be
 * deleted at any time. It also carries a hash of its own bytes, so that a damaged one is made anew.
 * This file is JavaScript: commands look here for their bundles before anything can read
 * TypeScript.
 */
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The generator's own folder: the nearest with a package.json, also for code that is bundled. */
export const generatorRoot = nearestPackage(import.meta.dirname);

/** @param {string} folder @returns {string} */
function nearestPackage(folder) {
  return existsSync(join(folder, 'package.json')) ? folder : nearestPackage(dirname(folder));
}

const hashLength = 32;

/** @param {string | Uint8Array} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest();

/**
 * The key of an artifact: a hash of everything that it is made of, in 32 hexadecimal digits.
 * @param {...(string | Uint8Array)} parts
 */
export function keyOf(...parts) {
  const hash = createHash('sha256');
  // With the length of each part: without it `ab`, `c` would have the key of `a`, `bc`.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 32);
}

/**
 * A key for what makes artifacts: it changes with that code, and with the versions of its packages.
 * @param {readonly string[]} files paths from the generator's folder
 * @param {readonly string[]} [packages]
 */
export function versionOf(files, packages = []) {
  const manifests = packages.map((name) => `node_modules/${name}/package.json`);
  const texts = [...files, ...manifests].map((file) => join(generatorRoot, file));
  return keyOf(...texts.map((path) => (existsSync(path) ? readFileSync(path) : '')));
}

/** @param {string} kind @param {string} key */
const pathOf = (kind, key) => join(generatorRoot, '.cache', kind, key);

/**
 * Reads an artifact; undefined where there is none, or where its bytes are not those that were
 * kept.
 * @param {string} kind
 * @param {string} key
 * @returns {Buffer | undefined}
 */
export function readArtifact(kind, key) {
  try {
    const kept = readFileSync(pathOf(kind, key));
    const bytes = kept.subarray(hashLength);
    return sha256(bytes).equals(kept.subarray(0, hashLength)) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps an artifact. It appears by one rename, so that nobody ever reads half of it. Where the disk
 * refuses, nothing is kept, and the artifact is made again the next time.
 * @param {string} kind
 * @param {string} key
 * @param {string | Uint8Array} content
 */
export function keepArtifact(kind, key, content) {
  const path = pathOf(kind, key);
  const draft = `${path}.${randomUUID()}`;
  const bytes = Buffer.from(content);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, Buffer.concat([sha256(bytes), bytes]));
    renameSync(draft, path);
  } catch {
    if (existsSync(draft)) rmSync(draft);
  }
}

/**
 * Returns an artifact, and makes and keeps it where there is none.
 * @param {string} kind
 * @param {string} key
 * @param {() => Promise<Uint8Array>} make
 * @returns {Promise<Uint8Array>}
 */
export async function artifact(kind, key, make) {
  const kept = readArtifact(kind, key);
  if (kept) return kept;
  const made = await make();
  keepArtifact(kind, key, made);
  return made;
}

/**
 * What a bundle was made of: each file with the hash of its bytes, each folder (a path that ends
 * with a slash) with the hash of the names in it. Paths are relative, so that a checkout can be
 * copied or moved with its cache.
 * @typedef {Record<string, string>} Inputs
 */

/**
 * Whether everything that a bundle was made of is still the same.
 * @param {string} root
 * @param {Inputs} inputs
 */
export function areUnchanged(root, inputs) {
  return Object.entries(inputs).every(([path, hash]) => hashAt(join(root, path)) === hash);
}

/**
 * The hash of a file's bytes, or of the names in a folder; empty where there is neither.
 * @param {string} path
 */
export function hashAt(path) {
  try {
    return keyOf(/[/\\]$/.test(path) ? readdirSync(path).join('/') : readFileSync(path));
  } catch {
    return '';
  }
}
