import { ground, type Point, type Size, tenths } from './svg.ts';

/** Lets the lower part of a picture sink into one colour, from the height where it begins. */
export function dusk(size: Size, colour: string, from: number, to: number): string {
  const sinking = linearGradient('dusk', [0, from], [0, to], [0, colour, 0], [1, colour]);
  return `<defs>${sinking}</defs>${ground(size, 'url(#dusk)')}`;
}

/** A colour on the way of a gradient, from 0 to 1. */
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
