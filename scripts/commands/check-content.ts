import { parseArgs } from 'node:util';
import { checkContent } from '../content/check-content.ts';
import { printFailure } from '../report.ts';
import { siteFolders, siteOptions } from '../run-command.ts';

const { values } = parseArgs({ options: siteOptions, allowPositionals: false });
try {
  const files = await checkContent(siteFolders(values).root);
  console.log(`${files} content files are in order`);
} catch (error) {
  printFailure(error, values.verbose);
  process.exitCode = 1;
}
