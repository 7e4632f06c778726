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
