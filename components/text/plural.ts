import type { Plural } from '../../content/schema/plural.ts';
import { fill } from './fill.ts';

/** The text for a number of things, in the language's plural category for that number. */
export function plural(texts: Plural, count: number, lang: string): string {
  return fill(texts[new Intl.PluralRules(lang).select(count)] ?? texts.other, { count });
}
