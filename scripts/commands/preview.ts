import { join } from 'node:path';
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
  const { root, dir } = siteFolders(values);
  const mailbox = createMailbox({ folder: join(root, '.mailbox') });
  await previewSite(dir, portNamed(values.port), mailbox);
});
