/** What the CMS does if something else goes wrong or changes meanwhile. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { type Cms, comments, readFile, startCms, unmarked } from './open-cms.ts';

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.close());

test('leaves a file unchanged if its comments cannot be kept, and tells the editor', async () => {
  const file = 'content/contact.yaml';
  await cms.open();
  await cms.page.route('**/admin/keep-comments', (route) =>
    route.fulfill({ status: 500, body: 'The disk is full' }),
  );
  const before = await cms.page.evaluate(readFile, file);
  await cms.edit('Contact');
  const opening = cms.field('Opening');
  await opening.getByRole('button', { name: 'Expand' }).click();
  await opening
    .getByRole('textbox', { name: 'Title', exact: true })
    .fill('Words that cannot be kept');
  await cms.page.getByRole('button', { name: 'Save', exact: true }).click();
  await cms.page.getByText('The file was not saved: The disk is full').waitFor();
  expect(await cms.page.evaluate(readFile, file)).toBe(before);
});

test('leaves a file alone if somebody else has changed it meanwhile, and tells the editor', async () => {
  const file = 'content/contact.yaml';
  await cms.open();
  await cms.edit('Contact');
  await cms.page.evaluate(writeFile, [file, `${cms.site.read(file)}# By a colleague\n`] as const);
  const opening = cms.field('Opening');
  await opening.getByRole('button', { name: 'Expand' }).click();
  await opening.getByRole('textbox', { name: 'Title', exact: true }).fill('Words of before');
  await cms.page.getByRole('button', { name: 'Save', exact: true }).click();
  await cms.page.getByText('The file was not saved: it has changed').waitFor();
  expect(await cms.page.evaluate(readFile, file)).toContain('# By a colleague');
});

test('saves a list with all its comments', async () => {
  await cms.open();
  const before = cms.site.read('content/services.yaml');
  await cms.edit('Services');
  await cms.field('Items').getByRole('textbox', { name: 'Heading' }).first().fill('First of all');
  const saved = await cms.save('content/services.yaml');
  expect(comments(saved)).toEqual(comments(before));
  const [first, ...others]: object[] = parse(before);
  const expected = [{ ...first, heading: 'First of all' }, ...others];
  expect(unmarked(saved)).toEqual(unmarked(stringify(expected)));
});

test('saves the same file again and again', async () => {
  const file = 'content/contact.yaml';
  await cms.open();
  for (const title of ['First words', 'Second words']) {
    await cms.edit('Contact');
    const opening = cms.field('Opening');
    await opening.getByRole('button', { name: 'Expand' }).click();
    await opening.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
    expect(await cms.save(file)).toContain(title);
  }
});

test('keeps the comments of a document that is renamed', async () => {
  const before = cms.site.read('content/legal/privacy-policy.md');
  await cms.open();
  await cms.page.evaluate(rename, [
    'legal/privacy-policy.md',
    'privacy.md',
    withoutComments(before),
  ] as const);
  const after = await cms.page.evaluate(readFile, 'content/legal/privacy.md');
  expect(comments(after)).toEqual(comments(before));
});

test('keeps the contents of a document that is renamed but cannot be saved', async () => {
  const before = cms.site.read('content/legal/privacy-policy.md');
  await cms.open();
  await cms.page.route('**/admin/keep-comments', (route) => route.fulfill({ status: 500 }));
  const renamed = cms.page.evaluate(rename, [
    'legal/privacy-policy.md',
    'privacy.md',
    'Lost',
  ] as const);
  await expect(renamed).rejects.toThrow('The file was not saved');
  expect(await cms.page.evaluate(readFile, 'content/legal/privacy.md')).toBe(before);
});

const withoutComments = (text: string) => text.replace(/^# .*\n/gm, '');

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
