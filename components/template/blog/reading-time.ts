/** Words that a reader takes in per minute: the usual figure for English prose (Brysbaert, 2019). */
const wordsPerMinute = 238;

/** The minutes it takes to read a text, at least one. */
export function readingMinutes(sections: readonly { title: string; html: string }[]): number {
  const text = sections.map(({ title, html }) => `${title} ${html.replace(/<[^>]+>/g, ' ')}`);
  const words = text.join(' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
