import { afterAll, beforeAll, expect, test } from 'vitest';
import { policyPath } from '../unit/arabic.ts';
import { addedLines, type Cms, partly, startCms } from './open-cms.ts';

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.close());

test('shows the page being edited beside its form, with its own icons, and contacts no other machine', async () => {
  await cms.edit('Contact');
  const preview = cms.page.frameLocator('iframe').frameLocator('iframe');
  await preview.getByRole('heading', { level: 1 }).waitFor();
  const icons = await cms.page.evaluate(() =>
    document.fonts.check('24px "Material Symbols Outlined"'),
  );
  expect(icons).toBe(true);
  expect([...cms.answered]).toContain(`${cms.server.url}/admin/icons.woff2`);
  const others = [...cms.answered].filter((url) => !/^(blob|data):/.test(url));
  expect(others.filter((url) => !url.startsWith(cms.server.url))).toEqual([]);
  const { headers } = await fetch(`${cms.server.url}/admin/`);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'self' blob: data: /);
});

test('lists and edits the files of another language, beside the page in that language', async () => {
  const before = cms.site.read('content/languages/ar/contact.yaml');
  await cms.edit('Contact', 'العربية');
  const preview = cms.page.frameLocator('iframe').frameLocator('iframe');
  await preview.locator('html[lang=ar]').waitFor();
  await cms.changeText();
  const saved = await cms.save('content/languages/ar/contact.yaml');
  expect(addedLines(before, saved).join('\n')).toContain('edited');
  await cms.edit('Home', 'العربية');
  await cms.changeText();
  expect(await cms.save('content/languages/ar/home.yaml')).toBe(
    partly.replace('الصفحة الرئيسية', 'الصفحة الرئيسية edited'),
  );
  const file = `content/languages/ar/legal${policyPath.slice(0, -1)}.md`;
  const document = cms.site.read(file);
  await cms.editFirst('العربية: Legal');
  await cms.changeText();
  expect(addedLines(document, await cms.save(file)).join('\n')).toContain('edited');
});

test('changes one line of a file for one field, and nothing in a text that was not edited', async () => {
  const before = cms.site.read('content/site.yaml');
  await cms.edit('Site');
  await cms.page.getByRole('textbox', { name: 'Tagline' }).fill('Words of an editor');
  const saved = await cms.save('content/site.yaml');
  expect(addedLines(before, saved)).toEqual(['tagline: Words of an editor']);
  expect(saved.split('\n')).toHaveLength(before.split('\n').length);
});

test('stores a text as it was typed, with every mark that content/README.md shows', async () => {
  const { file, title, marks } = cms.marked;
  await cms.edit(title, 'Legal');
  const body = cms.page.getByRole('textbox', { name: 'Text', exact: true });
  expect(await body.inputValue()).toBe(marks.trim());
  const before = cms.site.read(file);
  await cms.page.getByRole('textbox', { name: 'Summary' }).fill('In force');
  const other = await cms.save(file);
  expect(addedLines(before, other)).toEqual(['summary: In force']);
  await cms.edit(title, 'Legal');
  await body.fill(`${marks.trim()}\n\n* a   b\n| c \\| d |\n|:-:|`);
  expect(await cms.save(file)).toContain(`\n\n${marks}\n* a   b\n| c \\| d |\n|:-:|\n`);
});

test('keeps what somebody else has changed in the file, and asks before it saves', {
  tags: 'nightly',
}, async () => {
  await cms.edit('Site');
  await cms.page.getByRole('textbox', { name: 'Tagline' }).fill('Mine');
  const theirs = cms.site.read('content/site.yaml').replace(/^tagline: .*$/m, 'tagline: Theirs');
  cms.site.write('content/site.yaml', theirs);
  await cms.page.getByRole('button', { name: 'Save', exact: true }).click();
  await cms.page.getByRole('button', { name: 'Save Anyway' }).click();
  await cms.page.getByText('somebody else has changed tagline in content/site.yaml').waitFor();
  expect(cms.site.read('content/site.yaml')).toBe(theirs);
  // What was typed is still in the form.
  await cms.page.getByRole('button', { name: 'OK' }).click();
  expect(await cms.page.getByRole('textbox', { name: 'Tagline' }).inputValue()).toBe('Mine');
});
