import { z } from 'zod';
import { place } from '../content/explain-issue.ts';
import { nearest } from '../content/nearest.ts';
import { readChecked } from '../content/read-checked.ts';
import { type Problem, refuse } from '../problems.ts';
import type { Route } from '../render/page.ts';

const address = z
  .string()
  .regex(/^\/([\w.-]+\/)*$/, 'an address with a slash at both ends, such as /services/');

export const redirectsSchema = z.array(z.strictObject({ from: address, to: address }));

/** Addresses that moved for good: who asks for `from` is sent on to `to`. */
export type Redirects = z.infer<typeof redirectsSchema>;

const file = 'content/redirects.yaml';

/**
 * Reads the addresses that have moved; a site without the file has none. Throws a ProblemsError
 * where one leads to no page, or away from a page that is there.
 */
export function readRedirects(root: string, routes: readonly Route[]): Redirects {
  const read = readChecked(root, file, redirectsSchema);
  if (!read) return [];
  const { value: redirects, source } = read;
  const paths = new Set(routes.map(({ path }) => path));
  const problems = redirects.flatMap(({ from, to }, index): Problem[] => {
    const taken = paths.has(from) || redirects.findIndex((other) => other.from === from) < index;
    const unused = 'an address that no page and no other redirect has';
    const known = 'the address of a page';
    return [
      ...(taken ? [{ ...place(source, [index, 'from']), expected: unused, found: from }] : []),
      ...(paths.has(to)
        ? []
        : [
            {
              ...place(source, [index, 'to']),
              expected: known,
              found: to,
              nearest: nearest(to, paths),
            },
          ]),
    ];
  });
  refuse(problems);
  return redirects;
}
