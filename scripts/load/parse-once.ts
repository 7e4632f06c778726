import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { generatorRoot } from '../generator.ts';

const cache = join(generatorRoot, '.cache/content');

/**
 * What a text says, parsed once and kept by its hash: a YAML parser takes twenty times as long as
 * the parser of JSON. What JSON cannot hold, such as .nan, is parsed each time.
 */
export function parseOnce(text: string, parse: () => unknown): unknown {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 32);
  const path = join(cache, `${hash}.json`);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  const data = parse();
  const json = JSON.stringify(data);
  if (json !== undefined && isDeepStrictEqual(JSON.parse(json), data)) write(path, json);
  return data;
}

// There whole or not at all, whoever else writes or stops meanwhile.
function write(path: string, json: string): void {
  const draft = `${path}.${randomUUID()}`;
  mkdirSync(cache, { recursive: true });
  writeFileSync(draft, json);
  renameSync(draft, path);
}
