import leven from 'leven';

/** The candidate that takes the fewest edits to reach, if it is near enough to be a slip. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = Math.max(2, Math.ceil(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const [a, b] = [word.toLowerCase(), candidate.toLowerCase()];
    // Letters in another order are one slip.
    const edits = sorted(a) === sorted(b) ? 1 : leven(a, b, { maxDistance: fewest });
    if (edits < fewest) [best, fewest] = [candidate, edits];
  }
  return best;
}

const sorted = (word: string) => [...word].sort().join('');
