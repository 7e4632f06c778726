import type { Source } from './read-source.ts';

type Path = readonly PropertyKey[];
type Fields = Readonly<Record<string, unknown>>;

/** A file of another language, completed, and the paths of what it leaves out. */
export type Completed = { source: Source; inherited: readonly Path[] };

/**
 * Takes what a file of another language leaves out from the same file of the first language: fields,
 * and the text below the fields. An item of a list takes them from the one with its slug, or from the
 * one in its place if both lists are as long.
 */
export function inheritFields(own: Source, first: Source): Completed {
  const inherited: Path[] = [];
  const data = own.data === null ? {} : own.data;
  const isWhole = own.data === null && Array.isArray(first.data);
  if (isWhole) inherited.push([]);
  const whole = isWhole ? first.data : inherit(data, first.data, [], inherited);
  const borrowsBody = !own.body.trim() && first.body.trim() !== '';
  const { body, bodyLine } = borrowsBody ? first : own;
  const source = { ...own, data: whole, written: own.data, body, bodyLine, borrowsBody };
  return { source, inherited };
}

function inherit(own: unknown, first: unknown, path: Path, inherited: Path[]): unknown {
  if (Array.isArray(own) && Array.isArray(first)) {
    const counterpart = counterpartsIn(own, first);
    return own.map((item, index) =>
      inherit(item, counterpart(item, index), [...path, index], inherited),
    );
  }
  if (!isFields(own) || !isFields(first)) return own;
  const whole: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(first)) {
    // `sample` is not inherited: it marks invented text in the file that contains it.
    if (key === 'sample') continue;
    if (!Object.hasOwn(own, key)) inherited.push([...path, key]);
    whole[key] = Object.hasOwn(own, key)
      ? inherit(own[key], value, [...path, key], inherited)
      : value;
  }
  return {
    ...whole,
    ...Object.fromEntries(Object.entries(own).filter(([key]) => !(key in whole))),
  };
}

/** Finds the item of the first language's list for one of another language. */
function counterpartsIn(own: readonly unknown[], first: readonly unknown[]) {
  const slugOf = (item: unknown): unknown => Reflect.get(Object(item), 'slug');
  const haveSlugs = first.some((item) => slugOf(item) !== undefined);
  if (!haveSlugs)
    return (_: unknown, at: number) => (own.length === first.length ? first[at] : undefined);
  return (item: unknown) => first.find((other) => slugOf(other) === slugOf(item));
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of all texts in what was left out. */
export function inheritedTexts(
  { source, inherited }: Completed,
  isText: (path: Path) => boolean,
): Path[] {
  const texts: Path[] = [];
  const visit = (value: unknown, path: Path) => {
    if (typeof value === 'string') {
      // A line of placeholders alone, such as one of an address, has no words to translate.
      if (/\p{L}/u.test(value.replace(/\{[^{}]*\}/g, '')) && isText(path)) texts.push(path);
    } else if (value && typeof value === 'object')
      for (const [key, item] of Object.entries(value))
        visit(item, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  const at = (path: Path) =>
    path.reduce<unknown>((value, step) => Reflect.get(Object(value), step), source.data);
  for (const path of inherited) visit(at(path), path);
  return texts;
}
