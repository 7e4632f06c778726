/**
 * The place, size and times of a file in one text. If it is the same as before, so are the file's
 * bytes, unless they changed within the second before.
 * @param {Pick<import('node:fs').Stats, 'ino' | 'size' | 'mtimeMs' | 'ctimeMs'>} stat
 */
export const stampOf = ({ ino, size, mtimeMs, ctimeMs }) => `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
