/** The CMS as an editor uses it, on a folder inside the browser, with no other server available. */
import fastGlob from 'fast-glob';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { siteAdmin } from '../../scripts/editors/cms.ts';
import { createLiveSite } from '../../scripts/serve/live-site.ts';
import { createPreviewServer } from '../../scripts/serve/server.ts';
import { copyFirmSite } from '../unit/site-copy.ts';
import { startBrowser } from './site.ts';

/** A picture that no page shows yet. */
const picture = 'another.svg';

/** Serves a copy of the firm's site with its CMS, and opens it in a browser of its own. */
export async function startCms() {
  const site = copyFirmSite();
  const live = createLiveSite(site.root, (html) => html, true);
  const browser = await startBrowser();
  const answered = new Set<string>();
  site.write(
    `content/pictures/${picture}`,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>',
  );
  await live.load(new Set());
  const handlers = [siteAdmin(site.root, live.site), live.handler];
  const server = await createPreviewServer({ dir: site.out, handlers });

  /** Opens the CMS in a profile that has never seen it, on the content of the site. */
  async function openCms(): Promise<Page> {
    const opened = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    opened.on('response', (response) => answered.add(response.url()));
    const paths = fastGlob.sync('content/{*.yaml,legal/*.md,pictures/*.svg}', { cwd: site.root });
    const files = Object.fromEntries(paths.map((path) => [path, site.read(path)]));
    await opened.addInitScript({ content: `(${giveFolder})(${JSON.stringify(files)})` });
    // The CMS offers a local folder only if its page is served from this machine.
    await opened.goto(`${server.url.replace('127.0.0.1', 'localhost')}/admin/`);
    await opened.getByRole('button', { name: 'Work with Local Repository' }).click();
    await opened.getByRole('treeitem', { name: 'Content' }).waitFor();
    return opened;
  }

  let page = await openCms();

  const field = (name: string) =>
    page.getByRole('group', { name: new RegExp(`^.{0,3}${name}.+ Field$`) }).first();

  async function edit(name: string): Promise<void> {
    const back = page.getByRole('button', { name: 'Cancel Editing' });
    if (await back.isVisible()) await back.click();
    await page.getByRole('gridcell', { name, exact: true }).first().click();
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  }

  /** Saves, and returns the text of the file, which is also written to disk. */
  async function save(file: string): Promise<string> {
    const before = await page.evaluate(readFile, file);
    const button = page.getByRole('button', { name: 'Save', exact: true });
    await button.click();
    await expect.poll(() => page.evaluate(readFile, file)).not.toBe(before);
    // The editor closes by itself, going back to the list of entries.
    await button.waitFor({ state: 'hidden' });
    const saved = await page.evaluate(readFile, file);
    site.write(file, saved);
    return saved;
  }

  return {
    site,
    live,
    server,
    picture,
    /** The addresses of everything that the CMS received. */
    answered,
    get page() {
      return page;
    },
    open: async () => {
      await page.close();
      page = await openCms();
    },
    field,
    edit,
    save,
    close: async () => {
      await Promise.all([server.close(), browser.close()]);
      site.remove();
    },
  };
}

export type Cms = Awaited<ReturnType<typeof startCms>>;

export const comments = (text: string) => text.match(/^\s*#.*$/gm) ?? [];

/** Runs in the page: replaces the system's folder dialog by a folder in the browser. */
function giveFolder(files: Record<string, string>): void {
  const folderOf = async (root: FileSystemDirectoryHandle, parts: string[]) => {
    let folder = root;
    for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
    return folder;
  };
  const showDirectoryPicker = async () => {
    const root = await navigator.storage.getDirectory();
    await folderOf(root, ['.git']);
    for (const [path, text] of Object.entries(files)) {
      const parts = path.split('/');
      const name = parts.pop() ?? '';
      const folder = await folderOf(root, parts);
      const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await stream.write(text);
      await stream.close();
    }
    return root;
  };
  Object.assign(window, { showDirectoryPicker });
}

/** Runs in the page: the text of a file in that folder. */
export async function readFile(path: string): Promise<string> {
  const names = path.split('/');
  const name = names.pop() ?? '';
  let folder = await navigator.storage.getDirectory();
  for (const each of names) folder = await folder.getDirectoryHandle(each);
  return (await (await folder.getFileHandle(name)).getFile()).text();
}

/** The text of a file without `sample: false`, which the CMS writes if the field is absent. */
export const unmarked = (text: string): object =>
  parse(text, (key, value) => (key === 'sample' && value === false ? undefined : value));
