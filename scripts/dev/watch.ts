import { join, relative } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';

const sources = ['pages', 'components', 'content', 'static'];

/**
 * Calls `onChange` with a file of a site that was changed, added or removed, as a path from the root,
 * and `onSettled` when no other has followed for `settle` milliseconds.
 */
export function watchSite(
  root: string,
  onChange: (file: string) => void,
  onSettled: () => void,
  settle = 15,
): FSWatcher {
  const folders = sources.map((folder) => join(root, folder));
  const watcher = watch(folders, { ignoreInitial: true, ignored: /(^|[/\\])\.|~$/ });
  let timer: NodeJS.Timeout | undefined;
  return watcher.on('all', (_event, path) => {
    onChange(relative(root, path));
    clearTimeout(timer);
    timer = setTimeout(onSettled, settle);
  });
}
