import { place } from '../content/explain-issue.ts';
import { nearest } from '../content/nearest.ts';
import type { SourcedRecord } from '../content/repeated-slugs.ts';
import type { Problem } from '../problems.ts';
import type { Library } from './library.ts';

/** Says where content names a picture that is missing or cannot be read. */
export function checkPictures(records: readonly SourcedRecord[], library: Library): Problem[] {
  return records.flatMap((record) =>
    pictureNames(record.value).flatMap(({ name, path }): Problem[] => {
      const found = library.get(name);
      if (found && !found.broken) return [];
      return [
        {
          ...place(record.source, [...record.path, ...path]),
          expected: 'a picture in content/pictures',
          found: found ? `${name}, which cannot be read: ${found.broken}` : `no file "${name}"`,
          advice: found
            ? 'save the picture again as svg, png or jpg'
            : 'add the file there, or name one that is there',
          nearest: found ? undefined : nearest(name, library.keys()),
        },
      ];
    }),
  );
}

function pictureNames(
  value: unknown,
  path: PropertyKey[] = [],
): { name: string; path: PropertyKey[] }[] {
  if (!value || typeof value !== 'object') return [];
  const name: unknown = Reflect.get(value, 'picture');
  if (typeof name === 'string') return [{ name, path }];
  return Object.entries(value).flatMap(([key, item]) =>
    pictureNames(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
