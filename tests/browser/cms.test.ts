/** The CMS as an editor uses it, on a folder inside the browser, with no other server available. */
import fastGlob from 'fast-glob';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { siteAdmin } from '../../scripts/serve/cms.ts';
import { createLiveSite } from '../../scripts/serve/live-site.ts';
import { createPreviewServer, type PreviewServer } from '../../scripts/serve/server.ts';
import { content } from '../site-content.ts';
import { copyFirmSite } from '../unit/site-copy.ts';
import { startBrowser } from './site.ts';

const site = copyFirmSite();
const live = createLiveSite(site.root, (html) => html, true);
const browser = await startBrowser();
const answered = new Set<string>();
/** A picture that the page does not show yet. */
const picture = 'another.svg';
site.write(
  `content/pictures/${picture}`,
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>',
);
let server: PreviewServer;
let page: Page;

beforeAll(async () => {
  await live.load(new Set());
  const handlers = [siteAdmin(site.root, live.site), live.handler];
  server = await createPreviewServer({ dir: site.out, handlers });
  page = await openCms();
});
afterAll(async () => {
  await Promise.all([server.close(), browser.close()]);
  site.remove();
});

test('shows the page being edited beside its form, with its own icons', async () => {
  await edit('Contact');
  const preview = page.frameLocator('iframe').frameLocator('iframe');
  await preview.getByRole('heading', { level: 1, name: content.contact.opening.title }).waitFor();
  const icons = await page.evaluate(() => document.fonts.check('24px "Material Symbols Outlined"'));
  expect(icons).toBe(true);
});

test('saves a text and a picture, and changes nothing else in the file', async () => {
  const before = site.read('content/contact.yaml');
  await edit('Contact');
  const opening = field('Opening');
  await opening.getByRole('button', { name: 'Expand' }).click();
  await opening.getByRole('textbox', { name: 'Title' }).fill('Words of an editor');
  await opening.getByRole('button', { name: 'Replace Image' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('option', { name: picture, exact: true }).click();
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await opening.getByText(picture).waitFor();
  const saved = await save('content/contact.yaml');
  expect(comments(saved)).toEqual(comments(before));
  const data: { opening: object } = parse(before);
  const opened = { ...data.opening, title: 'Words of an editor', image: picture };
  expect(unmarked(saved)).toEqual(unmarked(stringify({ ...data, opening: opened })));
  expect(Object.keys(unmarked(saved))).toEqual(Object.keys(unmarked(before)));
});

test('saves a list with all its comments', async () => {
  const before = site.read('content/services.yaml');
  await edit('Services');
  await field('Items').getByRole('textbox', { name: 'Heading' }).first().fill('First of all');
  const saved = await save('content/services.yaml');
  expect(comments(saved)).toEqual(comments(before));
  const [first, ...others]: object[] = parse(before);
  const expected = [{ ...first, heading: 'First of all' }, ...others];
  expect(unmarked(saved)).toEqual(unmarked(stringify(expected)));
});

/** The text of a file without `sample: false`, which the CMS writes if the field is absent. */
const unmarked = (text: string): object =>
  parse(text, (key, value) => (key === 'sample' && value === false ? undefined : value));

test('contacts no other machine, and saves valid content', async () => {
  const own = server.url.replace('127.0.0.1', 'localhost');
  expect([...answered].filter((url) => !/^(blob|data):/.test(url) && !url.startsWith(own))).toEqual(
    [],
  );
  expect([...answered]).toContain(`${own}/admin/icons.woff2`);
  const { 'content-security-policy': policy } = (await page.request.get(`${own}/admin/`)).headers();
  expect(policy).toMatch(/^default-src 'self' blob: data: /);
  await live.load(new Set(['content/contact.yaml', 'content/services.yaml']));
  const shown = await page.request.get(`${server.url}/contact/`);
  expect(await shown.text()).toContain('Words of an editor');
});

test('leaves a file unchanged if its comments cannot be kept, and tells the editor', async () => {
  const file = 'content/contact.yaml';
  page = await openCms();
  await page.route('**/admin/keep-comments', (route) =>
    route.fulfill({ status: 500, body: 'The disk is full' }),
  );
  const before = await page.evaluate(readFile, file);
  await edit('Contact');
  const opening = field('Opening');
  await opening.getByRole('button', { name: 'Expand' }).click();
  await opening.getByRole('textbox', { name: 'Title' }).fill('Words that cannot be kept');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The file was not saved: The disk is full').waitFor();
  expect(await page.evaluate(readFile, file)).toBe(before);
});

test('leaves a file alone if somebody else has changed it meanwhile, and tells the editor', async () => {
  const file = 'content/contact.yaml';
  page = await openCms();
  await edit('Contact');
  await page.evaluate(writeFile, [file, `${site.read(file)}# By a colleague\n`] as const);
  const opening = field('Opening');
  await opening.getByRole('button', { name: 'Expand' }).click();
  await opening.getByRole('textbox', { name: 'Title' }).fill('Words of before');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The file was not saved: it has changed').waitFor();
  expect(await page.evaluate(readFile, file)).toContain('# By a colleague');
});

test('saves the same file again and again', async () => {
  const file = 'content/contact.yaml';
  page = await openCms();
  for (const title of ['First words', 'Second words']) {
    await edit('Contact');
    const opening = field('Opening');
    await opening.getByRole('button', { name: 'Expand' }).click();
    await opening.getByRole('textbox', { name: 'Title' }).fill(title);
    expect(await save(file)).toContain(title);
  }
});

test('keeps the comments of a document that is renamed', async () => {
  const before = site.read('content/legal/privacy-policy.md');
  page = await openCms();
  await page.evaluate(rename, [
    'legal/privacy-policy.md',
    'privacy.md',
    withoutComments(before),
  ] as const);
  const after = await page.evaluate(readFile, 'content/legal/privacy.md');
  expect(comments(after)).toEqual(comments(before));
});

test('keeps the contents of a document that is renamed but cannot be saved', async () => {
  const before = site.read('content/legal/privacy-policy.md');
  page = await openCms();
  await page.route('**/admin/keep-comments', (route) => route.fulfill({ status: 500 }));
  const renamed = page.evaluate(rename, ['legal/privacy-policy.md', 'privacy.md', 'Lost'] as const);
  await expect(renamed).rejects.toThrow('The file was not saved');
  expect(await page.evaluate(readFile, 'content/legal/privacy.md')).toBe(before);
});

const withoutComments = (text: string) => text.replace(/^# .*\n/gm, '');

const comments = (text: string) => text.match(/^\s*#.*$/gm) ?? [];

const field = (name: string) =>
  page.getByRole('group', { name: new RegExp(`^.{0,3}${name}.+ Field$`) }).first();

async function edit(name: string): Promise<void> {
  const back = page.getByRole('button', { name: 'Cancel Editing' });
  const entry = page.getByRole('gridcell', { name, exact: true }).first();
  // After a save the editor may also close by itself, at any moment.
  await expect
    .poll(async () => {
      await back.evaluateAll((buttons: HTMLElement[]) => {
        for (const button of buttons) button.click();
      });
      return entry.isVisible();
    })
    .toBe(true);
  await entry.click();
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
}

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

/** Saves, and returns the text of the file, which is also written to disk. */
async function save(file: string): Promise<string> {
  const before = await page.evaluate(readFile, file);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => page.evaluate(readFile, file)).not.toBe(before);
  const saved = await page.evaluate(readFile, file);
  site.write(file, saved);
  return saved;
}

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
async function readFile(path: string): Promise<string> {
  const names = path.split('/');
  const name = names.pop() ?? '';
  let folder = await navigator.storage.getDirectory();
  for (const each of names) folder = await folder.getDirectoryHandle(each);
  return (await (await folder.getFileHandle(name)).getFile()).text();
}

/** Runs in the page: does what the CMS does when a document is renamed. */
async function rename([path, name, text]: readonly [string, string, string]): Promise<void> {
  const [folder = '', old = ''] = path.split('/');
  const root = await navigator.storage.getDirectory();
  const content = await root.getDirectoryHandle('content');
  const place = await content.getDirectoryHandle(folder);
  const file = await place.getFileHandle(old);
  if ('move' in file && typeof file.move === 'function') await file.move(place, name);
  const stream = await file.createWritable();
  try {
    await stream.write(text);
  } finally {
    await stream.close().catch(() => {});
  }
}

/** Runs in the page: writes a file in that folder, as another program would. */
async function writeFile([path, text]: readonly [string, string]): Promise<void> {
  const [folder = '', name = ''] = path.split('/');
  const root = await navigator.storage.getDirectory();
  const handle = await (await root.getDirectoryHandle(folder)).getFileHandle(name);
  const stream = await handle.createWritable();
  await stream.write(text);
  await stream.close();
}
