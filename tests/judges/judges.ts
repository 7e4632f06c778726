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

/** The rules of a judge that `reasons.yaml` has a reason for. */
const explained = (judge: string) => Object.keys(reasons[judge] ?? {});

/** What a judge says of some page, without what `reasons.yaml` has a reason for. */
export const withoutReason = (judge: string, said: readonly string[]): string[] => [
  ...new Set(said.filter((it) => explained(judge).every((rule) => !it.includes(rule)))),
];

/** Reasons for what a judge says of no page any more. */
export const idleReasons = (judge: string, said: readonly string[]): string[] =>
  explained(judge)
    .filter((rule) => said.every((it) => !it.includes(rule)))
    .map((rule) => `reasons.yaml has ${rule}, which ${judge} does not say`);

/** What a judge says of all pages, without what has a reason, and reasons for what it does not say. */
export const unexplained = (judge: string, said: readonly string[]): string[] => [
  ...withoutReason(judge, said),
  ...idleReasons(judge, said),
];
