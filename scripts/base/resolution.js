/**
 * What decides, besides the bytes of a bundle's files, which files its imports lead to. A bundle is
 * kept with this, so that it is made again when a cold one would find other files. JavaScript, since
 * commands are bundled too, before anything can run TypeScript.
 */
import fs from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { hashAt, keyOf } from './artifacts.js';

/**
 * Files that esbuild reads on its way up from a file, and the names of the packages that are there.
 */
const settings = ['tsconfig.json', 'jsconfig.json', 'package.json', 'node_modules/'];

/**
 * @typedef {Readonly<Record<string, Pick<import('esbuild').Metafile['inputs'][string], 'imports'>>>} Imports
 */

/**
 * The places that decide where the imports lead, with hashes as of `hashAt`: folders, in which a new
 * file can take precedence over another, and settings.
 * @param {string} root folder that the paths of the files are relative to
 * @param {Imports} files
 * @returns {import('./artifacts.js').Inputs}
 */
export function surroundings(root, files) {
  /** @type {Set<string>} */
  const places = new Set();
  /** @type {Set<string>} */
  const named = new Set();
  for (const [file, { imports }] of Object.entries(files)) {
    // Not a file but the text of a plugin, whose imports are in the files that it stands for.
    if (/^[\w-]{2,}:/.test(file)) continue;
    for (const { original = '', path } of imports) {
      const tried = join(dirname(file), original);
      if (!original.startsWith('.')) named.add(original);
      else if (tried !== join(path)) places.add(`${dirname(tried)}/`);
    }
    addFolders(root, dirname(file), places);
  }
  const written = [...places].filter((place) => /(^|\/)[jt]sconfig\.json$/.test(place));
  for (const file of written) followSettings(root, file, named, places);
  return Object.fromEntries([...places].map((place) => [place, hashAt(join(root, place))]));
}

/**
 * Whether one of the places may have changed since a time, in milliseconds. What was made meanwhile
 * may be of what was there before.
 * @param {string} root
 * @param {import('./artifacts.js').Inputs} places
 * @param {number} since
 */
export function haveChangedSince(root, places, since) {
  return Object.keys(places).some((place) => {
    const stat = statOf(join(root, place));
    return stat !== undefined && stat.mtimeMs > since - clockTick;
  });
}

/** File systems note times only so exactly, in milliseconds. */
const clockTick = 20;

/** What is above a site's folder and decides the same, as a key that does not name those folders.
 * @param {string} root
 */
export function settingsAbove(root) {
  const above = dirname(root);
  if (above === root) return '';
  /** @type {string} */
  const higher = settingsAbove(above);
  return keyOf(higher, ...settings.map((name) => hashAt(join(above, name))));
}

/**
 * Adds a folder, and those above it up to the root of its project or package.
 * @param {string} root
 * @param {string} folder
 * @param {Set<string>} places
 */
function addFolders(root, folder, places) {
  for (const name of settings) places.add(join(folder, name));
  const isInPackage = folder.includes('node_modules');
  const isTop = fs.existsSync(join(root, folder, 'package.json')) || folder === '.';
  if (!isTop || isInPackage) places.add(`${folder}/`);
  if (isTop || resolve(root, folder) === dirname(resolve(root, folder))) return;
  addFolders(root, dirname(folder), places);
}

/**
 * Adds what settings of TypeScript extend, and the folders of the files that they may map imports to.
 * Any text in them could be the name of either: this is simpler than to read them as esbuild does,
 * and a place too many costs nothing.
 * @param {string} root
 * @param {string} file
 * @param {ReadonlySet<string>} named imports that are not relative
 * @param {Set<string>} places
 */
function followSettings(root, file, named, places) {
  const folder = dirname(file);
  for (const text of textsOf(join(root, file))) {
    const packages = foldersUp(root, folder).map((up) => join(up, 'node_modules', text));
    const bases = [join(folder, text), ...(text.startsWith('.') ? [] : packages)];
    const extended = bases.flatMap((path) => [path, `${path}.json`, join(path, 'tsconfig.json')]);
    for (const path of extended) {
      if (places.has(path) || !isFile(join(root, path))) continue;
      places.add(path);
      followSettings(root, path, named, places);
    }
    const targets = [...named].flatMap((name) => mapped(text, name));
    for (const path of targets) places.add(`${dirname(join(folder, path))}/`);
  }
}

/** The files that a text in settings may map an import to, with or without a star or `baseUrl`.
 * @param {string} text
 * @param {string} name
 */
function mapped(text, name) {
  // No code is imported from a folder such as `.cache`, whose names change with each command.
  if (/(^|\/)\.[^./]/.test(text)) return [];
  if (!text.includes('*')) return [...(text.includes('/') ? [text] : []), join(text, name)];
  return [...name].map((_, at) => text.replace('*', () => name.slice(at)));
}

/** All texts in a file that is almost JSON.
 * @param {string} path
 * @returns {string[]}
 */
function textsOf(path) {
  if (!isFile(path)) return [];
  const quoted = fs.readFileSync(path, 'utf8').match(/"(?:[^"\\\n]|\\.)*"/g) ?? [];
  return quoted.flatMap((text) => {
    try {
      return String(JSON.parse(text));
    } catch {
      return [];
    }
  });
}

/** @param {string} root @param {string} folder @returns {string[]} */
function foldersUp(root, folder) {
  const isLast = resolve(root, folder) === dirname(resolve(root, folder));
  return [folder, ...(isLast ? [] : foldersUp(root, join(folder, '..')))];
}

/** @param {string} path */
const isFile = (path) => statOf(path)?.isFile() ?? false;

/** @param {string} path */
function statOf(path) {
  try {
    return fs.statSync(path);
  } catch {
    return undefined; // No such place, or none that a path could name.
  }
}
