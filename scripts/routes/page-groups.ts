import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { z } from 'zod';
import { readChecked } from '../content/check-data.ts';
import { routePattern } from './route-pattern.ts';

const file = 'content/groups.yaml';

/**
 * What `content/groups.yaml` may contain: true or false for each group of the site, or nothing. A
 * name without pages counts as a deleted group only if every group with pages is listed too.
 * Otherwise it may be a misspelling, and the group that was meant would be published.
 */
export function groupsSchema(root: string): z.ZodType<Record<string, boolean | undefined> | null> {
  const present = presentGroups(root);
  const named = Object.keys(Object(readChecked(root, file, z.unknown())?.value));
  const gone = present.every((name) => named.includes(name)) ? named : [];
  const switches = [...new Set([...present, ...gone])].map((name) => {
    const says = present.includes(name)
      ? `true builds the pages of pages/(${name}), false leaves them out.`
      : 'This group no longer has pages. You can remove this line.';
    return [name, z.boolean().optional().describe(says)] as const;
  });
  return z.union([z.strictObject(Object.fromEntries(switches)), z.null()]);
}

/**
 * The page groups that a site leaves out: those that `content/groups.yaml` sets to false, and those
 * that no longer have pages. A group `name` is `pages/(name)/`, `components/name/`,
 * `content/name/` and `static/name/`; the parentheses keep its name out of URLs. Throws a
 * ProblemsError for anything but the names of groups with true or false.
 */
export function groupsLeftOut(root: string): string[] {
  const said = Object.entries(readChecked(root, file, groupsSchema(root))?.value ?? {});
  const isGone = (name: string) => !existsSync(join(root, `pages/(${name})`));
  return said.flatMap(([name, built]) => (built && !isGone(name) ? [] : [name]));
}

function presentGroups(root: string): string[] {
  const pages = join(root, 'pages');
  const names = existsSync(pages) ? readdirSync(pages).sort() : [];
  return names.flatMap((name) => /^\((.*)\)$/.exec(name)?.[1] ?? []);
}

/** The files of all groups that a site leaves out, as glob patterns from its root. */
export function filesLeftOut(root: string): string[] {
  return groupsLeftOut(root).flatMap((name) => [
    `pages/\\(${name}\\)/**`,
    `components/${name}/**`,
    `content/${name}/**`,
    `static/${name}/**`,
  ]);
}

/** Tests whether a published file is a page of a group that a site leaves out. */
export function pagesLeftOut(root: string): (file: string) => boolean {
  const groups = groupsLeftOut(root).map((name) => `pages/\\(${name}\\)/**/*.tsx`);
  const sources = fastGlob.sync(groups, { cwd: root, ignore: ['**/_*'] });
  const pages = sources.map((source) => namesOf(`${routePattern(source)}index.html`));
  return (file) => pages.some((names) => isAt(namesOf(`/${file}`), names));
}

const namesOf = (path: string) => path.split('/');

/** Whether the names of a path fit those of a pattern, in which `[slug]` stands for any. */
const isAt = (path: readonly string[], pattern: readonly string[]) =>
  path.length === pattern.length &&
  pattern.every((name, at) => /^\[.*\]$/.test(name) || name === path[at]);
