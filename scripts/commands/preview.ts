import { join } from 'node:path';
import { commandOptions } from '../command-options.ts';
import { createMailbox } from '../mailbox/mailbox.ts';
import { numberOption, runCommand, siteFolders, siteOptions } from '../run-command.ts';
import { announcement } from '../serve/announce.ts';
import { requireBuiltSite } from '../serve/built-site.ts';
import { createPreviewServer } from '../serve/preview-server.ts';

runCommand(async () => {
  const options = { ...siteOptions, port: { type: 'string', default: '4173' } } as const;
  const values = commandOptions(options);
  const { root, dir } = siteFolders(values);
  requireBuiltSite(dir);
  const port = numberOption('port', values.port, [0, 65_535]);
  const server = await createPreviewServer({
    dir,
    mailbox: createMailbox({ folder: join(root, '.mailbox') }),
    port,
  });
  console.log(announcement(server.url, port));
});
