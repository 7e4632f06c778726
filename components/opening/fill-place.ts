import type { Content } from '../../content/index.ts';
import { formatCoordinates } from '../coordinates/format-coordinates.ts';
import { fill } from '../text/fill.ts';

/** Fills `{coordinates}` in an eyebrow with the position of the head office. */
export function fillPlace(text: string, { site, ui }: Pick<Content, 'site' | 'ui'>): string {
  return fill(text, { coordinates: formatCoordinates(site.founded, ui.coordinates, site.dir) });
}
