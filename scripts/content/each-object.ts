/**
 * Calls `visit` for each object and list in a value, the outer ones first, with the path to it. What it
 * returns true for is not entered.
 */
export function eachObject(
  value: unknown,
  visit: (found: object, path: PropertyKey[]) => boolean,
  path: PropertyKey[] = [],
): void {
  if (!value || typeof value !== 'object' || visit(value, path)) return;
  const enter = (item: unknown, key: PropertyKey) => {
    if (typeof item === 'object') eachObject(item, visit, [...path, key]);
  };
  if (Array.isArray(value)) value.forEach(enter);
  else for (const [key, item] of Object.entries(value)) enter(item, key);
}
