import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem, type Problem, ProblemsError, printFailure } from '../base/problems.ts';
import { tellProgress } from '../base/progress.ts';
import { hasCode } from '../base/system-errors.ts';
import { build } from '../build.ts';
import { sayWarnings } from '../check/say-warnings.ts';
import type { LoadedSite } from '../load/load-site.ts';
import type { Outcome, OverlayProblem } from './live-reload.ts';
import type { LiveSite } from './live-site.ts';

type Followed = {
  root: string;
  /** Folder that the complete site is built to. */
  dir: string;
  live: LiveSite;
  /** Tells open pages to reload, or what is wrong. */
  announce: (outcome: Outcome) => void;
};

/** How long reloading pages have the server to themselves before the site is built, in ms. */
const quiet = 250;

/** How long an error waits for another change of the files before it is shown, in ms. */
const unfinished = 300;

/**
 * Reacts to changes of a site in two steps: first it is loaded, so that open pages reload; then all
 * of it is built and checked, and pages show any errors. What is published of `static/` is what the
 * last build did, so pages reload again after a change there.
 */
export function followChanges({ root, dir, live, announce }: Followed) {
  const changed = new Set<string>();
  let newest: LoadedSite | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isWaiting = false;
  let isStaticChanged = false;

  const fail = (error: unknown) => {
    printFailure(error, false);
    announce({ problems: overlayProblems(root, error) });
  };
  const buildNewest = oneAtATime(async () => {
    const site = newest;
    if (!site) return;
    try {
      const warnings = await buildAll(site, root, dir);
      isWaiting = false;
      if (site !== newest) return;
      if (isStaticChanged) announce({ problems: [] });
      isStaticChanged = false;
      announce({ problems: [], warnings });
    } catch (error) {
      if (site !== newest) return;
      if (!hasCode(error, 'EALREADY')) return fail(error);
      // Another development server of this site is building after the same save.
      if (!isWaiting) console.log('Waiting for another build of this site to end');
      isWaiting = true;
      timer = setTimeout(buildNewest, quiet);
    }
  });
  const load = oneAtATime(async () => {
    clearTimeout(timer);
    newest = undefined;
    const files = new Set(changed);
    changed.clear();
    isStaticChanged ||= [...files].some((file) => file.startsWith('static/'));
    const started = performance.now();
    try {
      newest = await live.load(files);
      announce({ problems: [] });
      console.log(`Loaded in ${Math.round(performance.now() - started)} ms`);
      timer = setTimeout(buildNewest, quiet);
    } catch (error) {
      // A file that is still being written is no mistake: the rest of it comes in a moment.
      timer = setTimeout(() => fail(error), unfinished);
    }
  });
  return { load, change: (file: string) => changed.add(file) };
}

/** Builds all of a site. Prints its warnings, which it returns, and how long it took. */
async function buildAll(site: LoadedSite, root: string, dir: string): Promise<string[]> {
  const started = performance.now();
  // In development, many pages may disappear at once, such as those of a group.
  const options = { root, out: dir, builtOn: new Date(), allowFewerPages: true };
  const report = await build({ ...options, site, onProgress: tellProgress() });
  const warnings = sayWarnings(report).map(([, text]) => text);
  for (const warning of warnings) console.log(`warning  ${warning}`);
  const count = report.written.length + report.removed.length;
  console.log(`Built in ${Math.round(performance.now() - started)} ms, ${count} files changed`);
  return warnings;
}

/** Never runs a task twice at once: after calls during a run, it runs once more. */
function oneAtATime(task: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  return async function run(): Promise<void> {
    again = running;
    if (running) return;
    running = true;
    try {
      await task();
    } finally {
      running = false;
      if (again) void run();
    }
  };
}

/** An error for the overlay: its text, the lines around it, and its stack. */
function overlayProblems(root: string, error: unknown): OverlayProblem[] {
  if (!(error instanceof ProblemsError)) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    return [{ text: message, frame: '', stack }];
  }
  return error.problems.map((problem) => ({
    text: formatProblem(problem),
    frame: codeFrame(root, problem),
    stack: problem.stack ?? '',
  }));
}

/** How many lines to show before and after the line of a problem. */
const around = 3;

/** The lines around a problem, with an arrow at its own. Empty if its line is unknown. */
function codeFrame(root: string, { file, line }: Problem): string {
  const path = join(root, file);
  if (!line || !existsSync(path)) return '';
  const lines = readFileSync(path, 'utf8').split('\n');
  const first = Math.max(1, line - around);
  return lines
    .slice(first - 1, line + around)
    .map(
      (text, index) =>
        `${first + index === line ? '>' : ' '} ${String(first + index).padStart(4)} | ${text}`,
    )
    .join('\n');
}
