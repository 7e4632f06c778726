import { webcrypto } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Sharp } from 'sharp';
import { artifact, keyOf, versionOf } from '../base/artifacts.js';
import { stampOf } from '../base/file-stamp.js';
import { inParallel } from '../base/in-parallel.ts';
import { readUnchanged } from '../base/read-unchanged.ts';
import { eachObject } from '../content/each-object.ts';
import { type PictureName, pictureEnding, pictureName } from '../content/fields.ts';
import { faultOfDrawing, faultOfPages, largestDrawing, whyUnreadable } from './picture-faults.ts';

/** A picture's source: its size in pixels and its dominant colour, or what is wrong with it. */
export type Picture = {
  /** Its path from the site's root. */
  path: string;
  /** The start of its published files' names: letters, digits and hyphens. */
  stem: string;
  hash: string;
  /** Size and times of its file; undefined while too recent to tell two versions apart. */
  stamp: string | undefined;
  /** Reads the bytes that have that hash. Throws a ProblemsError if the file has changed since. */
  read: () => Buffer;
  width: number;
  height: number;
  colour: string;
  /** Whether it is an SVG that is published unchanged. */
  isDrawing?: boolean;
  broken?: string;
};

export type Library = ReadonlyMap<string, Picture>;

/** Whether a picture is a vector format, rendered afresh at each size. */
export const isScalable = ({ path }: Pick<Picture, 'path'>): boolean => /\.svg$/i.test(path);

type Measure = Omit<Picture, 'path' | 'stem' | 'hash' | 'stamp' | 'read'>;

const version = versionOf(
  ['picture-library', 'picture-faults', 'script-in-file'].map(
    (name) => `scripts/pictures/${name}.ts`,
  ),
  ['sharp', 'htmlparser2'],
);

const folder = 'content/pictures';

/** How many pictures are read at once, because all photographs would not fit into memory. */
const atOnce = 4;

/**
 * Measures every picture in `content/pictures` once. In development, `earlier` is the library before
 * a change, of which those whose files are the same stay. A build reads all bytes.
 */
export async function openLibrary(root: string, earlier?: Library): Promise<Library> {
  const path = join(root, folder);
  const names = (existsSync(path) ? readdirSync(path) : [])
    .filter((name) => pictureEnding.test(name) && statSync(join(path, name)).isFile())
    .sort();
  const found = names.map((name) => stateOf(root, name));
  const isSame = ({ path, stamp }: State, known: Picture | undefined): known is Picture =>
    stamp !== undefined && known?.stamp === stamp && known.path === path;
  const opened = await inParallel(found, atOnce, async (state): Promise<[string, Picture]> => {
    const known = earlier?.get(state.key);
    return [state.key, isSame(state, known) ? known : await openPicture(root, state)];
  });
  return new Map(opened.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Measures a file, unless a file with its bytes has been measured before. */
async function openPicture(root: string, { name, path, stamp }: State): Promise<Picture> {
  const hash = await keyOfFile(join(root, path));
  const read = () => readUnchanged(root, path, hash);
  // Only files called .svg are read as drawings, whatever their bytes.
  const key = keyOf(version, hash, extname(name).toLowerCase());
  const make = async () => Buffer.from(JSON.stringify(await measure(path, read())));
  const measured: Measure = JSON.parse(String(await artifact('pictures', key, make)));
  return { path, stem: stemOf(name), hash, stamp, read, ...measured };
}

/** The key of a file, as of `keyOf`, but on another thread: photographs take long. */
async function keyOfFile(path: string): Promise<string> {
  const bytes = await readFile(path);
  const whole = Buffer.concat([Buffer.from(`${bytes.length}:`), bytes]);
  const digest = await webcrypto.subtle.digest('SHA-256', whole);
  return Buffer.from(digest).toString('hex').slice(0, 32);
}

/** A picture's file, before it is read. */
type State = Pick<Picture, 'path' | 'stamp'> & { name: string; key: string };

function stateOf(root: string, name: string): State {
  const path = `${folder}/${name}`;
  const stat = statSync(join(root, path));
  // A file changed within the last second may change again and keep the same time stamp.
  const isSettled = stat.ctimeMs < Date.now() - 1000;
  const stamp = isSettled ? stampOf(stat) : undefined;
  return { name, key: name.normalize(), path, stamp };
}

/** A file's name in a form for addresses: "Équipe 50% #1.png" becomes equipe-50-1. */
function stemOf(name: string): string {
  const plain = name
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  return plain.replace(/[^a-z0-9_]+/g, '-').replace(/^-+|-+$/g, '') || 'picture';
}

async function measure(path: string, bytes: Buffer): Promise<Measure> {
  // sharp takes 100 ms to load, so only a build with new pictures loads it.
  const { default: sharp } = await import('sharp');
  try {
    const isSvg = isScalable({ path });
    const faulty = isSvg ? faultOfDrawing(bytes) : undefined;
    if (faulty) return { width: 0, height: 0, colour: '#000', broken: faulty };
    const { width, height, orientation = 1, pages = 1 } = await sharp(bytes).metadata();
    const small = await thumbnail(sharp(bytes));
    const { isOpaque } = await sharp(small).stats();
    const turned = orientation >= 5;
    const isDrawing = isSvg && bytes.length <= largestDrawing;
    const broken = isSvg ? undefined : faultOfPages(pages);
    return {
      isDrawing,
      ...(broken && { broken }),
      width: turned ? height : width,
      height: turned ? width : height,
      // The colour stays behind the picture once it has loaded, and would show through.
      colour: isOpaque ? await dominantColour(sharp(small)) : 'transparent',
    };
  } catch (error) {
    const broken = whyUnreadable(bytes, String(error));
    return { width: 0, height: 0, colour: '#000', broken };
  }
}

/**
 * Reduces a picture to a few pixels, because looking at all pixels of a photograph would take
 * seconds. Its edge is left out, since there a reduced drawing covers pixels only in part. A kernel
 * sharper than the linear one would make opaque parts slightly transparent.
 */
const thumbnail = (picture: Sharp): Promise<Buffer> =>
  picture
    .resize(66, 66, { fit: 'fill', kernel: 'linear' })
    .extract({ left: 1, top: 1, width: 64, height: 64 })
    .png()
    .toBuffer();

/**
 * The most frequent colour of a picture. It stays visible if a picture leaves part of its box free,
 * and a tone that is slightly off would show as a stripe. sharp's own value is the middle of a
 * range of sixteen tones, so this is the mean of the pixels in that range.
 */
async function dominantColour(picture: Sharp): Promise<string> {
  const bytes = await picture.toColourspace('srgb').removeAlpha().raw().toBuffer();
  const ranges = new Map<string, number[][]>();
  for (let at = 0; at < bytes.length; at += 3) {
    const pixel = [...bytes.subarray(at, at + 3)];
    const range = pixel.map((tone) => tone >> 4).join();
    const alike = ranges.get(range);
    if (alike) alike.push(pixel);
    else ranges.set(range, [pixel]);
  }
  const [most = []] = [...ranges.values()].sort((a, b) => b.length - a.length);
  const mean = [0, 1, 2].map((channel) =>
    Math.round(most.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / most.length),
  );
  return `#${mean.map((tone) => tone.toString(16).padStart(2, '0')).join('')}`;
}

/** The pictures that a value in content names, at any depth, and the path to each. */
export function picturesIn(value: unknown): (PictureName & { path: PropertyKey[] })[] {
  const found: (PictureName & { path: PropertyKey[] })[] = [];
  eachObject(value, (object, path) => {
    const isPicture = typeof Reflect.get(object, 'picture') === 'string';
    if (isPicture) found.push({ ...pictureName.parse(object), path });
    return isPicture;
  });
  return found;
}
