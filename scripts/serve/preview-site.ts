import { join } from 'node:path';
import { readRecord } from '../publish/build-record.ts';
import { requireBuiltSite } from './built-site.ts';
import { createMailbox } from './mailbox/mailbox.ts';
import { announcement, createPreviewServer } from './server.ts';

/**
 * Serves a built site with its mailbox, as a static host would, and says at which address. Throws
 * where nothing is built, or the port is taken.
 * @param root folder of the site
 * @param dir folder that it is built to
 */
export async function previewSite(root: string, dir: string, port: number): Promise<void> {
  requireBuiltSite(dir);
  if (!readRecord(dir)) {
    console.error(
      `There is no record of the build beside ${dir}, or it is damaged: base path, redirects and trusted origins are not known. To mend it, build with --adopt.`,
    );
  }
  const mailbox = createMailbox({ folder: join(root, '.mailbox') });
  const server = await createPreviewServer({ dir, mailbox, port });
  console.log(announcement(server.url, port));
}
