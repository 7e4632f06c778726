import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Route } from '../page.ts';
import { folded } from '../paths.js';
import { nearest, type Problem, refuse } from '../problems.ts';
import { readChecked } from './check-data.ts';
import { place } from './explain-issue.ts';

const address = z
  .string()
  .regex(/^\/([\w.-]+\/)*$/, 'an address with a slash at both ends, such as /services/');

const formerAddress = z
  .string()
  .regex(
    /^\/([\w.-]+\/)*([\w-][\w.-]*\.\w+)?$/,
    'an address that ends with a slash or a file extension, such as /services/ or /about.php',
  );

export const redirectsSchema = z.array(
  z.strictObject({
    from: formerAddress.describe('Old address. /old/ also covers /old and /old.html.'),
    to: address.describe('Page to redirect to, such as /services/.'),
  }),
);

/**
 * Permanent redirects: a request for `from` is redirected to `to`. `/old/` also covers
 * `/old`, `/old.html` and `/old/index.html`.
 */
export type Redirects = z.infer<typeof redirectsSchema>;

const redirectsFile = 'content/redirects.yaml';

/** Reads the moved addresses, if the file exists. Throws a ProblemsError for invalid ones. */
export const readMoved = (root: string) => readChecked(root, redirectsFile, redirectsSchema);

/**
 * Reads the moved addresses. A site without the file has none. Throws a ProblemsError if one leads
 * to no page, or is itself the address of a page or file of the site, ignoring case.
 */
export function readRedirects(
  root: string,
  routes: readonly Route[],
  files: readonly string[] = [],
): Redirects {
  const read = readMoved(root);
  if (!read) return [];
  const { value: redirects, source } = read;
  const paths = new Set(routes.map(({ path }) => path));
  const own = new Set([...paths, ...files.map((file) => `/${file}`)].map(folded));
  const problems = redirects.flatMap(({ from, to }, index): Problem[] => {
    const taken =
      own.has(folded(from)) ||
      own.has(folded(from).replace(/(\/index)?\.html$/, '/')) ||
      existsSync(join(root, 'static', from)) ||
      redirects.findIndex((other) => folded(other.from) === folded(from)) < index;
    const unused = 'an address that no page, file or other redirect uses';
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
