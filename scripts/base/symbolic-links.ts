import { type Dirent, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isInside, pathFrom } from './paths.js';
import type { Problem } from './problems.ts';

/**
 * Reports symbolic links below the folders of a site that cannot be followed: those that lead out of
 * the site, whose files a copy of it would not have, to nothing, to hidden files such as `.env`, or
 * to a folder that they are in.
 * All others stand for what they lead to.
 */
export function faultyLinks(root: string, folders: readonly string[]): Problem[] {
  const real = realpathSync(root);
  return folders.flatMap((folder) => faultsIn(real, folder, [real, join(real, folder)]));
}

/** The faults below a folder. `above` are the folders that it is in, by their real paths. */
function faultsIn(root: string, folder: string, above: readonly string[]): Problem[] {
  return entriesOf(join(root, folder)).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return faultsIn(root, path, [...above, join(root, path)]);
    return entry.isSymbolicLink() ? faultsOf(root, path, above) : [];
  });
}

function faultsOf(root: string, path: string, above: readonly string[]): Problem[] {
  const at = join(root, path);
  const leads = realPath(at);
  const name = { file: path, expected: 'a symbolic link to a file or folder inside the site' };
  const said = readlinkSync(at);
  const advice = 'put what it leads to in its place, or remove the link';
  if (leads === undefined)
    return [{ ...name, found: `a link to ${said}, which is not there`, advice }];
  if (!isInside(root, leads))
    return [{ ...name, found: `a link out of the site, to ${said}`, advice }];
  if (/(^|\/)\.(?!well-known)/.test(pathFrom(root, leads)))
    return [{ ...name, found: `a link to ${said}, a hidden file or folder`, advice }];
  if (above.some((each) => isInside(leads, each)))
    return [{ ...name, found: `a link to ${said}, a folder that it is itself in`, advice }];
  return statSync(leads).isDirectory() ? faultsIn(root, path, [...above, leads]) : [];
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined; // It leads to nothing, or to itself.
  }
}

function entriesOf(path: string): Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return []; // A site need not have all folders.
  }
}
