/** Heights of the parallels from `top` to `bottom`, `spacing` pixels apart, the first half a step down. */
export function rows(top: number, bottom: number, spacing: number): number[] {
  const count = Math.round((bottom - top) / spacing);
  return Array.from({ length: count }, (_, row) => top + (row + 0.5) * spacing);
}

/** Places along a row from `left` to `right`, both included, about `step` pixels apart. */
export function along(left: number, right: number, step: number): number[] {
  const count = Math.max(1, Math.round((right - left) / step));
  return Array.from({ length: count + 1 }, (_, index) => left + ((right - left) * index) / count);
}

/** What there is along a row, cut into unbroken stretches wherever `find` finds nothing. */
export function stretches<Found>(
  row: readonly number[],
  find: (x: number) => Found | undefined,
): Found[][] {
  const found: Found[][] = [];
  let open = false;
  for (const here of row.map(find)) {
    if (here === undefined) open = false;
    else if (open) found.at(-1)?.push(here);
    else {
      found.push([here]);
      open = true;
    }
  }
  return found;
}
