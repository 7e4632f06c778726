import { build } from '../build.ts';
import type { LoadedSite } from '../load-site.ts';
import { printFailure } from '../report.ts';
import type { showProgress } from '../summary/progress.ts';
import type { Outcome } from './live-reload.ts';
import type { LiveSite } from './live-site.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { overlayProblems } from './overlay-problems.ts';

export type Followed = {
  root: string;
  /** Folder that the whole site is built to. */
  dir: string;
  live: LiveSite;
  /** Tells open pages to reload, or what is wrong. */
  announce: (outcome: Outcome) => void;
  progress: Pick<ReturnType<typeof showProgress>, 'show' | 'clear'>;
};

/** Milliseconds in which pages that reload are served before the whole site is built. */
const quiet = 250;

/**
 * Keeps up with the changes of a site in two steps: it is loaded at once, so that open pages reload;
 * then all of it is built and checked, which only says something where something is wrong.
 */
export function followChanges({ root, dir, live, announce, progress }: Followed) {
  const changed = new Set<string>();
  let newest: LoadedSite | undefined;
  let timer: NodeJS.Timeout | undefined;

  const fail = (error: unknown) => {
    progress.clear();
    printFailure(error, false);
    announce({ problems: overlayProblems(root, error) });
  };
  const buildAll = oneAtATime(async () => {
    const site = newest;
    if (!site) return;
    const started = performance.now();
    try {
      const options = { root, out: dir, builtOn: new Date(), site, onProgress: progress.show };
      const { written, removed } = await build(options);
      progress.clear();
      const count = written.length + removed.length;
      console.log(`Built in ${Math.round(performance.now() - started)} ms, ${count} files changed`);
    } catch (error) {
      if (site === newest) fail(error);
    }
  });
  const load = oneAtATime(async () => {
    clearTimeout(timer);
    newest = undefined;
    const files = new Set(changed);
    changed.clear();
    const started = performance.now();
    try {
      newest = await live.load(files);
      announce({ problems: [] });
      console.log(`Loaded in ${Math.round(performance.now() - started)} ms`);
      timer = setTimeout(buildAll, quiet);
    } catch (error) {
      fail(error);
    }
  });
  return { load, change: (file: string) => changed.add(file) };
}
