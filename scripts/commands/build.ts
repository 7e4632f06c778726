import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../build.ts';
import { buildDay } from '../build-day.ts';
import { basePath } from '../hosts/base-path.ts';
import { hosts } from '../hosts/hosts.ts';
import { pictureProgress, printFailure, printReport } from '../report.ts';
import { siteFolders, siteOptions } from './run-command.ts';

const options = {
  ...siteOptions,
  date: { type: 'string' },
  host: { type: 'string' },
  base: { type: 'string', default: '/' },
  compress: { type: 'boolean', default: false },
  'allow-fewer-pages': { type: 'boolean', default: false },
} as const;

const { values } = parseArgs({ options, allowPositionals: false });
const { root, dir } = siteFolders(values);

try {
  for (const name of values.host === 'all' ? hosts.keys() : [values.host]) {
    const started = performance.now();
    // All hosts at once would meet each other's files in one folder.
    const out = name && values.host === 'all' ? join(`${dir}-hosts`, name) : dir;
    const report = await build({
      root,
      out,
      host: name === undefined ? undefined : hostOf(name),
      base: basePath(values.base),
      compress: values.compress,
      allowFewerPages: values['allow-fewer-pages'],
      builtOn: buildDay(values.date),
      onPicture: pictureProgress,
    });
    printReport(report, out, performance.now() - started);
  }
} catch (error) {
  printFailure(error, values.verbose);
  process.exitCode = 1;
}

function hostOf(name: string) {
  const host = hosts.get(name);
  if (host) return host;
  throw new Error(
    `Expected --host to be all or one of ${[...hosts.keys()].join(', ')}, found "${name}".`,
  );
}
