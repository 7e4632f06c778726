import { join } from 'node:path';
import { generatorRoot } from '../base/artifacts.js';
import {
  commandOptions,
  portNamed,
  portOption,
  runCommand,
  siteFolders,
  siteOptions,
} from '../base/command-line.ts';
import { printFailure } from '../base/problems.ts';
import { onStrayError } from '../base/stray-errors.ts';
import { siteAdmin } from '../editors/cms.ts';
import { createMailbox } from '../mailbox/mailbox.ts';
import { followChanges } from '../serve/follow-changes.ts';
import { createLiveReload, waitingPage } from '../serve/live-reload.ts';
import { createLiveSite } from '../serve/live-site.ts';
import { announcement, createPreviewServer } from '../serve/server.ts';
import { watchGenerator, watchSite } from '../serve/watch-site.ts';

runCommand(async () => {
  const options = {
    ...siteOptions,
    port: portOption('4174'),
    admin: { type: 'boolean', default: false, help: 'serves the CMS at /admin/' },
  } as const;
  const values = commandOptions(options);
  const { root } = siteFolders(values);
  // The server outlives any mistake in a page's code. Each build reports where it is.
  onStrayError((error) => {
    console.error('Nothing caught this error, which came after a page was rendered:');
    printFailure(error, values.verbose);
  });
  const dir = join(root, '.cache/dev');
  const mailbox = createMailbox();
  const liveReload = createLiveReload();
  const transformHtml = (html: string) => liveReload.transformHtml(mailbox.transformHtml(html));
  const live = createLiveSite(root, transformHtml, values.admin);
  const port = portNamed(values.port);
  const { url } = await createPreviewServer({
    dir,
    transformHtml,
    handlers: [
      liveReload.handler,
      mailbox.handler,
      ...(values.admin ? [siteAdmin(root, live.site)] : []),
      live.handler,
      waitingPage(dir, liveReload.transformHtml),
    ],
    port,
  });
  console.log(announcement(url, port));
  if (values.admin) console.log(`CMS  ${url}/admin/`);
  const { announce } = liveReload;
  const { change, load } = followChanges({ root, dir, live, announce });
  watchSite(root, change, load);
  watchGenerator(generatorRoot, (file) => {
    const what = file.endsWith('.json')
      ? 'names other packages now'
      : 'is code of the generator and has changed';
    const says = `${file} ${what}: end this command and start it again`;
    console.log(says);
    announce({ problems: [], warnings: [says] });
  });
  load();
});
