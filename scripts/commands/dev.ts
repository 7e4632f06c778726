import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createLiveReload } from '../dev/live-reload.ts';
import { oneAtATime, rebuild } from '../dev/rebuild.ts';
import { watchSite } from '../dev/watch.ts';
import { createMailbox } from '../mailbox/mailbox.ts';
import { createPreviewServer } from '../serve/preview-server.ts';
import { numberOption, runCommand, siteFolders, siteOptions } from './run-command.ts';

await runCommand(async () => {
  const options = { ...siteOptions, port: { type: 'string', default: '4174' } } as const;
  const { values } = parseArgs({ options });
  const { root } = siteFolders(values);
  const dir = join(root, '.cache/dev');
  const liveReload = createLiveReload();
  const { url } = await createPreviewServer({
    dir,
    transformHtml: liveReload.transformHtml,
    handlers: [liveReload.handler],
    mailbox: createMailbox({ folder: join(root, '.mailbox') }),
    port: numberOption('port', values.port, [0, 65_535]),
  });
  const update = async () =>
    liveReload.announce(await rebuild({ root, out: dir, builtOn: new Date() }));
  await update();
  watchSite(root, oneAtATime(update));
  console.log(`Site ${url}/  Mailbox ${url}/mailbox/`);
});
