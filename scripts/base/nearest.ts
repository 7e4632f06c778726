import leven from 'leven';

/**
 * The candidate with the fewest edits from the word, if it is close enough for a misspelling, or else
 * the first that goes on after it: `waves-arrow-down` for `waves`.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let longer: string | undefined;
  let fewest = Math.max(2, Math.ceil(word.length / 3)) + 1;
  const a = word.toLowerCase();
  for (const candidate of candidates) {
    const b = candidate.toLowerCase();
    // Letters in the wrong order count as one edit.
    const isTurned = a.length === b.length && sorted(a) === sorted(b);
    const edits = isTurned ? 1 : leven(a, b, { maxDistance: fewest });
    if (edits < fewest) [best, fewest] = [candidate, edits];
    if (b.startsWith(`${a}-`)) longer ??= candidate;
  }
  return fewest > 1 ? (longer ?? best) : best;
}

const sorted = (word: string) => [...word].sort().join('');
