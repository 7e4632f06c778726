/** Ticks of a ring, one for every two of a hundred. */
export const ringTicks = 50;

/** The dash pattern that draws the first `value` of 100 on a circle whose path length is 100. */
export function ringDashes(value: number): string {
  const lit = Math.round((value / 100) * ringTicks);
  return `${'0.8 1.2 '.repeat(lit)}0 200`;
}
