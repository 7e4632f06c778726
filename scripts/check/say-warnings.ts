import type { Warning } from './check-budgets.ts';
import type { Unfilled } from './check-site.ts';

/** A page that is too heavy, in one sentence for whoever wrote its texts. */
export const sayHeavy = ({ path, bytes, wanted, refusedAbove, advice }: Warning): string =>
  `${path} has grown heavy: ${bytes} bytes with its texts, ${bytes - wanted} more than it should have. ` +
  `It is published all the same, up to ${refusedAbove}. To mend it, ${advice}`;

/** A placeholder that nothing fills, in one sentence. */
export const sayUnfilled = ({ file, line, word, pages }: Unfilled): string =>
  `${line ? `${file}:${line}` : file} says ${word}, which nothing fills; so it stands on ${pages.join(', ')}`;

/** All that a build lets pass although an editor should know of it. */
export const sayWarnings = (report: {
  warnings: readonly Warning[];
  unfilled: readonly Unfilled[];
}): string[] => [...report.unfilled.map(sayUnfilled), ...report.warnings.map(sayHeavy)];
