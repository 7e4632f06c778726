import type { Tag } from './read-html.ts';

/** Elements that stand apart from the words around them: blocks, breaks, controls, and texts of drawings. */
const apart = new Set(
  [
    'address article aside blockquote br button caption dd details dialog div dl dt fieldset figcaption',
    'figure footer form h1 h2 h3 h4 h5 h6 header hr label legend li main nav ol option p section',
    'summary table td text th title tr ul',
  ].flatMap((names) => names.split(' ')),
);

/** Elements without an end tag. */
const voids = new Set('br hr img input link meta source track wbr'.split(' '));

/** Elements in which each space is shown as it is written. */
const isVerbatim = (name: string) => name === 'pre' || name === 'textarea';

/**
 * Finds where a page needs white space so that its text without tags reads as words: between texts that
 * an element apart stands between, and between a `span` and the element after it. Programs that take the
 * tags away, such as reader views and search engines, would read "Founded2018". Browsers show none of it,
 * since it is where lines break or boxes end. What an island hydrates stays as its component wrote it.
 */
export function wordsApart(html: string) {
  let endsInWord = false;
  let isApart = false;
  /** Since the last text: how far out of its element the tags lead, and where they lead out farthest. */
  let depth = 0;
  let least = 0;
  let place: number | undefined;
  /** The element that ended last. */
  let ended = '';
  /** Elements that are open around the place: those that show each space, and those of an island. */
  let verbatim = 0;
  let inIsland = 0;

  return {
    begins({ name, attributes, start, end }: Tag): void {
      // What is before it is shown elsewhere.
      if (name === 'body') endsInWord = false;
      if (verbatim === 0 && inIsland === 0) {
        isApart ||= apart.has(name) || (ended !== '' && (name === 'span' || ended === 'span'));
        place ??= start;
      }
      if (!voids.has(name) && html[end - 2] !== '/') depth += 1;
      if (isVerbatim(name)) verbatim += 1;
      const isHydrated = attributes.some((attribute) => attribute.name === 'data-props');
      if (name === 'div' && (inIsland > 0 || isHydrated)) inIsland += 1;
    },
    ends(name: string, end: number): void {
      depth -= 1;
      ended = name;
      if (isVerbatim(name)) verbatim -= 1;
      if (name === 'div' && inIsland > 0) inIsland -= 1;
      if (verbatim > 0 || inIsland > 0) return;
      isApart ||= apart.has(name) || isVerbatim(name);
      if (depth >= least) return;
      least = depth;
      place = end;
    },
    /** Where white space is missing between the text before and this one. */
    text(text: string): number | undefined {
      const missing = endsInWord && isApart && /^\S/.test(text) ? place : undefined;
      endsInWord = /\S$/.test(text);
      isApart = false;
      depth = 0;
      least = 0;
      place = undefined;
      ended = '';
      return missing;
    },
  };
}
