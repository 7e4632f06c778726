import { z } from 'zod';
import { sampleFlag } from './sample.ts';

const dialled = /^\+[1-9]\d{6,14}$/;

/** The digits of a number as shown. Some write them in Arabic or wide digits. */
const digitsIn = (shown: string): string =>
  Array.from(shown.match(/[0-9٠-٩۰-۹０-９]/g) ?? [], (digit) => digit.charCodeAt(0) & 0xf).join('');

/** A number as shown, without the zero that is dialled only at home: +44 (0)20 7946 0000. */
const abroad = (shown: string) => shown.replace(/\(0\)/g, '');

/** Letters after the first digit: an extension, or a word to be dialled. */
const letters = /(?<=\p{Nd}.*)\p{L}.*/u;

/** What stands behind a number: a second one, as in "/ 112", when it is answered, as in "(24/7)", or 9-17h. */
const more =
  /(?:(?<=\p{Nd}.*)(?:[,;]|\/\s*\p{Nd}{1,3}(?!\P{L}*\p{Nd})|\b\p{Nd}{1,2}[-–]\p{Nd}{1,2} ?h\b)|(?<=(?:\p{Nd}\P{Nd}*){7})\().*/u;

/** Whether a shown number begins with its country code. */
const isWhole = (shown: string) => /^[^\p{Nd}]*[+＋]/u.test(shown);

/** A number as shown, without what stands behind it. */
const alone = (shown: string) => shown.replace(more, '').replace(letters, '');

/** The number to dial for one that is shown with its country code. */
const dial = (shown: string) => `+${digitsIn(alone(abroad(shown)))}`;

/** Whether a number to dial has the digits of the one shown, as far as those are digits. */
function agree(shown: string, number: string): boolean {
  const hasMore = alone(shown) !== shown;
  if (isWhole(shown)) return hasMore ? number.startsWith(dial(shown)) : number === dial(shown);
  const withoutTrunk = digitsIn(alone(shown)).replace(/^(0+|[18])/, '');
  return hasMore || number.endsWith(withoutTrunk);
}

/** A phone number: the one to dial follows from the one that is shown. */
export const phoneSchema = z
  .strictObject({
    // Components isolate it, so that it is no text with numbers.
    display: z
      .string()
      .trim()
      .min(1, 'a text that is not empty')
      .describe('Phone number as shown to visitors, with country code and spaces.'),
    number: z
      .string()
      .regex(dialled, 'a phone number such as +256000000000')
      .optional()
      .describe(
        'The same number for dialing, such as +256000000000, if the one shown has no country code.',
      ),
    sample: sampleFlag,
  })
  .transform(({ display, number, ...others }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (number !== undefined && !agree(display, number))
      refuse('number', `the digits of the number that is shown, ${display}`);
    if (number === undefined && !isWhole(display))
      refuse('number', 'the same number with its country code, which the one shown does not have');
    else if (number === undefined && more.test(display))
      refuse('number', 'the number to dial, since more than one number is shown');
    else if (number === undefined && !dialled.test(dial(display)))
      refuse('display', 'a phone number with its country code, such as +256 000 000 000');
    return { ...others, display, number: number ?? dial(display) };
  });
