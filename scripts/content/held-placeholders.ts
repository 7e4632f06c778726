import { type PlaceholderUse, placeholder } from './placeholders.ts';
import { placeholderEnd, placeholderStart } from './stand-ins.ts';

/**
 * The placeholders taken out of a text for parsing. `fill` puts their values into a part of it,
 * `restore` what was written. `lineOf` gives the line in which one of its lines was written, since a
 * placeholder may go over lines.
 */
export type Held = {
  fill: (part: string) => string;
  restore: (part: string) => string;
  lineOf: (line: number) => number;
};

/**
 * Holds the places of the placeholders in a text. Only the parser knows which of them are code, and
 * stay; and their signs, such as | in a table, must not mean anything to it.
 */
export function holdPlaceholders(text: string, fill: Fill): { text: string; held: Held } {
  const found: PlaceholderUse[] = [];
  const heldText = text.replace(placeholder, (whole, name: string, form: string, at: number) => {
    // An odd number of backslashes escapes the braces; {{ }} belongs to other generators.
    const before = text.slice(0, at);
    if (/(?<!\\)(?:\\\\)*\\$|\{$/.test(before)) return whole;
    found.push({ whole, name, form, before });
    return placeholderStart + (found.length - 1) + placeholderEnd;
  });
  const added = [...heldText.split('\n').entries()].flatMap(([line, part]) => {
    const inside = [...part.matchAll(held)].map(([, index]) => found[Number(index)]?.whole ?? '');
    const count = inside.join('').split('\n').length - 1;
    return count > 0 ? [{ line, count }] : [];
  });
  const replace = (part: string, by: Fill) =>
    part.replace(held, (_, index: string) => {
      const one = found[Number(index)];
      return one ? by(one) : '';
    });
  return {
    text: heldText,
    held: {
      fill: (part) => replace(part, fill),
      restore: (part) => replace(part, ({ whole }) => whole),
      lineOf: (line) =>
        added.reduce((sum, each) => (each.line < line ? sum + each.count : sum), line),
    },
  };
}

/** Holds the place of a placeholder. */
const held = new RegExp(`${placeholderStart}(\\d+)${placeholderEnd}`, 'g');

/** Says what a placeholder stands for. */
export type Fill = (found: PlaceholderUse) => string;
