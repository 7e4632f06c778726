import type { EndpointProps } from '#page';
import type { Content } from '../content/index.ts';

/** Every page that search engines may show, except pages that name another one as canonical. */
export default function sitemap({ content, pages, base }: EndpointProps<Content>): string {
  const urls = pages
    .filter(({ route, head }) => !head.noindex && (head.canonical ?? route.path) === route.path)
    .map(({ route, head }) => {
      // In XML an ampersand, as in the address of pages/r&d.tsx, starts an entity.
      const path = encodeURI(route.path).replaceAll('&', '&amp;');
      const day = head.modified ?? head.published;
      const changed = day ? `<lastmod>${day}</lastmod>` : '';
      return `  <url><loc>${content.site.origin}${base}${path}</loc>${changed}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
