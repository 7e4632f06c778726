import path from 'node:path';

/**
 * The path of a file from a folder, with forward slashes on every system: the one place that turns
 * paths into what addresses, keys and patterns are made of.
 * @param {string} folder
 * @param {string} file
 * @param {Pick<typeof path, 'relative' | 'sep'>} [system]
 */
export function pathFrom(folder, file, { relative, sep } = path) {
  return relative(folder, file).replaceAll(sep, '/');
}

/**
 * Whether a folder is a path itself, or holds it.
 * @param {string} folder
 * @param {string} file
 * @param {Pick<typeof path, 'relative' | 'sep'>} [system]
 */
export function isInside(folder, file, system = path) {
  return !/^(\.\.(\/|$)|[a-z]:|\/)/i.test(pathFrom(folder, file, system));
}
