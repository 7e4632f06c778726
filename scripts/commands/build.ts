import { join } from 'node:path';
import { pruneArtifacts } from '../artifacts.js';
import { build } from '../build.ts';
import { formatLines, formatTable } from '../check/format-summary.ts';
import { summarize } from '../check/summarize.ts';
import {
  basePath,
  commandOptions,
  portNamed,
  previewOptions,
  runCommand,
  siteFolders,
} from '../command-line.ts';
import { bundleKept } from '../load/bundle-kept.ts';
import { ProblemsError, printFailure } from '../problems.ts';
import { showProgress } from '../progress.ts';
import { hostNamed, hosts } from '../publish/hosts/all-hosts.ts';

const hostNames = [...hosts.keys()].join(', ');

const options = {
  ...previewOptions,
  date: { type: 'string', value: 'DAY', help: 'the day that the build counts as, YYYY-MM-DD' },
  host: { type: 'string', value: 'NAME', help: `what a host needs too: ${hostNames}, or all` },
  base: { type: 'string', value: 'PATH', default: '/', help: 'the path below the host name' },
  compress: { type: 'boolean', default: false, help: 'brotli and gzip files beside each text' },
  adopt: { type: 'boolean', default: false, help: 'the whole output folder is of earlier builds' },
  'allow-fewer-pages': {
    type: 'boolean',
    default: false,
    help: 'publishes less than half of the pages that there were',
  },
  release: { type: 'boolean', default: false, help: 'refuses samples and missing keys' },
  json: { type: 'boolean', default: false, help: 'the summary or the problems as JSON' },
  serve: { type: 'boolean', default: false, help: 'serves the site once it is built' },
} as const;

runCommand(async () => {
  // What is published is for everybody: the web server that reads it is another user.
  process.umask(process.umask(0) & ~0o055);
  const values = commandOptions(options);
  const { root, dir } = siteFolders(values);
  const { json, verbose, serve } = values;
  const port = portNamed(values.port);
  if (serve && values.host === 'all')
    throw new Error('Expected one --host to --serve, found all: each has a folder of its own.');
  const { show, clear, live } = showProgress();
  try {
    for (const name of values.host === 'all' ? hosts.keys() : [values.host]) {
      // In one folder the files of all hosts would overwrite each other.
      await buildFor(name, name && values.host === 'all' ? join(`${dir}-hosts`, name) : dir);
    }
  } catch (error) {
    if (!json) clear();
    if (json && error instanceof ProblemsError) {
      console.log(JSON.stringify({ problems: error.problems }));
    } else printFailure(error, verbose, '; the output folder is as it was');
    process.exitCode = 1;
    return;
  }
  // In the same process, so that `npm start` starts one program and not three.
  if (serve) await (await import('../serve/server.ts')).previewSite(root, dir, port);

  async function buildFor(host: string | undefined, out: string): Promise<void> {
    const started = performance.now();
    const report = await build({
      root,
      out,
      host: host === undefined ? undefined : hostNamed(host),
      base: basePath(values.base),
      compress: values.compress,
      adopt: values.adopt,
      allowFewerPages: values['allow-fewer-pages'],
      release: values.release,
      builtOn: buildDay(values.date),
      bundle: bundleKept,
      onProgress: json ? () => {} : show,
    });
    const summary = await summarize(report, out, Math.round(performance.now() - started));
    if (json) {
      console.log(JSON.stringify(summary));
      return;
    }
    pruneArtifacts();
    clear();
    for (const line of live ? formatTable(summary) : formatLines(summary)) console.log(line);
  }
});

/**
 * The day that a build counts as its own: the one given (YYYY-MM-DD), else SOURCE_DATE_EPOCH
 * (seconds, the convention of reproducible builds), else today. Throws for anything else.
 */
function buildDay(given?: string): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  if (given === undefined && !epoch) return new Date();
  const day = new Date(given === undefined ? Number(epoch) * 1000 : `${given}T00:00:00Z`);
  const isValid = !Number.isNaN(day.getTime());
  // JavaScript takes 31 February for 3 March.
  if (isValid && (given === undefined || day.toISOString().startsWith(given))) return day;
  throw new Error(
    given === undefined
      ? `Expected SOURCE_DATE_EPOCH to be seconds since 1970, found "${epoch}".`
      : `Expected --date to be a day as YYYY-MM-DD, found "${given}".`,
  );
}
