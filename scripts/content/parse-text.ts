import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from 'yaml';
import { keepArtifact, keyOf, readArtifact, versionOf } from '../base/artifacts.js';

const version = versionOf(['scripts/content/read-source.ts'], ['yaml']);

/**
 * Parses a text, and caches the result as JSON, which is read twenty times as fast as YAML. What
 * JSON cannot represent, such as .nan, is parsed each time.
 */
export function parseOnce(text: string, parse: () => unknown): unknown {
  const key = keyOf(version, text);
  const kept = readArtifact('content', key);
  if (kept) return JSON.parse(String(kept));
  const data = parse();
  const json = JSON.stringify(data);
  if (json !== undefined && isDeepStrictEqual(JSON.parse(json), data))
    keepArtifact('content', key, json);
  return data;
}

/**
 * Parses JSON. Undefined if it is invalid or has a duplicate key, which JSON.parse accepts: the
 * YAML parser, which is much slower, can then say what is wrong.
 */
export function parseJson(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    const keys = countKeys(data);
    return countNames(text) === keys || countExactly(text) === keys ? data : undefined;
  } catch {
    return undefined;
  }
}

// Counts too many if a text has an escaped quote before a colon: then `countExactly` decides.
function countNames(text: string): number {
  let names = 0;
  for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
    let before = colon - 1;
    while (text.charAt(before).trim() === '' && before > 0) before--;
    if (text.charAt(before) === '"') names++;
  }
  return names;
}

const countExactly = (text: string) =>
  text.match(/"(?:[^"\\]|\\.)*"\s*:?/g)?.filter((token) => token.endsWith(':')).length ?? 0;

function countKeys(data: unknown): number {
  if (!data || typeof data !== 'object') return 0;
  const inside = Object.values(data).reduce<number>((sum, value) => sum + countKeys(value), 0);
  return Array.isArray(data) ? inside : inside + Object.keys(data).length;
}

const json = 'write texts in double quotes, commas between values, and close each { and [';
const reference =
  'put a text that begins with * or & in quotes: YAML would take it for a reference';
const quotes = 'put a text in quotes if it begins with { [ " or \', or contains ": "';
const begin = 'indent the fields of one record equally, with spaces instead of tabs';
const name = 'end the name of a field with ":" and a space';

/** How to resolve a file with Git conflict markers. */
export const mergeAdvice =
  'keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>';

const advice: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: 'write \\\\ for a \\ between double quotes',
  BAD_INDENT: `close each [ { " and ', and ${begin}`,
  BAD_SCALAR_START: 'put the text in quotes: it begins with a character that YAML reserves',
  BLOCK_AS_IMPLICIT_KEY: `put a text that contains ": " in quotes, and ${begin}`,
  DUPLICATE_KEY: 'remove one of the two fields with this name',
  MISSING_CHAR: `close each [ { " and ', and ${name}`,
  MULTILINE_IMPLICIT_KEY: name,
  MULTIPLE_DOCS: 'remove the line --- between fields',
  TAB_AS_INDENT: begin,
  UNEXPECTED_TOKEN: quotes,
};

/** How to fix a mistake in a YAML or JSON text, for the person who edits it. */
export function syntaxAdvice(language: 'YAML' | 'JSON', code?: ErrorCode): string | undefined {
  if (language === 'JSON' && code !== 'DUPLICATE_KEY') return json;
  return code ? advice[code] : reference;
}
