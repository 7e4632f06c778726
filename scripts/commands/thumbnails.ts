import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findChrome } from '../measure/find-chrome.ts';
import {
  staleThumbnails,
  type ThumbnailRecord,
  takeThumbnails,
  type Wanted,
  wantedThumbnails,
} from '../measure/take-thumbnails.ts';
import { requireBuiltSite } from '../serve/built-site.ts';
import { createPreviewServer } from '../serve/server.ts';
import { commandOptions, runCommand, siteFolders, siteOptions } from './options.ts';

const options = {
  ...siteOptions,
  page: { type: 'string', default: '/template-preview/' },
  folder: { type: 'string', default: 'static/template/thumbnails' },
  record: { type: 'string', default: 'content/template/thumbnails.json' },
} as const;

runCommand(async () => {
  const values = commandOptions(options);
  const { root, dir } = siteFolders(values);
  const folder = join(root, values.folder);
  const file = join(root, values.record);
  requireBuiltSite(dir);
  const wanted = wantedThumbnails(dir, values.page);
  const record: ThumbnailRecord = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
  const stale = staleThumbnails(wanted, record);
  console.log(`${wanted.length} pages have thumbnails, ${stale.length} of them are to be made.`);
  await mkdir(folder, { recursive: true });
  const server = await createPreviewServer({ dir });
  const made = new Set<Wanted>();
  try {
    await takeThumbnails(stale, {
      origin: server.url,
      chrome: await findChrome(),
      folder,
      onPage: (page) => {
        made.add(page);
        console.log(page.path);
      },
    });
  } finally {
    await server.close();
    // What was made before a failure counts; what is no longer wanted goes.
    const kept = wanted.filter((page) => made.has(page) || record[page.name] === page.fingerprint);
    const lines = kept.map(({ name, fingerprint }) => [name, fingerprint] as const).sort();
    await writeFile(file, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
  }
});
