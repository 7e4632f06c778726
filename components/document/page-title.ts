import type { Site } from '../../content/schema/site.ts';

type Named = Pick<Site, 'name' | 'shortName'>;

/** The title of a page with the firm's name, or with the short one if the name is long. */
export const pageTitle = (title: string, { name, shortName = name }: Named): string =>
  `${title} | ${shortName}`;

/** The title of a page without the firm's name at its end, which a title in content may have in full. */
export function withoutFirm(title: string, { name, shortName = name }: Named): string {
  const end = [name, shortName].map((each) => ` | ${each}`).find((each) => title.endsWith(each));
  return end ? title.slice(0, -end.length) : title;
}
