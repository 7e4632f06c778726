import fastGlob from 'fast-glob';
import { z } from 'zod';
import { readChecked } from '../content/read-checked.ts';

const file = 'content/groups.yaml';

/** What `content/groups.yaml` may say: true or false for each group that the site has. */
export function groupsSchema(root: string) {
  const folders = fastGlob.sync('pages/\\(*\\)', { cwd: root, onlyDirectories: true }).sort();
  const switches = folders.map((folder) => {
    const described = z.boolean().optional().describe(`false leaves out the pages of ${folder}.`);
    return [folder.replace(/^pages\/\(|\)$/g, ''), described] as const;
  });
  return z.strictObject(Object.fromEntries(switches));
}

/**
 * The page groups that a site leaves out: those that `content/groups.yaml` sets to false. A group
 * `name` is `pages/(name)/`, `components/name/`, `content/name/` and `static/name/`; the parentheses
 * keep its name out of URLs. Throws a ProblemsError for anything but the names of groups with true
 * or false.
 */
export function groupsLeftOut(root: string): string[] {
  const groups = readChecked(root, file, groupsSchema(root))?.value ?? {};
  return Object.entries(groups).flatMap(([name, built]) => (built ? [] : [name]));
}

/** The folders of a group, as glob patterns from the site's root. */
export function groupFolders(name: string): string[] {
  return [
    `pages/\\(${name}\\)/**`,
    `components/${name}/**`,
    `content/${name}/**`,
    `static/${name}/**`,
  ];
}
