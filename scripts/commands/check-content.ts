import { commandOptions } from '../command-options.ts';
import { checkContent } from '../content/check-content.ts';
import { runCommand, siteFolders, siteOptions } from '../run-command.ts';

runCommand(async () => {
  const files = await checkContent(siteFolders(commandOptions(siteOptions)).root);
  console.log(`${files} content files are in order`);
});
