import { join } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';

const sources = ['pages', 'components', 'content', 'static'];

/**
 * Calls `onChange` after files of a site were changed, added or removed; changes that come within
 * `settle` milliseconds of each other count as one.
 */
export function watchSite(root: string, onChange: () => void, settle = 15): FSWatcher {
  const folders = sources.map((folder) => join(root, folder));
  const watcher = watch(folders, { ignoreInitial: true, ignored: /(^|[/\\])\.|~$/ });
  let timer: NodeJS.Timeout | undefined;
  return watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, settle);
  });
}
