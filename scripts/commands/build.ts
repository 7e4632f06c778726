import { pruneArtifacts } from '../base/artifacts.js';
import {
  basePath,
  commandOptions,
  outputOptions,
  runCommand,
  siteFolders,
} from '../base/command-line.ts';
import { printFailure } from '../base/problems.ts';
import { tellProgress } from '../base/progress.ts';
import { build } from '../build.ts';
import { formatLines } from '../check/format-summary.ts';
import { hostNamed, hosts } from '../publish/hosts/all-hosts.ts';

const hostNames = [...hosts.keys()].join(', ');

const options = {
  ...outputOptions,
  date: { type: 'string', value: 'DAY', help: 'the date to build for, YYYY-MM-DD' },
  host: { type: 'string', value: 'NAME', help: `adds the files of a host: ${hostNames}` },
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
  'earlier-from': {
    type: 'string',
    value: 'URL',
    help: 'in a clean checkout, takes the files of earlier builds from the published site',
  },
  'allow-fewer-pages': {
    type: 'boolean',
    default: false,
    help: 'publishes even if more than half of the pages are gone',
  },
  release: { type: 'boolean', default: false, help: 'fails on invented content and missing keys' },
} as const;

runCommand(async () => {
  // Everybody may read published files, because web servers run as another user.
  process.umask(process.umask(0) & ~0o055);
  const values = commandOptions(options);
  const { root, dir } = siteFolders(values);
  const { verbose } = values;
  const started = performance.now();
  try {
    const report = await build({
      root,
      out: dir,
      host: values.host === undefined ? undefined : hostNamed(values.host),
      base: basePath(values.base),
      compress: values.compress,
      adopt: values.adopt,
      earlierFrom: values['earlier-from'],
      allowFewerPages: values['allow-fewer-pages'],
      release: values.release,
      builtOn: buildDay(values.date),
      onProgress: tellProgress(),
    });
    const milliseconds = performance.now() - started;
    for (const line of formatLines(report, { out: dir, milliseconds, verbose })) console.log(line);
  } catch (error) {
    printFailure(error, verbose, '; the output folder is unchanged');
    process.exitCode = 1;
    return;
  }
  pruneArtifacts();
});

/** The date that a build uses as today: the given one (YYYY-MM-DD), else the actual date. */
function buildDay(given?: string): Date {
  if (given === undefined) return new Date();
  const day = new Date(`${given}T00:00:00Z`);
  // JavaScript reads 31 February as 3 March, and a month as its first day.
  if (day.toJSON() === `${given}T00:00:00.000Z`) return day;
  throw new Error(`Expected --date to be a day as YYYY-MM-DD, found "${given}".`);
}
