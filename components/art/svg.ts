/** A position in a picture, in pixels from its top left corner. */
export type Point = readonly [x: number, y: number];

export type Size = { width: number; height: number };

/** A complete SVG file of the given size. */
export function svg({ width, height }: Size, ...parts: readonly string[]): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join('')}</svg>\n`;
}

/** A rectangle that covers the entire picture. */
export function ground({ width, height }: Size, fill: string): string {
  return `<path fill="${fill}" d="M0 0h${width}v${height}H0z"/>`;
}

/** From this many characters of path data per line, each line gets its own path element. */
const longLine = 100;

/**
 * Unfilled lines from path data, each of which begins with `M`. `more` takes further attributes.
 * Each long line gets its own path: browsers paint a page in tiles and draw all lines of a path for
 * each tile it touches. This halves the painting time of the hero's pictures.
 */
export function stroke(d: string, colour: string, width: number, more = ''): string {
  const look = `fill="none" stroke="${colour}" stroke-width="${tenths(width)}"${more && ` ${more}`}`;
  const lines = d.match(/M[^M]*/g) ?? [];
  if (lines.length < 2 || d.length / lines.length < longLine)
    return d && `<path ${look} d="${d}"/>`;
  return `<g ${look}>${lines.map((line) => `<path d="${line}"/>`).join('')}</g>`;
}

/** A filled shape, from its path data. */
export function shape(d: string, fill: string): string {
  return `<path fill="${fill}" d="${d}"/>`;
}

/** A filled circle. */
export function disc([x, y]: Point, radius: number, fill: string): string {
  return `<circle cx="${tenths(x)}" cy="${tenths(y)}" r="${tenths(radius)}" fill="${fill}"/>`;
}

/** The outline of a circle; `width` is the line's width. */
export function ring([x, y]: Point, radius: number, colour: string, width: number): string {
  const place = `cx="${tenths(x)}" cy="${tenths(y)}" r="${tenths(radius)}"`;
  return `<circle ${place} fill="none" stroke="${colour}" stroke-width="${tenths(width)}"/>`;
}

/** A lit place: a disc inside a ring. */
export function beacon(at: Point, radius: number, colour: string): string {
  return disc(at, radius, colour) + ring(at, radius * 2, colour, radius * 0.22);
}

/** A number with at most one decimal, as short as SVG allows: `.5`, `-3`, `12.4`. */
export function tenths(value: number): string {
  return inTenths(Math.round(value * 10));
}

/** A whole number of tenths, in the format of `tenths`. */
export function inTenths(count: number): string {
  return String(count / 10).replace(/^(-?)0\./, '$1.');
}

/** Fades the lower part of a picture into one colour, from the given height down. */
export function dusk(size: Size, colour: string, from: number, to: number): string {
  const sinking = linearGradient('dusk', [0, from], [0, to], [0, colour, 0], [1, colour]);
  return `<defs>${sinking}</defs>${ground(size, 'url(#dusk)')}`;
}

/** One colour stop of a gradient. Its position runs from 0 to 1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A gradient from the middle of a circle outward, for `url(#id)`. */
export function radialGradient(
  id: string,
  [x, y]: Point,
  radius: number,
  ...stops: readonly Stop[]
): string {
  const place = `cx="${tenths(x)}" cy="${tenths(y)}" r="${tenths(radius)}"`;
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${stops.map(stop).join('')}</radialGradient>`;
}

/** A gradient from one point to another, for `url(#id)`. */
export function linearGradient(
  id: string,
  [x1, y1]: Point,
  [x2, y2]: Point,
  ...stops: readonly Stop[]
): string {
  const place = `x1="${tenths(x1)}" y1="${tenths(y1)}" x2="${tenths(x2)}" y2="${tenths(y2)}"`;
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${stops.map(stop).join('')}</linearGradient>`;
}

function stop([offset, colour, opacity = 1]: Stop): string {
  const clear = opacity === 1 ? '' : ` stop-opacity="${opacity}"`;
  return `<stop offset="${offset}" stop-color="${colour}"${clear}/>`;
}

/**
 * Colours of the line art, under their names in `content/palette.yaml`: first the site's own, then
 * the tones between night and foam that only drawings use. `paint` replaces the names by the
 * colours.
 */
export const palette = {
  night: 'var(--night)',
  ink: 'var(--ink)',
  foam: 'var(--foam)',
  sun: 'var(--sun)',
  onNight: 'var(--on-night)',
  onNightMuted: 'var(--on-night-muted)',
  /** Lines in the background. */
  reef: 'var(--land)',
  morning: 'var(--morning)',
  deep: 'var(--deep)',
  lagoon: 'var(--lagoon)',
  harbour: 'var(--harbour)',
  dusk: 'var(--dusk)',
  abyss: 'var(--abyss)',
  shoal: 'var(--shoal)',
} as const;
