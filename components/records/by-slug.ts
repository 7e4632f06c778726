/** The record with this slug. Throws if there is none. */
export function bySlug<Item extends { slug: string }>(items: readonly Item[], slug: string): Item {
  const found = items.find((item) => item.slug === slug);
  if (found) return found;
  const known = items.map((item) => item.slug).join(', ');
  throw new Error(`nothing has the slug "${slug}"; there are ${known}`);
}
