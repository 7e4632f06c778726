import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { nearest } from '../base/nearest.ts';
import { folded } from '../base/paths.js';
import { type Problem, throwIfAny } from '../base/problems.ts';
import { readChecked } from '../content/check-data.ts';
import { placeOfField } from '../content/explain-issue.ts';
import type { Route } from '../site-api/page.ts';
import { reservedFor } from './reserved-addresses.ts';
import { type Destinations, destinationOf } from './slugs.ts';

const address = z
  .string()
  .normalize()
  .regex(
    /^\/([\p{L}\p{M}\p{N}_.-]+\/)*(#[\p{L}\p{M}\p{N}_-]+)?$/u,
    'an address with a slash at both ends, such as /services/, or a part of it, such as /#services',
  );

// Without `.` and `..`, which browsers resolve: some hosts get a file at each old address.
const formerAddress = z
  .string()
  .normalize()
  .regex(
    /^\/((?!\.{1,2}\/)[\p{L}\p{M}\p{N}_.-]+\/)*([\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}_.-]*\.\w+)?$/u,
    'an address that ends with a slash or a file extension, such as /services/ or /about.php',
  );

export const redirectsSchema = z.array(
  z.strictObject({
    from: formerAddress.describe('Old address. /old/ also covers /old and /old.html.'),
    to: address.describe('Page to redirect to, such as /services/, or a part of it: /#services.'),
  }),
);

/**
 * Permanent redirects: a request for `from` is redirected to `to`. `/old/` also covers
 * `/old`, `/old.html` and `/old/index.html`.
 */
export type Redirects = z.infer<typeof redirectsSchema>;

const redirectsFile = 'content/redirects.yaml';

/** Reads content/redirects.yaml, if it exists. Throws a ProblemsError if it is invalid. */
export const readRedirectsFile = (root: string) =>
  readChecked(root, redirectsFile, redirectsSchema.nullable());

/** `/x/` for every spelling of it: `/x.html`, `/x/index.html`, and those in capitals. */
const routeOf = (address: string) => folded(address).replace(/(\/index)?\.html$/, '/');

/**
 * Reads the moved addresses. A site without the file has none. Each may say the page that replaces it
 * by its address or by its own name. Throws a ProblemsError if one leads to no page, or is itself an
 * address of a page, a file or an earlier redirect, ignoring case. Only `/x.html` may lead to `/x/`,
 * for hosts that do not know it.
 */
export function readRedirects(
  root: string,
  routes: readonly Route[],
  destinations: Destinations,
  files: readonly string[] = [],
): Redirects {
  const read = readRedirectsFile(root);
  if (!read) return [];
  const { value: redirects, source } = read;
  const paths = new Set(routes.map(({ path }) => path));
  const used = new Set([...paths, ...files.map((file) => `/${file}`)].map(routeOf));
  const problems: Problem[] = [];
  const moved = (redirects ?? []).map(({ from, to }) => ({
    from,
    to: to.replace(/^[^#]*/, (path) => destinationOf(path, destinations)),
  }));
  for (const [index, { from, to }] of moved.entries()) {
    const file = from.replace(/\/$/, '/index.html');
    const address = from === to.replace(/\/$/, '.html') ? from : routeOf(from);
    const isUsed = used.has(address) || existsSync(join(root, 'static', file));
    const use = isUsed ? undefined : reservedFor(from);
    if (isUsed || use) {
      const expected = 'an address that no page, file or other redirect uses';
      const found = use ? `${from}, where ${use}` : from;
      problems.push({ ...placeOfField(source, [index, 'from']), expected, found });
    }
    used.add(address);
    if (!paths.has(to.replace(/#.*/, ''))) {
      const expected = 'the address of a page';
      const meant = nearest(to, paths);
      problems.push({
        ...placeOfField(source, [index, 'to']),
        expected,
        found: to,
        nearest: meant,
      });
    }
  }
  throwIfAny(problems);
  // Hosts that first take this end off an address would never find it.
  return moved.map(({ from, to }) => ({ from: from.replace(/\/index\.html$/, '/'), to }));
}
