import type { Site } from '../../content/schema/site.ts';

/** The title of a page without the firm's name at its end, for places that show the name beside it. */
export function ownTitle(title: string, { name, shortName = name }: Site): string {
  const end = [name, shortName].map((each) => ` | ${each}`).find((each) => title.endsWith(each));
  return end ? title.slice(0, -end.length) : title;
}
