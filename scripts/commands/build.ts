import { join } from 'node:path';
import { build } from '../build.ts';
import { buildDay } from '../build-day.ts';
import { bundleUnlessKept } from '../bundle/bundle-unless-kept.ts';
import { commandOptions } from '../command-options.ts';
import { basePath } from '../hosts/base-path.ts';
import { hostNamed, hosts } from '../hosts/hosts.ts';
import { ProblemsError } from '../problems.ts';
import { printFailure } from '../report.ts';
import { runCommand, siteFolders, siteOptions } from '../run-command.ts';
import { formatLines, formatTable } from '../summary/format-summary.ts';
import { showProgress } from '../summary/progress.ts';
import { summarize } from '../summary/summarize.ts';

const options = {
  ...siteOptions,
  date: { type: 'string' },
  host: { type: 'string' },
  base: { type: 'string', default: '/' },
  compress: { type: 'boolean', default: false },
  'allow-fewer-pages': { type: 'boolean', default: false },
  release: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

runCommand(async () => {
  const values = commandOptions(options);
  const { root, dir } = siteFolders(values);
  const { json, verbose } = values;
  const { show, clear, live } = showProgress();
  try {
    for (const name of values.host === 'all' ? hosts.keys() : [values.host]) {
      // All hosts at once would meet each other's files in one folder.
      await buildFor(name, name && values.host === 'all' ? join(`${dir}-hosts`, name) : dir);
    }
  } catch (error) {
    if (!json) clear();
    if (json && error instanceof ProblemsError) {
      console.log(JSON.stringify({ problems: error.problems }));
    } else printFailure(error, verbose, '; the output folder is as it was');
    process.exitCode = 1;
  }

  async function buildFor(host: string | undefined, out: string): Promise<void> {
    const started = performance.now();
    const report = await build({
      root,
      out,
      host: host === undefined ? undefined : hostNamed(host),
      base: basePath(values.base),
      compress: values.compress,
      allowFewerPages: values['allow-fewer-pages'],
      release: values.release,
      builtOn: buildDay(values.date),
      bundle: bundleUnlessKept,
      onProgress: json ? () => {} : show,
    });
    const summary = await summarize(report, out, Math.round(performance.now() - started));
    if (json) {
      console.log(JSON.stringify(summary));
      return;
    }
    clear();
    for (const line of live ? formatTable(summary) : formatLines(summary)) console.log(line);
  }
});
