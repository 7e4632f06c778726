import { isolateMarked } from './isolated-numbers.ts';
import { doubleQuote, isolateStart, singleQuote } from './stand-ins.ts';

/**
 * The outer and inner quotation marks of languages, from CLDR 48 (`delimiters`) where publishers of the language
 * have no other custom. In a language that is not listed, straight marks stay as they are.
 */
const styles: readonly (readonly [marks: string, languages: string])[] = [
  [
    '“ ” ‘ ’',
    'en nl pt tr ko hi bn ta te mr th vi id ms zh sw af ak as az ba ceb cgg chr cy da fil fo ga gd gl gu ha ig jv km kn ' +
      'kok lg lo luo lv mi ml mn my ne nyn or pa pcm ps qu sd shn si so sq teo tg tt vec wo xh xog yo zu',
  ],
  ['„ “ ‚ ‘', 'de cs sk sl lt is bg hr et dsb hsb mk'],
  ['« » “ ”', 'it es ca el pt-PT ar br cv eu kk sc ti'],
  ['« » « »', 'hy'],
  ['„ “ « »', 'ka'],
  ['„ ” ‘ ’', 'bs'],
  ['„ ” ’ ’', 'sr'],
  ['“ ” « »', 'eo'],
  ['“ ” “ ”', 'tk'],
  ['“ ” ’ ‘', 'uz'],
  ['«\u00a0 \u00a0» “ ”', 'fr'],
  ['« » „ “', 'ru uk be ky'],
  ['« » ‹ ›', 'fa de-CH de-LI am rm'],
  ['« » ‘ ’', 'nb nn no'],
  ['„ ” « »', 'pl ro'],
  ['„ ” » «', 'hu'],
  ['” ” ’ ’', 'sv fi'],
  ['” “ ’ ‘', 'ur'],
  ['「 」 『 』', 'ja zh-Hant yue'],
];

const apostrophe = '’';

const marksByLanguage = new Map(
  styles.flatMap(([marks, languages]) =>
    languages.split(' ').map((language) => [language, marks.split(' ')] as const),
  ),
);

function marksOf(lang: string): readonly string[] | undefined {
  const { language, script, region } = new Intl.Locale(lang).maximize();
  const names = [`${language}-${region}`, `${language}-${script}`, language];
  return names.map((name) => marksByLanguage.get(name)).find(Boolean);
}

/** What comes before an opening mark: nothing, a space, a dash, or an opening sign. */
const opensBehind = /^[\s\p{Ps}\p{Pi}\u2013\u2014]?$/u;

/** Scripts and signs without a space around words, so that a mark after them may open or close. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}、。！？：；，・」』）]/u;

/**
 * What follows an apostrophe at the beginning of a word, as in '90s, 's morgens and rock 'n' roll. In
 * '98 it is one if no mark ends the words behind it.
 */
const elided =
  /^(?:\d\d(?:s|er)(?!\p{L})|\d\d(?![\p{L}\d'])(?!.{0,400}\S'(?!\p{L}))|[st]\s|n[\s'’])/su;

/** Sets the marks in a part of a text. `next` is the character after that part. */
type SetQuotes = (part: string, next?: string) => string;

/**
 * Returns a function that replaces straight quotation marks and apostrophes by those of a language,
 * in the parts of one text in their order. Without a language it leaves them straight.
 */
export function quoteSetter(lang: string | undefined): SetQuotes {
  const [open, close, openInner, closeInner] = (lang && marksOf(lang)) || [];
  if (!open || !close || !openInner || !closeInner) return (part) => part;
  const isOpen = { '"': false, "'": false };
  let before = '';
  let hasOpened = false;
  return (part, next = '') => {
    const whole = part + next;
    const opens = (mark: '"' | "'", at: number) => {
      const last = part.charAt(at - 1) || before;
      const rest = whole.slice(at + 1);
      if (mark === "'" && elided.test(rest)) return false;
      if (/["']/.test(last)) return hasOpened || (mark === '"' && !isOpen[mark]);
      // Beside a space on both sides, a mark ends what another began.
      if (opensBehind.test(last)) return /^\S/.test(rest) || (!isOpen[mark] && rest !== '');
      if (isOpen[mark]) return false;
      const isWord = /[\p{L}\p{N}\p{Ps}"']/u.test(part.charAt(at + 1) || next);
      // A quotation may follow the end of a word, as in l'"eau", but 6" is a length.
      return isWord && (unspaced.test(last) || (mark === '"' && !/\p{N}/u.test(last)));
    };
    const set = part.replace(/["']/g, (found, at: number) => {
      const mark = found === '"' ? '"' : "'";
      const wasOpen = isOpen[mark];
      hasOpened = opens(mark, at);
      isOpen[mark] = hasOpened;
      const follows = part.charAt(at + 1) || next;
      // A mark with a space of its own needs none beside one that is written.
      if (hasOpened) return mark === "'" ? openInner : /\s/.test(follows) ? open.trimEnd() : open;
      const last = part.charAt(at - 1) || before;
      if (mark === '"') return !wasOpen ? mark : /\s/.test(last) ? close.trimStart() : close;
      const isInWord = /[\p{L}\p{N}]/u.test(follows) && !unspaced.test(follows);
      if (wasOpen && !isInWord) return closeInner;
      isOpen[mark] = wasOpen;
      return apostrophe;
    });
    before = part.at(-1) ?? before;
    return set;
  };
}

/**
 * Puts stand-ins for the straight quotation marks of a text, which setMarkedSigns replaces once its
 * language is known. Only fields of text() are marked, so addresses keep their marks.
 */
export const markQuotes = (text: string): string =>
  text.replaceAll('"', doubleQuote).replaceAll("'", singleQuote);

/** Sets what is marked in all texts inside a value, in place: quotation marks and numbers, as the language has them. */
export function setMarkedSigns(value: unknown, lang: string | undefined): void {
  if (!value || typeof value !== 'object') return;
  for (const [key, item] of Object.entries(value)) {
    if (typeof item !== 'string') {
      // What a schema freezes is replaced by a copy.
      const isFrozen = typeof item === 'object' && item !== null && Object.isFrozen(item);
      const own: unknown = !isFrozen ? item : Array.isArray(item) ? [...item] : { ...item };
      setMarkedSigns(own, lang);
      if (isFrozen) Reflect.set(value, key, Object.freeze(own));
    } else if (marked.test(item)) {
      const straight = item.replaceAll(doubleQuote, '"').replaceAll(singleQuote, "'");
      Reflect.set(value, key, isolateMarked(quoteSetter(lang)(straight), lang));
    }
  }
}

const marked = new RegExp(`[${doubleQuote}${singleQuote}${isolateStart}]`);
