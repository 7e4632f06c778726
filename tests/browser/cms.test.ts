import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { content } from '../site-content.ts';
import { type Cms, comments, startCms, unmarked } from './open-cms.ts';

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.close());

test('shows the page being edited beside its form, with its own icons', async () => {
  await cms.edit('Contact');
  const preview = cms.page.frameLocator('iframe').frameLocator('iframe');
  await preview.getByRole('heading', { level: 1, name: content.contact.opening.title }).waitFor();
  const icons = await cms.page.evaluate(() =>
    document.fonts.check('24px "Material Symbols Outlined"'),
  );
  expect(icons).toBe(true);
});

test('saves a text and a picture as valid content, and changes nothing else in the file', {
  tags: 'nightly',
}, async () => {
  const before = cms.site.read('content/contact.yaml');
  await cms.edit('Contact');
  const opening = cms.field('Opening');
  await opening.getByRole('button', { name: 'Expand' }).click();
  await opening.getByRole('textbox', { name: 'Title', exact: true }).fill('Words of an editor');
  await opening.getByRole('button', { name: 'Replace Image' }).click();
  const dialog = cms.page.getByRole('dialog');
  await dialog.getByRole('option', { name: cms.picture, exact: true }).click();
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await opening.getByText(cms.picture).waitFor();
  const saved = await cms.save('content/contact.yaml');
  expect(comments(saved)).toEqual(comments(before));
  const data: { opening: object } = parse(before);
  const opened = { ...data.opening, title: 'Words of an editor', image: cms.picture };
  expect(unmarked(saved)).toEqual(unmarked(stringify({ ...data, opening: opened })));
  expect(Object.keys(unmarked(saved))).toEqual(Object.keys(unmarked(before)));
  await cms.live.load(new Set(['content/contact.yaml']));
  const shown = await cms.page.request.get(`${cms.server.url}/contact/`);
  expect(await shown.text()).toContain('Words of an editor');
});

test('contacts no other machine', async () => {
  const own = cms.server.url.replace('127.0.0.1', 'localhost');
  expect(
    [...cms.answered].filter((url) => !/^(blob|data):/.test(url) && !url.startsWith(own)),
  ).toEqual([]);
  expect([...cms.answered]).toContain(`${own}/admin/icons.woff2`);
  const { 'content-security-policy': policy } = (
    await cms.page.request.get(`${own}/admin/`)
  ).headers();
  expect(policy).toMatch(/^default-src 'self' blob: data: /);
});
