import { parseArgs } from 'node:util';
import { build } from '../build.ts';
import { buildDay } from '../build-day.ts';
import { ProblemsError } from '../problems.ts';
import { printFailure } from '../report.ts';
import { formatLines, formatTable } from '../summary/format-summary.ts';
import { liveProgress, loggedProgress } from '../summary/progress.ts';
import { summarize } from '../summary/summarize.ts';
import { siteFolders, siteOptions } from './run-command.ts';

const options = {
  ...siteOptions,
  date: { type: 'string' },
  release: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;
const { values } = parseArgs({ options, allowPositionals: false });
const { root, dir: out } = siteFolders(values);
const { release, json, verbose } = values;
const live = process.stdout.isTTY && !process.env.CI && !json && liveProgress(process.stdout);
const log = json ? () => {} : console.log;
const started = performance.now();

try {
  const onProgress = live ? live.show : loggedProgress(log);
  const report = await build({ root, out, builtOn: buildDay(values.date), release, onProgress });
  const summary = await summarize(report, out, Math.round(performance.now() - started));
  if (live) live.clear();
  if (json) console.log(JSON.stringify(summary));
  else for (const line of live ? formatTable(summary) : formatLines(summary)) console.log(line);
} catch (error) {
  if (live) live.clear();
  if (json && error instanceof ProblemsError) {
    console.log(JSON.stringify({ problems: error.problems }));
  } else printFailure(error, verbose);
  process.exitCode = 1;
}
