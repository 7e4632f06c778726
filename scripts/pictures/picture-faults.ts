import { Parser } from 'htmlparser2';
import { scriptIn } from './script-in-file.ts';

/**
 * The largest drawing that is published unchanged, in bytes. Line art of this size compresses to
 * about 20 kB, less than a screen-wide bitmap of it. Larger drawings are encoded like photographs.
 */
export const largestDrawing = 120_000;

/** Elements that do not look the same in every browser, and what to do about them. */
const unequal: Readonly<Record<string, string>> = {
  foreignObject: 'contains a foreignObject, which can contain a page',
  text: 'contains text, whose font differs between devices: convert it to paths',
  image: 'contains another picture: save it as png or jpg',
};

/** What CSS refers to in the value of an attribute, or in a style sheet. */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/url\(([^)]*)/gi)].map(([, address = '']) => address);

/**
 * Why an SVG cannot be published unchanged: it runs a script, which would have all rights of the site where it
 * is opened by its address, or it would look different elsewhere, since browsers load nothing for a
 * picture. Undefined if nothing is wrong.
 */
export function faultOfDrawing(file: Buffer): string | undefined {
  const script = scriptIn(file);
  if (script) return `runs a script, or may do so: ${script.found}`;
  let fault: string | undefined;
  const refuseOthers = (addresses: readonly string[]) => {
    const other = addresses.find((address) => !/^["'\s]*#/.test(address));
    if (other !== undefined) fault ??= `refers to another file, ${other.trim()}`;
  };
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        const [name = ''] = tag.split(':').reverse();
        fault ??= unequal[name];
        for (const [attribute, value] of Object.entries(attributes))
          refuseOthers(/(^|:)href$/i.test(attribute) ? [value] : addressesIn(value));
      },
      ontext: (text) => refuseOthers(addressesIn(text)),
    },
    { xmlMode: true },
  );
  parser.end(file.toString());
  return fault;
}

/** Why a file with several pictures, such as an animation, cannot be shown as one of them. */
export const faultOfPages = (pages: number): string | undefined =>
  pages > 1
    ? `moves or has several pages (${pages} pictures): put a film in static/, as mp4, or keep one picture`
    : undefined;

/** The first bytes of HEIC files, which iPhones write under any file extension. */
const heic = /^....ftyp(hei[cmsx]|hev[cmx]|mif1|msf1)/s;

/** Why a file cannot be read as a picture, phrased to follow "which". */
export function whyUnreadable(file: Uint8Array, error: string): string {
  if (heic.test(Buffer.from(file.subarray(0, 12)).toString('latin1')))
    return 'is a HEIC file, despite its name';
  return `cannot be read (${error.replace(/^Error: |\n.*/gs, '')})`;
}
