import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../build.ts';
import { buildDay } from '../build-day.ts';
import { printFailure, printReport } from '../report.ts';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: '.' },
    out: { type: 'string' },
    date: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
const root = resolve(values.root);
const started = performance.now();
const onPicture = (done: number, total: number) => {
  if (process.stdout.isTTY)
    process.stdout.write(`\rpictures ${done}/${total}${done === total ? '\n' : ''}`);
};

try {
  const out = resolve(values.out ?? `${root}/dist`);
  const report = await build({ root, out, builtOn: buildDay(values.date), onPicture });
  printReport(report, out, performance.now() - started);
} catch (error) {
  printFailure(error, values.verbose);
  process.exitCode = 1;
}
