import { type Bar, barPath } from '../mark/geometry.ts';
import { disc, type Point, palette } from './svg.ts';

/** The sun on the horizon: solid above its middle, dissolving into parallels below. */
export function sun([x, y]: Point, radius: number, colour: string = palette.sun): string {
  const whole: Bar = { top: y - radius, bottom: y + radius * 0.06 };
  const sinking = Array.from({ length: 9 }, (_, index): Bar => {
    const top = y + radius * (0.11 + index * 0.1);
    return { top, bottom: top + radius * (0.075 - 0.0068 * index) };
  });
  const bars = [whole, ...sinking].map((bar) => barPath({ x, y, radius }, bar, 1));
  return `<path fill="${colour}" d="${bars.join('')}"/>`;
}

/** A disc in the background colour, which separates the sun from the lines behind it. */
export function halo(at: Point, radius: number, ground: string): string {
  return disc(at, radius * 1.07, ground);
}
