/**
 * Breaks a text into as few lines as fit a width, then makes these as even as they can be. `measure`
 * gives the width of a line. A word wider than the width stands alone on its line.
 */
export function balance(text: string, width: number, measure: (line: string) => number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const fewest = fill(words, width, measure).length;
  let [narrow, wide] = [0, width];
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2;
    if (fill(words, middle, measure).length > fewest) narrow = middle;
    else wide = middle;
  }
  return fill(words, wide, measure);
}

function fill(
  words: readonly string[],
  width: number,
  measure: (line: string) => number,
): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
