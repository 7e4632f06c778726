import {
  commandOptions,
  portNamed,
  previewOptions,
  runCommand,
  siteFolders,
} from '../base/command-line.ts';
import { createMailbox } from '../mailbox/mailbox.ts';
import { previewSite } from '../serve/server.ts';

runCommand(async () => {
  const values = commandOptions(previewOptions);
  const { dir } = siteFolders(values);
  await previewSite(dir, portNamed(values.port), createMailbox());
});
