import { type PlaceholderUse, placeholder } from './placeholders.ts';
import { placeholderEnd, placeholderStart } from './stand-ins.ts';

/**
 * The placeholders taken out of a text for parsing. `fill` puts their values into a part of it,
 * `restore` what was written.
 */
export type TakenOut = {
  fill: (part: string) => string;
  restore: (part: string) => string;
  /** The 0-based line in the text of one in what is parsed, in which each stand-in has a single line. */
  lineOf: (parsed: number) => number;
};

/**
 * Takes the placeholders out of a text, and leaves stand-ins. Only the parser knows which of them are
 * code, and stay; and their signs, such as | in a table, must not mean anything to it.
 */
export function takeOutPlaceholders(
  text: string,
  fill: ValueOf,
): { text: string; takenOut: TakenOut } {
  const found: PlaceholderInText[] = [];
  let [line, counted] = [0, 0];
  const rest = text.replace(placeholder, (whole, name: string, form: string, at: number) => {
    // An odd number of backslashes escapes the braces; {{ }} belongs to other generators.
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 1 || text[at - 1] === '{') return whole;
    line += text.slice(counted, at).split('\n').length - 1;
    counted = at;
    found.push({ whole, name, form, before: text.slice(0, at), line });
    return placeholderStart + (found.length - 1) + placeholderEnd;
  });
  const long = found.filter(({ whole }) => whole.includes('\n'));
  const replace = (part: string, by: ValueOf) =>
    part.replace(standIn, (_, index: string) => {
      const one = found[Number(index)];
      return one ? by(one) : '';
    });
  return {
    text: rest,
    takenOut: {
      fill: (part) => replace(part, fill),
      restore: (part) => replace(part, ({ whole }) => whole),
      lineOf: (parsed) =>
        long.reduce(
          (sum, { whole, line: at }) => (at < sum ? sum + whole.split('\n').length - 1 : sum),
          parsed,
        ),
    },
  };
}

/** What stands for a placeholder in the text that is parsed. */
const standIn = new RegExp(`${placeholderStart}(\\d+)${placeholderEnd}`, 'g');

/** A placeholder in a text, with its 0-based line. */
type PlaceholderInText = PlaceholderUse & { line: number };

/** Says what a placeholder stands for. */
export type ValueOf = (found: PlaceholderInText) => string;
