/** The dash pattern that draws the first `value` of 100 ticks on a circle whose path length is 100. */
export function ringDashes(value: number): string {
  return `${'0.4 0.6 '.repeat(Math.round(value))}0 200`;
}
