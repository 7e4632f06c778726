import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { artifact, keyOf, versionOf } from '../artifacts.js';
import { nearest, type Problem } from '../problems.ts';
import { place } from './explain-issue.ts';
import { type PictureName, pictureName } from './fields.ts';
import { faultOfDrawing, largestDrawing, whyUnreadable } from './picture-faults.ts';
import type { SourcedRecord } from './records.ts';

/** A picture's source: its size in pixels and its dominant colour, or what is wrong with it. */
export type Picture = {
  path: string;
  /** What the names of its published files begin with: letters, digits and hyphens. */
  stem: string;
  hash: string;
  /** How large the file is. */
  bytes: number;
  width: number;
  height: number;
  colour: string;
  /** Whether it is an SVG that is published as it is. */
  isDrawing?: boolean;
  broken?: string;
};

export type Library = ReadonlyMap<string, Picture>;

/** Whether a picture is drawn anew at each size, as an SVG is. */
export const isScalable = ({ path }: Pick<Picture, 'path'>): boolean => /\.svg$/i.test(path);

type Measure = Omit<Picture, 'path' | 'stem' | 'hash' | 'bytes'>;

const version = versionOf(
  ['scripts/load/picture-library.ts', 'scripts/load/picture-faults.ts'],
  ['sharp', 'htmlparser2'],
);

/** Measures every picture in `content/pictures`, each once; symbolic links do not count. */
export async function openLibrary(root: string): Promise<Library> {
  const folder = join(root, 'content/pictures');
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const pictures = entries
    .flatMap((entry) => (entry.isFile() ? entry.name : []))
    .filter((name) => /\.(svg|png|jpe?g)$/i.test(name))
    .sort()
    .map(async (name): Promise<[string, Picture]> => {
      const path = join(folder, name);
      const { hash, bytes } = identify(path);
      const make = async () => Buffer.from(JSON.stringify(await measure(path)));
      const measured: Measure = JSON.parse(
        String(await artifact('pictures', keyOf(version, hash), make)),
      );
      return [name.normalize(), { path, stem: stemOf(name), hash, bytes, ...measured }];
    });
  return new Map(await Promise.all(pictures));
}

/** Reads a file for its hash and size alone: all photographs at once would not fit into memory. */
function identify(path: string): Pick<Picture, 'hash' | 'bytes'> {
  const file = readFileSync(path);
  return { hash: keyOf(file), bytes: file.length };
}

/** A file's name as it can stand in addresses: "Équipe 50% #1.png" is equipe-50-1. */
function stemOf(name: string): string {
  const plain = name
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  return plain.replace(/[^a-z0-9_]+/g, '-').replace(/^-+|-+$/g, '') || 'picture';
}

async function measure(path: string): Promise<Measure> {
  // sharp costs 100 ms to load, so only a build that has new pictures loads it.
  const { default: sharp } = await import('sharp');
  try {
    const { width, height, orientation = 1 } = await sharp(path).metadata();
    const { dominant, isOpaque } = await sharp(await thumbnail(sharp(path))).stats();
    const hex = [dominant.r, dominant.g, dominant.b].map((part) =>
      part.toString(16).padStart(2, '0'),
    );
    const turned = orientation >= 5;
    const svg = isScalable({ path }) ? readFileSync(path, 'utf8') : '';
    const isDrawing = 0 < svg.length && svg.length <= largestDrawing;
    const broken = svg ? faultOfDrawing(svg) : undefined;
    return {
      isDrawing,
      ...(broken && { broken }),
      width: turned ? height : width,
      height: turned ? width : height,
      // The colour stays behind the picture once it has loaded, and would show through.
      colour: isOpaque ? `#${hex.join('')}` : 'transparent',
    };
  } catch (error) {
    const broken = whyUnreadable(readFileSync(path), String(error));
    return { width: 0, height: 0, colour: '#000', broken };
  }
}

/**
 * A picture as few pixels: looking at all of a photograph's would take seconds. Its edge is left
 * out, where a drawing that is made smaller covers pixels in part. A sharper kernel than the linear
 * one would make what is opaque a little transparent.
 */
const thumbnail = (picture: Sharp): Promise<Buffer> =>
  picture
    .resize(66, 66, { fit: 'fill', kernel: 'linear' })
    .extract({ left: 1, top: 1, width: 64, height: 64 })
    .png()
    .toBuffer();

/** Says where content names a picture that is missing or cannot be read. */
export function checkPictures(records: readonly SourcedRecord[], library: Library): Problem[] {
  return records.flatMap((record) =>
    picturesIn(record.value).flatMap(({ picture: name, path }): Problem[] => {
      const found = library.get(name);
      if (found && !found.broken) return [];
      return [
        {
          ...place(record.source, [...record.path, ...path]),
          expected: 'a picture in content/pictures',
          found: found ? `${name}, which ${found.broken}` : `no file "${name}"`,
          advice: found
            ? 'save the picture again as svg, png or jpg, under a name with that ending'
            : 'add the file there, or name one that is there',
          nearest: found ? undefined : nearest(name, library.keys()),
        },
      ];
    }),
  );
}

/** The pictures that a value of content names, at any depth, and the path to each. */
export function picturesIn(
  value: unknown,
  path: PropertyKey[] = [],
): (PictureName & { path: PropertyKey[] })[] {
  if (!value || typeof value !== 'object') return [];
  if (typeof Reflect.get(value, 'picture') === 'string')
    return [{ ...pictureName.parse(value), path }];
  return Object.entries(value).flatMap(([key, item]) =>
    picturesIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
