import type { Content } from '../../content/index.ts';

/** What the social card of a page says and how it is painted, for `usePage().socialCard`. */
export const cardOf = (
  title: string,
  { site, palette: { colours, drawings }, fonts }: Pick<Content, 'site' | 'palette' | 'fonts'>,
) => ({
  name: site.name,
  eyebrow: site.tagline,
  title,
  paints: { colours, drawings },
  fonts: fonts.map(({ role, file }) => ({ role, file })),
  lang: site.lang,
  dir: site.dir,
  ...(site.mark && { ownMark: true }),
});
