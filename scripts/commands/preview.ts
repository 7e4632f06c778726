import { join } from 'node:path';
import { readRecord } from '../publish/build-record.ts';
import { requireBuiltSite } from '../serve/built-site.ts';
import { createMailbox } from '../serve/mailbox/mailbox.ts';
import { announcement, createPreviewServer } from '../serve/server.ts';
import { commandOptions, numberOption, runCommand, siteFolders, siteOptions } from './options.ts';

runCommand(async () => {
  const options = { ...siteOptions, port: { type: 'string', default: '4173' } } as const;
  const values = commandOptions(options);
  const { root, dir } = siteFolders(values);
  requireBuiltSite(dir);
  if (!readRecord(dir)) {
    console.error(
      `There is no record of the build beside ${dir}, or it is damaged: base path, redirects and trusted origins are not known. To mend it, build with --adopt.`,
    );
  }
  const port = numberOption('port', values.port, [0, 65_535]);
  const server = await createPreviewServer({
    dir,
    mailbox: createMailbox({ folder: join(root, '.mailbox') }),
    port,
  });
  console.log(announcement(server.url, port));
});
