import {
  commandOptions,
  outputOptions,
  portNamed,
  portOption,
  runCommand,
  siteFolders,
} from '../base/command-line.ts';
import { createMailbox } from '../mailbox/mailbox.ts';
import { readRecord } from '../publish/build-record.ts';
import { requireBuiltSite } from '../serve/built-site.ts';
import { announcement, createPreviewServer } from '../serve/server.ts';

runCommand(async () => {
  const values = commandOptions({ ...outputOptions, port: portOption('4173') });
  const { dir } = siteFolders(values);
  const port = portNamed(values.port);
  requireBuiltSite(dir);
  const record = readRecord(dir);
  if (!record) {
    console.error(
      `There is no record of the build beside ${dir}, or it is damaged: base path, redirects and trusted origins are unknown. To repair it, build with --adopt.`,
    );
  }
  const { handler, transformHtml } = createMailbox();
  const server = await createPreviewServer({ dir, handlers: [handler], port, transformHtml });
  console.log(announcement(server.url, port, record?.hosting.base));
});
