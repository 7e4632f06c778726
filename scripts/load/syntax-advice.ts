import type { ErrorCode } from 'yaml';

const json = 'write texts in double quotes, commas between values, and close each { and [';
const reference = 'put a text that begins with * or & in quotes: alone it refers to another one';
const quotes = 'put a text in quotes that begins with { [ " or \', or that holds ": "';
const begin = 'let the fields of one record begin exactly under each other, by spaces and not tabs';
const name = 'end the name of a field with ":" and a space';

const advice: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: 'write \\\\ for a \\ between double quotes',
  BAD_INDENT: `close each [ { " and ', and ${begin}`,
  BAD_SCALAR_START: 'put the text in quotes: it begins with a sign that YAML keeps for itself',
  BLOCK_AS_IMPLICIT_KEY: `put a text that holds ": " in quotes, and ${begin}`,
  DUPLICATE_KEY: 'remove one of the two fields of this name',
  MISSING_CHAR: `close each [ { " and ', and ${name}`,
  MULTILINE_IMPLICIT_KEY: name,
  MULTIPLE_DOCS: 'remove the line --- that stands between fields',
  TAB_AS_INDENT: begin,
  UNEXPECTED_TOKEN: quotes,
};

/** What to do about a mistake in a YAML or JSON text, for who edits it. */
export function syntaxAdvice(language: 'YAML' | 'JSON', code?: ErrorCode): string | undefined {
  if (language === 'JSON' && code !== 'DUPLICATE_KEY') return json;
  return code ? advice[code] : reference;
}
