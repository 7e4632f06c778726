/** A part of a body: `end` is the byte after the last one. */
export type ByteRange = { start: number; end: number };

/**
 * The one range that a Range header asks for (RFC 9110, 14.1.2), which players of video and audio
 * need. Undefined means the whole body: no range, or a form that a server may ignore.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start < end ? { start, end } : 'unsatisfiable';
}
