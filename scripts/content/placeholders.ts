/** Names and the texts that stand in for them wherever content says `{name}`. */
export type Placeholders = Readonly<Record<string, string>>;

/**
 * Fills `{name}` in every text of a value. A name that is not known stays as it is: components
 * have placeholders of their own, and the check of the finished pages finds those left over.
 */
export function fillPlaceholders(value: unknown, placeholders: Placeholders): unknown {
  if (typeof value === 'string') {
    if (!value.includes('{')) return value;
    return value.replace(/\{(\w+)\}/g, (whole, name: string) => placeholders[name] ?? whole);
  }
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, placeholders));
  if (value && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    const filled: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(value))
      filled[key] = fillPlaceholders(item, placeholders);
    return filled;
  }
  return value;
}
