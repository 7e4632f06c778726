/** The bell curve: 1 in the middle, almost nothing three units away. */
export function bell(x: number): number {
  return Math.exp((-x * x) / 2);
}
