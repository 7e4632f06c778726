import { nearest } from '../base/nearest.ts';
import type { Problem } from '../base/problems.ts';
import { placeOfField } from '../content/explain-issue.ts';
import type { SourcedRecord } from '../content/records.ts';
import { isScalable, type Library, type Picture, picturesIn } from './picture-library.ts';

/** The pictures of a record's fields and of its Markdown, each with its place, found when needed. */
function placedPictures({ source, path, value, pictures = [] }: SourcedRecord) {
  const { file } = source;
  return [
    ...picturesIn(value).map(({ picture, shown, path: inside }) => ({
      picture,
      shown,
      where: () => placeOfField(source, [...path, ...inside]),
    })),
    ...pictures.map(({ picture, line }) => ({
      picture,
      shown: undefined,
      where: (): Pick<Problem, 'file' | 'line' | 'field'> => ({ file, line }),
    })),
  ];
}

/** Reports where content names a picture that is missing or cannot be read. */
export function checkPictures(records: readonly SourcedRecord[], library: Library): Problem[] {
  return records.flatMap((record) =>
    placedPictures(record).flatMap(({ picture: name, where }): Problem[] => {
      const found = library.get(name);
      if (found && !found.broken) return [];
      return [
        {
          ...where(),
          expected: 'a picture in content/pictures',
          found: found ? `${name}, which ${found.broken}` : `no file "${name}"`,
          advice: found
            ? 'save the picture again as svg, png or jpg, with that file extension'
            : 'add the file there, or name one that exists',
          nearest: found ? undefined : nearest(name, library.keys()),
        },
      ];
    }),
  );
}

/** An unsuitable photograph, and where content names it. */
export type Unfit = {
  file: string;
  line?: number | undefined;
  field?: string | undefined;
  name: string;
  fault: string;
};

type PicturesOfSite = { records: readonly SourcedRecord[]; library: Library };

/** Lists photographs that would look blurred where they are shown. One used in many places is listed once. */
export function findUnfit({ records, library }: PicturesOfSite): Unfit[] {
  const unfit = new Map<string, Unfit>();
  for (const { picture, shown, where } of records.flatMap(placedPictures)) {
    const found = library.get(picture);
    if (!found || found.broken || !isBlurred(found, shown)) continue;
    const fault =
      `has ${found.width} by ${found.height} pixels, and large screens show it at ${shown.width} by ` +
      `${shown.height}, where it looks blurred: use a larger original`;
    if (!unfit.has(picture + fault))
      unfit.set(picture + fault, { ...where(), name: picture, fault });
  }
  return [...unfit.values()];
}

type Size = { width: number; height: number };

const isBlurred = (found: Picture, shown: Size | undefined): shown is Size =>
  shown !== undefined &&
  !isScalable(found) &&
  (found.width < shown.width || found.height < shown.height);
