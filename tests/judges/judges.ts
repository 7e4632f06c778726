/** Programs of others that judge the built site; `tests/judges/package.json` has their versions. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const here = createRequire(join(import.meta.dirname, 'package.json'));

/** The path of a file of a judge. Throws if `npm ci --prefix tests/judges` has not been run. */
export const fileOf = (name: string): string => here.resolve(name);

/** The code of a judge. */
export const load = (name: string) => import(fileOf(name));

const reasons = z
  .record(z.string(), z.record(z.string(), z.string()))
  .parse(parse(readFileSync(join(import.meta.dirname, 'reasons.yaml'), 'utf8')));

/**
 * What a judge says, without what `reasons.yaml` has a reason for, and reasons for what it no longer
 * says.
 */
export function unexplained(judge: string, said: readonly string[]): string[] {
  const known = Object.keys(reasons[judge] ?? {});
  const idle = known.filter((rule) => said.every((it) => !it.includes(rule)));
  return [
    ...new Set(said.filter((it) => known.every((rule) => !it.includes(rule)))),
    ...idle.map((rule) => `reasons.yaml has ${rule}, which ${judge} does not say`),
  ];
}
