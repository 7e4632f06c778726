import { isDeepStrictEqual } from 'node:util';
import type { CmsField } from './cms-config.ts';

/**
 * The data of a form without what stands for an empty field, and with each list that a file must have.
 * The CMS sends `false` for each box that is not ticked, and leaves out empty lists and optional fields without
 * a value, whether or not the file has them: so, what it was shown and what it sends can be compared.
 */
export function withoutEmpty(data: unknown, { fields = [], field }: Inside): unknown {
  if (Array.isArray(data)) return data.map((item) => withoutEmpty(item, field ?? { fields }));
  if (!isFields(data)) return data;
  const filled = new Map<string, unknown>();
  for (const [name, value] of Object.entries(data)) {
    const known = fields.find((each) => each.name === name);
    const inside = withoutEmpty(value, known ?? {});
    if (!isEmpty(inside) || known?.required) filled.set(name, inside);
  }
  for (const { name, widget, required } of fields)
    if (widget === 'list' && required && !filled.has(name)) filled.set(name, []);
  return Object.fromEntries(filled);
}

type Inside = Partial<Pick<CmsField, 'fields' | 'field'>>;

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** The same field was changed by two people, in two ways. */
export class Conflict extends Error {}

/**
 * The data of a file with what an editor changed in a form, from `shown` to `sent`, and with what
 * somebody else changed meanwhile, from `shown` to `current`. Throws a Conflict if both changed the
 * same thing.
 */
export function mergeData(
  shown: unknown,
  sent: unknown,
  current: unknown,
  path: readonly string[] = [],
): unknown {
  if (isDeepStrictEqual(shown, sent) || isDeepStrictEqual(sent, current)) return current;
  if (isDeepStrictEqual(shown, current)) return sent;
  if (!isFields(shown) || !isFields(sent) || !isFields(current))
    throw new Conflict(path.join('.') || 'the text');
  const names = new Set([...Object.keys(current), ...Object.keys(sent)]);
  const merged = [...names].map((name) => [
    name,
    mergeData(shown[name], sent[name], current[name], [...path, name]),
  ]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
