/** The faults that somebody could make in the site, from `faults.yaml` and that of the template. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { parse } from 'yaml';
import { z } from 'zod';

const faultSchema = z.strictObject({
  /** The file to change, and the text in it to replace, which occurs there once. */
  file: z.string(),
  find: z.string(),
  replace: z.string(),
  /** What a visitor, an editor or a maintainer would suffer. Names the fault in messages. */
  suffers: z.string(),
  /** The section of the specification that no longer holds. */
  section: z.int().min(1).max(9),
  /** The test files of the gate that should see it, or `build` if the site should not build. */
  tests: z.array(z.string()).min(1),
});

/** A change of one text in one file, and the tests that should fail with it. */
export type Fault = z.infer<typeof faultSchema>;

const lists = '{mutants,template/mutants}/faults.yaml';

/** Reads the lists of faults. Throws if an entry lacks a field or has an unknown one. */
export const readFaults = (): Fault[] =>
  fastGlob
    .sync(lists, { cwd: join(import.meta.dirname, '..'), absolute: true })
    .flatMap((file) => z.array(faultSchema).parse(parse(readFileSync(file, 'utf8'))));

/** A text with the fault in it. Throws unless the text to replace occurs exactly once. */
export function breakText(text: string, { file, find, replace, suffers }: Fault): string {
  const found = text.split(find).length - 1;
  if (found === 1) return text.replace(find, () => replace);
  throw new Error(
    `tests/${lists}, "${suffers}": expected its "find" once in ${file}, found it ${found} times. Write the text that is there now.`,
  );
}
