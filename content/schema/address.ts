import { z } from 'zod';
import { text } from '#content';
import { sampleFlag } from './sample.ts';

/** What a template calls each part of an address. {country} is the one in which the firm began. */
const partOf = {
  street: 'street',
  postalCode: 'postalCode',
  locality: 'locality',
  region: 'region',
  countryName: 'country',
} as const;

const isPart = (name: string): name is keyof typeof partOf => Object.hasOwn(partOf, name);

/** Lines as most countries write them. */
const usualLines = (separator: string) => [
  '{street}',
  ['{postalCode} {locality}', '{region}', '{countryName}'].join(separator),
];

const placeholder = /\{\s*([\p{L}\p{M}\p{N}_]+)\s*\}/gu;

/** The code that a country has by the standard: GB for UK. */
const currentCode = (code: string) => new Intl.Locale(`und-${code}`).region ?? code;

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'two capital letters, such as CA', abort: true })
  .refine((code) => currentCode(code) === code && countries.of(code) !== undefined, {
    error: ({ input }) => `the code of a country, such as ${currentCode(String(input))}`,
  });

/** A postal address, with its lines in the order of its country. */
export const addressSchema = z
  .strictObject({
    street: text().describe('Street and number of the office.'),
    postalCode: text().optional().describe('Postal code of the office.'),
    locality: text().describe('City of the office.'),
    region: text().optional().describe('State, province or the like, if addresses there name it.'),
    country: text().describe('Country of the office.'),
    countryCode: countryCode
      .optional()
      .describe('Code of that country for search engines, such as CA.'),
    lines: z
      .array(text())
      .min(1, 'at least one line')
      .optional()
      .describe(
        'Lines of the address as your country writes them, with {street}, {postalCode}, ' +
          '{locality}, {region} and {countryName}. What is missing is left out.',
      ),
    sample: sampleFlag,
  })
  .superRefine(({ lines }, context) => {
    for (const [at, line] of (lines ?? []).entries())
      for (const [whole, name = ''] of line.matchAll(placeholder))
        if (!isPart(name))
          context.addIssue({
            code: 'custom',
            path: ['lines', at],
            message: `only ${Object.keys(partOf).join(', ')} in braces, not ${whole}`,
          });
  });

type Address = z.infer<typeof addressSchema>;

/** The lines of an address, in a language with this sign between parts. */
export const addressLines = (address: Address, separator: string): string[] =>
  (address.lines ?? usualLines(separator))
    .map((line) => fillLine(line, address, separator))
    .filter(Boolean);

type Parts = Partial<Record<(typeof partOf)[keyof typeof partOf], string | undefined>>;

/** A line with the parts of an address. The signs around a part that is missing go with it. */
function fillLine(line: string, parts: Parts, separator: string): string {
  const sign = separator.trim();
  // Only before a space, if one belongs to it: the hyphen in 1100-061 separates nothing.
  const end = /\s$/.test(separator) ? '(?=\\s|$)' : '';
  const signs = `(?:,|${sign.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')})${end}`;
  return line
    .replace(placeholder, (_, name: string) => (isPart(name) && parts[partOf[name]]) || '')
    .replace(/\(\s*\)/g, '')
    .replace(new RegExp(`(?:\\s*(${signs}))+`, 'gu'), (_, last: string) =>
      last === sign && /^\s/.test(separator) ? ` ${last}` : last,
    )
    .replace(/\s+/g, ' ')
    .replace(new RegExp(`^(?:\\s|${signs})+|(?:\\s|${signs})+$`, 'gu'), '');
}
