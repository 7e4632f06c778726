import type { EndpointProps } from '#page';
import type { Content } from '../content/index.ts';

const icon = (src: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a phone shows when a visitor puts the site on the home screen. */
export default function manifest({ content, base }: EndpointProps<Content>): string {
  const { name, shortName = name, tagline, tag, dir } = content.site;
  const { night } = content.palette.colours;
  return JSON.stringify({
    id: `${base}/`,
    name,
    short_name: shortName,
    description: tagline,
    lang: tag,
    dir,
    start_url: `${base}/`,
    display: 'minimal-ui',
    background_color: night,
    theme_color: night,
    icons: [
      icon(`${base}/icon-192.png`, 192),
      icon(`${base}/icon-512.png`, 512),
      icon(`${base}/icon-maskable-512.png`, 512, 'maskable'),
    ],
  });
}
