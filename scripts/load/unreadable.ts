/** How the files of iPhones begin, whatever they are called. */
const heic = /^....ftyp(hei[cmsx]|hev[cmx]|mif1|msf1)/s;

/** Why a file cannot be read as a picture, as words that go behind "which". */
export function whyUnreadable(file: Uint8Array, error: string): string {
  if (file.length === 0) return 'is empty';
  if (heic.test(Buffer.from(file.subarray(0, 12)).toString('latin1')))
    return 'holds a HEIC, whatever its name says';
  if (/premature end|read error|unexpected end/i.test(error))
    return 'breaks off: a part of the file is missing';
  if (/unsupported image format/i.test(error)) return 'holds no picture, whatever its name says';
  return `cannot be read: ${error.split('\n', 1)[0]}`;
}
