import { Parser } from 'htmlparser2';

/**
 * The largest drawing that is published unchanged, in bytes. Line art of this size is about 20 kB
 * when compressed, less than a photograph of it as wide as a screen. Larger drawings are encoded
 * like photographs.
 */
export const largestDrawing = 120_000;

const forbidden = new Map([
  ['script', 'contains a script'],
  ['foreignObject', 'contains a foreignObject, which can contain a page'],
  ['text', 'contains text, which each machine draws in another font: convert it to paths'],
  ['image', 'contains another picture: save it as png or jpg'],
  ['style', 'contains a style sheet: use attributes such as fill and stroke'],
]);

/**
 * Why an SVG cannot be published unchanged: it may contain only shapes, since it opens on the
 * site's own address and has to look the same everywhere. Undefined if nothing is wrong.
 */
export function faultOfDrawing(svg: string): string | undefined {
  let fault: string | undefined;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        fault ??= forbidden.get(name.replace(/^svg:/, ''));
        for (const [attribute, value] of Object.entries(attributes)) {
          if (/^on/i.test(attribute)) fault ??= `has a handler, ${attribute}`;
          const target = /^(xlink:)?href$/i.test(attribute)
            ? value
            : /url\((.*?)\)/i.exec(value)?.[1];
          if (target && !/^["']?#/.test(target)) fault ??= `refers to another file, ${target}`;
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return fault;
}

/** The first bytes of an iPhone's files, whatever their names are. */
const heic = /^....ftyp(hei[cmsx]|hev[cmx]|mif1|msf1)/s;

/** Why a file cannot be read as a picture, in words that go after "which". */
export function whyUnreadable(file: Uint8Array, error: string): string {
  if (file.length === 0) return 'is empty';
  if (heic.test(Buffer.from(file.subarray(0, 12)).toString('latin1')))
    return 'is a HEIC, whatever its name says';
  if (/premature end|read error|unexpected end/i.test(error))
    return 'is incomplete: a part of the file is missing';
  if (/unsupported image format/i.test(error)) return 'is not a picture, whatever its name says';
  return `cannot be read: ${error.split('\n', 1)[0]}`;
}
