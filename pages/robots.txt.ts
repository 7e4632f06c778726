import type { EndpointProps } from '#page';
import type { Content } from '../content/index.ts';

/** Search engines may read everything. Pages that they should not show say so themselves. */
export default function robots({ content, base }: EndpointProps<Content>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${content.site.origin}${base}/sitemap.xml\n`;
}
