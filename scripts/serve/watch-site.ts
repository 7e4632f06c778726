import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { entriesIn } from '../base/entries-in.ts';
import { stampOf } from '../base/file-stamp.js';
import { pathFrom } from '../base/paths.js';
import { schemasFolder, sourceFolders } from '../code/site-files.ts';

/**
 * When the files are checked again after a change, in milliseconds. The watcher misses a second
 * change of a file within 50 ms of the first, and changes while it starts to watch a new folder.
 */
const rechecks = [70, 200, 600, 1500];

/** Debounce: how long no further change may follow before changes are handled, in ms. */
const settle = 5;

/**
 * Calls `onChange` with each file of a site that was changed, added or removed, as a path from the
 * root, and then `onSettled` when no other change has followed for a moment. The watcher is only a
 * trigger: changes are found by comparing the files with their previous state, which is first that
 * at this call, although the watcher needs a moment more to start.
 */
export function watchSite(
  root: string,
  onChange: (file: string) => void,
  onSettled: () => void,
): FSWatcher {
  const isIgnored = (path: string) => {
    const file = pathFrom(root, path);
    const isInSite = sourceFolders.some((folder) => `${file}/`.startsWith(`${folder}/`));
    return file !== '' && !isSetting(file) && (!isInSite || isUnrelated(file));
  };
  let known = stampsOf(root);
  const changed = new Set<string>();
  const check = () => {
    const current = stampsOf(root);
    for (const [file, stamp] of current) if (known.get(file) !== stamp) changed.add(file);
    for (const file of known.keys()) if (!current.has(file)) changed.add(file);
    known = current;
    const isChanged = changed.size > 0;
    for (const file of changed) onChange(file);
    changed.clear();
    if (isChanged) onSettled();
    return isChanged;
  };
  let timer: NodeJS.Timeout | undefined;
  const checkAfter = (wait: number, later: readonly number[]) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const [next, ...rest] = check() ? rechecks : later;
      if (next !== undefined) checkAfter(next, rest);
    }, wait);
  };
  // The root is watched too, because one of its folders may be moved away and come back.
  const watcher = watch(root, { ignoreInitial: true, ignored: isIgnored });
  const close = watcher.close.bind(watcher);
  watcher.close = () => {
    clearTimeout(timer);
    return close();
  };
  return watcher
    .on('ready', () => checkAfter(0, rechecks))
    .on('all', (event, path) => {
      if (event === 'change') changed.add(pathFrom(root, path));
      checkAfter(settle, rechecks);
    })
    .on('error', (error) => console.error(`Changes may be missed: ${error}`));
}

/**
 * Calls `onChange` with the first file of the generator itself that changes, or with the list of packages:
 * what runs is the code of before, until it is started again.
 */
export function watchGenerator(root: string, onChange: (file: string) => void): FSWatcher {
  const isIgnored = (path: string) => {
    const file = pathFrom(root, path);
    return file !== '' && file !== 'package-lock.json' && !`${file}/`.startsWith('scripts/');
  };
  const watcher = watch(root, { ignoreInitial: true, ignored: isIgnored });
  return watcher.once('all', (_event, path) => onChange(pathFrom(root, path)));
}

/** Files beside the folders of a site that say how its code is read. */
const isSetting = (file: string) => /^(tsconfig|jsconfig|package)[\w.-]*\.json$/.test(file);

/** Temporary files of editors, and the schemas generated for them. Of hidden folders, one is published. */
const isUnrelated = (file: string) =>
  /(^|\/)\.(?!well-known(\/|$))|~$/.test(file) || `${file}/`.startsWith(`${schemasFolder}/`);

/** Every file of a site, with a fingerprint of its state. */
function stampsOf(root: string): Map<string, string> {
  const stamps = new Map<string, string>();
  const own = sourceFolders.flatMap((folder) => filesIn(root, folder));
  for (const file of [...own, ...settingsIn(root)]) {
    if (isUnrelated(file)) continue;
    const stat = statSync(join(root, file), { throwIfNoEntry: false });
    if (stat) stamps.set(file, stampOf(stat));
  }
  return stamps;
}

function settingsIn(root: string): string[] {
  try {
    return readdirSync(root).filter(isSetting);
  } catch {
    return []; // As below.
  }
}

// Of a folder that disappears while it is read, the next check sees the result.
const filesIn = (root: string, folder: string) =>
  entriesIn(join(root, folder)).flatMap((entry) =>
    entry.isDirectory() ? [] : pathFrom(root, join(entry.parentPath, entry.name)),
  );
