import type { Fault } from '../base/problems.ts';
import type { NoteWords, Placeholders } from './collections.ts';
import { quoted, unprintable } from './read-source.ts';

/** What texts are written with: the values of placeholders, and the words and marks of their language. */
export type Wording = {
  values: Placeholders;
  lang: string;
  /** The words for 0, 1, 2 and so on. Larger numbers are written in digits. */
  words: readonly string[];
  /** The language whose quotation marks texts get. Without it, they keep straight ones. */
  quotes?: string;
  noteWords?: NoteWords | undefined;
  /** A file with values is wrong, so that some are missing. Only that file is to be reported. */
  isPartial?: boolean;
};

type Report = (path: readonly PropertyKey[], fault: Fault) => void;

/**
 * Fills `{name}` in every text of a value. Unknown names stay: components have placeholders of
 * their own, and the check of finished pages reports leftovers. A number can also be written as a
 * word, `{boats|word}`, or select a plural form, `{boats|one=boat|other=boats}`. Values and plural
 * forms may contain placeholders themselves. A form may be for a single number, `21=`, and may repeat
 * the number as `{n}` or `{n|word}`. Also reports control characters and half surrogates.
 */
export function fillPlaceholders(
  value: unknown,
  wording: Wording,
  path: readonly PropertyKey[],
  report: Report,
): unknown {
  if (typeof value === 'string') {
    // YAML and JSON can write a control character as an escape, such as "\u0000", which no search of
    // the file finds.
    if (unprintable.test(value)) {
      const expected = 'a text without characters that no page can show';
      report(path, { expected, found: quoted(value) });
    }
    return value.includes('{') ? fillText(value, wording, (fault) => report(path, fault)) : value;
  }
  if (Array.isArray(value))
    return value.map((item, index) => fillPlaceholders(item, wording, [...path, index], report));
  if (value && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    const filled: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(value))
      filled[key] = fillPlaceholders(item, wording, [...path, key], report);
    return filled;
  }
  return value;
}

/** A placeholder, with the name and the form in it. */
export const placeholder = /\{\s*([\p{L}\p{M}\p{N}_]+)\s*(?:\|((?:[^{}]|\{[^{}]*\})*))?\}/gu;

/** A placeholder in a text, and the text before it. */
export type PlaceholderUse = {
  whole: string;
  name: string;
  form: string | undefined;
  before: string;
};

function fillText(
  text: string,
  wording: Wording,
  report: (fault: Fault) => void,
  before = '',
): string {
  return text.replace(placeholder, (whole, name: string, form: string | undefined, at: number) => {
    const earlier = before + text.slice(0, at);
    return fillPlaceholder({ whole, name, form, before: earlier }, wording, report);
  });
}

/** What a placeholder says in its text. One with an unknown name stays. */
export function fillPlaceholder(
  { whole, name, form, before }: PlaceholderUse,
  wording: Wording,
  report: (fault: Fault) => void,
): string {
  const { [name]: found, ...others } = wording.values;
  const value = Object.hasOwn(wording.values, name) ? found : undefined;
  // Without its own name, so that a value that leads back to itself ends. What is wrong in a value
  // is reported where that is written.
  if (form === undefined && typeof value === 'string')
    return fillText(value, { ...wording, values: others }, () => {}, before);
  if (form === undefined && value === undefined) return whole;
  const words = typeof value === 'number' ? sayNumber(value, form?.trim(), wording) : undefined;
  const isKnown = value !== undefined || !wording.isPartial;
  if (words === undefined && isKnown) report(misuseOf(whole, name, wording.values));
  if (words?.includes('{')) {
    const values = { ...wording.values, ...(typeof value === 'number' && { n: value }) };
    // A word for a number gets no such words itself: it could lead back to itself.
    const inner = form?.trim() === 'word' ? [] : wording.words;
    return fillText(words, { ...wording, values, words: inner }, report, before);
  }
  return words && form?.trim() === 'word' && beginsSentence(before)
    ? words.charAt(0).toLocaleUpperCase(wording.lang) + words.slice(1)
    : (words ?? whole);
}

function sayNumber(number: number, form: string | undefined, wording: Wording): string | undefined {
  const { lang, words } = wording;
  if (form === 'word' && words[number] !== undefined) return words[number];
  if (form === undefined || form === 'word') return rulesOf(lang).digits.format(number);
  // A bar inside braces belongs to the placeholder there.
  const forms = new Map(form.split(/\|(?![^{}]*\})/).map((each) => halves(each)));
  const category = rulesOf(lang).plurals.select(number);
  return forms.get(String(number)) ?? forms.get(category) ?? forms.get('other');
}

type Rules = { digits: Intl.NumberFormat; plurals: Intl.PluralRules };
const rules = new Map<string, Rules>();

/** Formatters by language, cached because creating one costs more than filling a text. */
function rulesOf(lang: string): Rules {
  const kept = rules.get(lang);
  if (kept) return kept;
  const made = { digits: new Intl.NumberFormat(lang), plurals: new Intl.PluralRules(lang) };
  rules.set(lang, made);
  return made;
}

function halves(form: string): [category: string, text: string] {
  const at = form.indexOf('=');
  return [form.slice(0, Math.max(at, 0)).trim(), form.slice(at + 1).trim()];
}

// The start of a text, of a Markdown paragraph, heading, list item or quotation, or after a full stop, also of a link
// and of words in bold.
const sentenceStart = /(^|[.!?…]["'”’)]*\s+|\n\s*\n\s*)((#+|[-*>|]|\d+\.)\s+)?["'“‘(*_[|>«¿]*$/;

/** A start needs few signs. In a longer text, the search would begin at each of its signs. */
const beginsSentence = (before: string) =>
  sentenceStart.test(before.length > 99 ? `a${before.slice(-99)}` : before);

/** What is wrong with a placeholder that is written as a word or with forms. */
function misuseOf(found: string, name: string, values: Placeholders): Fault {
  const counted = Object.keys(values).filter((key) => typeof values[key] === 'number');
  if (!counted.includes(name))
    return { expected: `one of the counts ${counted.join(', ')} before the |`, found };
  return {
    expected: `{${name}|word}, or the singular and plural forms of a word`,
    found,
    advice: `write {${name}|one=… |other=…}; "other" is required`,
  };
}
