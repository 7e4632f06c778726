import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

const project = join(import.meta.dirname, '../..');
const notCopied = /^(\.git|\.cache|(.*\/)?node_modules|\.?dist([.-].*)?)$/;
/** In `tsconfig.json`, `tsBuildInfoFile`. */
const foundTypes = 'types.tsbuildinfo';

/**
 * Copies the project without generated files, and uses artifacts where they are, and packages too
 * unless the copy is to install some of its own. The result of the last type check is copied, so a
 * check in the copy continues from it without changing the project's.
 */
export function copyProject(copy: string, { ownPackages = false } = {}): void {
  const filter = (file: string) => !notCopied.test(relative(project, file));
  // One by one: Node copies no folder into itself, and the copy may be in `.cache`.
  for (const name of readdirSync(project).filter((it) => !notCopied.test(it)))
    cpSync(join(project, name), join(copy, name), { recursive: true, filter });
  const packages = join(project, 'node_modules');
  if (ownPackages)
    cpSync(packages, join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  else symlinkSync(packages, join(copy, 'node_modules'));
  for (const root of [project, copy]) mkdirSync(join(root, '.cache'), { recursive: true });
  for (const name of readdirSync(join(project, '.cache'))) {
    // Temporary folders, in which the copy may be.
    if (name === 'tests') continue;
    const made = join('.cache', name);
    if (name === foundTypes) cpSync(join(project, made), join(copy, made));
    else symlinkSync(join(project, made), join(copy, made));
  }
}
