import { isObject, type Json } from './another.ts';

/** The smallest version of a value that is still accepted: nothing optional, and short lists. */
export function least(value: Json, isAccepted: (value: Json) => boolean): Json {
  if (Array.isArray(value)) {
    const shorter = value.map((_, length) => value.slice(0, length));
    const items = shorter.find(isAccepted) ?? value;
    return items.map((item, at) => least(item, (it) => isAccepted(items.with(at, it))));
  }
  if (!isObject(value)) return value;
  let fields = value;
  for (const key of Object.keys(value)) {
    const { [key]: _, ...others } = fields;
    if (isAccepted(others)) fields = others;
  }
  for (const [key, field] of Object.entries(fields))
    fields = { ...fields, [key]: least(field, (it) => isAccepted({ ...fields, [key]: it })) };
  return fields;
}
