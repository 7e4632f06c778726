import { join } from 'node:path';
import { pruneArtifacts } from '../base/artifacts.js';
import {
  basePath,
  commandOptions,
  portNamed,
  previewOptions,
  runCommand,
  siteFolders,
} from '../base/command-line.ts';
import { ProblemsError, printFailure } from '../base/problems.ts';
import { showProgress } from '../base/progress.ts';
import { build } from '../build.ts';
import { formatLines, formatTable } from '../check/format-summary.ts';
import { summarize } from '../check/summarize.ts';
import { hostNamed, hosts } from '../publish/hosts/all-hosts.ts';

const hostNames = [...hosts.keys()].join(', ');

const options = {
  ...previewOptions,
  date: { type: 'string', value: 'DAY', help: 'the date to build for, YYYY-MM-DD' },
  host: {
    type: 'string',
    multiple: true,
    value: 'NAME',
    help: `adds the files of a host: ${hostNames}, or all`,
  },
  base: {
    type: 'string',
    value: 'PATH',
    default: '/',
    help: 'the path to serve the site under, such as /docs/',
  },
  compress: { type: 'boolean', default: false, help: 'adds brotli and gzip copies of text files' },
  adopt: {
    type: 'boolean',
    default: false,
    help: 'treats all files in the output folder as built earlier',
  },
  fresh: {
    type: 'boolean',
    default: false,
    help: 'removes the files of earlier builds, kept for open tabs',
  },
  'allow-fewer-pages': {
    type: 'boolean',
    default: false,
    help: 'publishes even if more than half of the pages are gone',
  },
  release: { type: 'boolean', default: false, help: 'fails on invented content and missing keys' },
  json: { type: 'boolean', default: false, help: 'prints the summary or the problems as JSON' },
  serve: { type: 'boolean', default: false, help: 'serves the site after the build' },
} as const;

runCommand(async () => {
  // Everybody may read published files, because web servers run as another user.
  process.umask(process.umask(0) & ~0o055);
  const values = commandOptions(options);
  const { root, dir } = siteFolders(values);
  const { json, verbose, serve } = values;
  const port = portNamed(values.port);
  const host = hostOption(values.host ?? [], serve);
  const { show, clear, live } = showProgress();
  try {
    for (const name of host === 'all' ? hosts.keys() : [host]) {
      // In one folder, the files of different hosts would overwrite each other.
      await buildFor(name, name && host === 'all' ? join(`${dir}-hosts`, name) : dir);
    }
  } catch (error) {
    if (!json) clear();
    if (json && error instanceof ProblemsError) {
      console.log(JSON.stringify({ problems: error.problems }));
    } else printFailure(error, verbose, '; the output folder is unchanged');
    process.exitCode = 1;
    return;
  }
  // In the same process, because starting another would take longer.
  if (serve) {
    const { createMailbox } = await import('../mailbox/mailbox.ts');
    const { previewSite } = await import('../serve/server.ts');
    await previewSite(dir, port, createMailbox());
  }

  async function buildFor(host: string | undefined, out: string): Promise<void> {
    const started = performance.now();
    const report = await build({
      root,
      out,
      host: host === undefined ? undefined : hostNamed(host),
      base: basePath(values.base),
      compress: values.compress,
      adopt: values.adopt,
      isFresh: values.fresh,
      allowFewerPages: values['allow-fewer-pages'],
      release: values.release,
      builtOn: buildDay(values.date),
      onProgress: json ? () => {} : show,
    });
    const summary = await summarize(report, out, Math.round(performance.now() - started));
    pruneArtifacts();
    if (json) {
      console.log(JSON.stringify(summary));
      return;
    }
    clear();
    for (const line of live ? formatTable(summary, verbose) : formatLines(summary, verbose))
      console.log(line);
  }
});

/** The host that `--host` names, or "all". Throws for two, and for all with `--serve`. */
function hostOption([host, another]: readonly string[], serve: boolean): string | undefined {
  if (another)
    throw new Error(`Expected one --host, or all of them as "all", found ${host} and ${another}.`);
  if (serve && host === 'all')
    throw new Error('Expected one --host with --serve, found all: each host has its own folder.');
  return host;
}

/**
 * The date that a build uses as today: the given one (YYYY-MM-DD), else SOURCE_DATE_EPOCH (seconds,
 * the convention of reproducible builds), else the actual date. Throws for anything else.
 */
function buildDay(given?: string): Date {
  if (given !== undefined) {
    const day = new Date(`${given}T00:00:00Z`);
    // JavaScript reads 31 February as 3 March, and a month as its first day.
    if (day.toJSON() === `${given}T00:00:00.000Z`) return day;
    throw new Error(`Expected --date to be a day as YYYY-MM-DD, found "${given}".`);
  }
  const epoch = process.env.SOURCE_DATE_EPOCH;
  if (!epoch) return new Date();
  const day = new Date(Number(epoch) * 1000);
  if (!Number.isNaN(day.getTime())) return day;
  throw new Error(`Expected SOURCE_DATE_EPOCH to be seconds since 1970, found "${epoch}".`);
}
