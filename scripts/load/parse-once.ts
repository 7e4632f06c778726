import { isDeepStrictEqual } from 'node:util';
import { keepArtifact, keyOf, readArtifact, versionOf } from '../artifacts.js';

const version = versionOf(['scripts/load/read-source.ts'], ['yaml']);

/**
 * What a text says, parsed once: a YAML parser takes twenty times as long as the parser of JSON.
 * What JSON cannot hold, such as .nan, is parsed each time.
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
