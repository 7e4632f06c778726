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

/** A file with more bytes than this makes a project noticeably slower to download. */
const heavy = 5_000_000;

type PicturesOfSite = { records: readonly SourcedRecord[]; library: Library };

/** Lists photographs that would look blurred where they are shown, or that are unnecessarily heavy. */
export function findUnfit({ records, library }: PicturesOfSite): Unfit[] {
  const reported = new Set<string>();
  return records.flatMap((record) =>
    placedPictures(record).flatMap(({ picture, shown, where }) => {
      const found = library.get(picture);
      if (!found || found.broken) return [];
      const faults = [isBlurred(found, shown) && tooSmall(found, shown), tooHeavy(found)];
      return faults.flatMap((fault) => {
        // A photograph used in many places is reported once.
        if (!fault || reported.has(picture + fault)) return [];
        reported.add(picture + fault);
        return [{ ...where(), name: picture, fault }];
      });
    }),
  );
}

type Size = { width: number; height: number };

const isBlurred = (found: Picture, shown: Size | undefined): shown is Size =>
  shown !== undefined &&
  !isScalable(found) &&
  (found.width < shown.width || found.height < shown.height);

const tooSmall = (found: Size, shown: Size) =>
  `has ${found.width} by ${found.height} pixels, and large screens show it at ${shown.width} by ` +
  `${shown.height}, where it looks blurred: use a larger original`;

const tooHeavy = ({ bytes }: Picture) =>
  bytes > heavy &&
  `is a file of ${Math.round(bytes / 1e6)} MB. Pages get small copies of it, but the project becomes ` +
    'slow to download: save it at most 3000 pixels wide, as a JPEG of quality 85';
