import { rmSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { commandOptions, numberOption, runCommand } from '../../scripts/base/command-line.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type Contender, contenders } from './contenders.ts';
import { formatTable, type Measured, measure, measureLimits, median, type Row } from './measure.ts';
import { writeRecord, writeSite } from './write-sites.ts';

const options = {
  sizes: { type: 'string', value: 'N,N', default: '10,100,1000,10000', help: 'pages of each site' },
  runs: {
    type: 'string',
    value: 'N',
    default: '3',
    help: 'builds of each; the median counts',
  },
  against: { type: 'string', value: 'COMMIT', help: 'measures this generator as it was, too' },
} as const;

runCommand(async () => {
  const values = commandOptions(options);
  const runs = numberOption('runs', values.runs, [1, 25]);
  const sizes = values.sizes.split(',').map((size) => numberOption('sizes', size, [1, 100_000]));
  const folder = temporaryFolder();
  console.log(
    `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB,`,
    `${process.platform}, Node ${process.version}; median of ${runs}\n`,
  );
  try {
    const generators = contenders(folder, values.against);
    const rows: Row[] = [];
    for (const pages of sizes) {
      const limits = await measureLimits(join(folder, `limits-${pages}`), pages);
      for (const measured of await measureSize(folder, generators, pages, runs))
        rows.push({ pages, limits, ...measured });
    }
    console.log(formatTable(rows));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Measures all generators at one size in turn, so that other load affects all of them. */
async function measureSize(
  folder: string,
  generators: readonly Contender[],
  pages: number,
  runs: number,
) {
  const measured = generators.map((contender) => {
    const root = join(folder, contender.name, String(pages));
    writeSite(root, pages, contender.site);
    contender.prepare?.(root);
    return { contender, root, cold: [] as Measured[], rebuild: [] as Measured[] };
  });
  for (let run = 0; run < runs; run++) {
    for (const { contender, root, cold, rebuild } of measured) {
      // A new folder each time: disks create files slowly in a folder where thousands were removed.
      const command = contender.command(`${root}-out-${run}`);
      cold.push(await measure(command, root));
      writeRecord(root, Math.floor(pages / 2), ` edition ${run}`, contender.site);
      rebuild.push(await measure(command, root));
    }
  }
  return measured.map(({ contender: { name }, cold, rebuild }) => ({
    name,
    cold: median(cold),
    rebuild: median(rebuild),
  }));
}
