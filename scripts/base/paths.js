import path from 'node:path';

/**
 * The path of a file from a folder, with forward slashes on every system. Addresses, keys and
 * patterns are made of such paths, and no other function makes them.
 * @param {string} folder
 * @param {string} file
 * @param {Pick<typeof path, 'relative' | 'sep'>} [system]
 */
export function pathFrom(folder, file, { relative, sep } = path) {
  return relative(folder, file).replaceAll(sep, '/');
}

/**
 * Whether a file or folder is inside a folder, or is that folder.
 * @param {string} folder
 * @param {string} file
 * @param {Pick<typeof path, 'relative' | 'sep'>} [system]
 */
export function isInside(folder, file, system = path) {
  return !/^(\.\.(\/|$)|[a-z]:|\/)/i.test(pathFrom(folder, file, system));
}

/**
 * A path or address in the form in which some file systems and hosts compare it: without case, and
 * with each letter in one Unicode form.
 * @param {string} path
 */
export const folded = (path) => path.toLowerCase().normalize();

/**
 * A text in a form in which case makes no difference in any language: capitals have no accents in Greek,
 * ß becomes SS, and the capitals of the Turkish i and ı are İ and I, which elsewhere are those of others.
 * @param {string} text
 */
export const caseless = (text) =>
  text.toLocaleUpperCase('el').toLowerCase().replaceAll('\u0307', '');

/**
 * An address with its letters decoded; undefined if a percent sign encodes nothing.
 * @param {string} address
 */
export function decoded(address) {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

/**
 * The address of a published file: that of its folder if it is an `index.html`.
 * @param {string} file
 */
export const addressOf = (file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
