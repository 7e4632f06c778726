import { parseArgs } from 'node:util';
import { build } from '../build.ts';
import { buildDay } from '../build-day.ts';
import { pictureProgress, printFailure, printReport } from '../report.ts';
import { siteFolders, siteOptions } from './run-command.ts';

const options = {
  ...siteOptions,
  date: { type: 'string' },
  'allow-fewer-pages': { type: 'boolean', default: false },
} as const;
const { values } = parseArgs({ options, allowPositionals: false });
const { root, dir: out } = siteFolders(values);
const started = performance.now();

try {
  const report = await build({
    root,
    out,
    builtOn: buildDay(values.date),
    allowFewerPages: values['allow-fewer-pages'],
    onPicture: pictureProgress,
  });
  printReport(report, out, performance.now() - started);
} catch (error) {
  printFailure(error, values.verbose);
  process.exitCode = 1;
}
