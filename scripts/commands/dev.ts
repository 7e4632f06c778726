import { once } from 'node:events';
import { join } from 'node:path';
import { siteAdmin } from '../cms/site-admin.ts';
import { commandOptions } from '../command-options.ts';
import { followChanges } from '../dev/follow-changes.ts';
import { createLiveReload } from '../dev/live-reload.ts';
import { createLiveSite } from '../dev/live-site.ts';
import { waitingPage } from '../dev/waiting-page.ts';
import { watchSite } from '../dev/watch.ts';
import { createMailbox } from '../mailbox/mailbox.ts';
import { numberOption, runCommand, siteFolders, siteOptions } from '../run-command.ts';
import { announcement } from '../serve/announce.ts';
import { createPreviewServer } from '../serve/preview-server.ts';
import { showProgress } from '../summary/progress.ts';

runCommand(async () => {
  const options = {
    ...siteOptions,
    port: { type: 'string', default: '4174' },
    admin: { type: 'string' },
  } as const;
  const values = commandOptions(options);
  const { root } = siteFolders(values);
  const dir = join(root, '.cache/dev');
  const mailbox = createMailbox({ folder: join(root, '.mailbox') });
  const liveReload = createLiveReload();
  const live = createLiveSite(root, liveReload.transformHtml);
  const port = numberOption('port', values.port, [0, 65_535]);
  const { url } = await createPreviewServer({
    dir,
    transformHtml: liveReload.transformHtml,
    handlers: [
      liveReload.handler,
      mailbox.handler,
      ...(values.admin ? [siteAdmin(root, values.admin)] : []),
      live.handler,
      waitingPage(dir, liveReload.transformHtml),
    ],
    port,
  });
  console.log(announcement(url, port));
  if (values.admin) console.log(`CMS  ${url}/admin/`);
  const { announce } = liveReload;
  const { change, load } = followChanges({ root, dir, live, announce, progress: showProgress() });
  await once(watchSite(root, change, load), 'ready');
  load();
});
