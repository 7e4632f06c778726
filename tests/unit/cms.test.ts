import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import MarkdownIt from 'markdown-it';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { collections } from '../../content/index.ts';
import { boardMemberSchema } from '../../content/schema/board-member.ts';
import { allCollections } from '../../scripts/content/collections.ts';
import { picture } from '../../scripts/content/fields.ts';
import { adminPages } from '../../scripts/editors/cms.ts';
import { cmsConfig, cmsEntries, entriesIn } from '../../scripts/editors/cms-config.ts';
import { editedText, newText } from '../../scripts/editors/edit-file.ts';
import { importCollections } from '../../scripts/editors/editor-files.ts';
import { versionField, waitsField } from '../../scripts/editors/form-fields.ts';
import { createPreviewServer } from '../../scripts/serve/server.ts';

type Field = {
  name: string;
  label?: string;
  widget: string;
  required?: boolean;
  hint?: string;
  min?: number;
  max?: number;
  fields?: Field[];
  field?: Field;
};
type Entry = {
  name: string;
  label?: string;
  file?: string;
  folder?: string;
  fields: Field[];
  files?: Entry[];
};

const configOf = (...given: Parameters<typeof cmsEntries>) =>
  cmsConfig(cmsEntries(...given), { name: 'gitea', repo: 'firm/site' });
const text = configOf(collections);
const config: { collections: Entry[] } = parse(text);
const [files] = config.collections;
const legal = config.collections.find(({ name }) => name === 'legal');
const file = (name: string) => files?.files?.find((entry) => entry.name === name);
const field = (entry: Entry | undefined, name: string) =>
  entry?.fields.find((each) => each.name === name);

/** Fields, with those inside them. */
const inside = (all: readonly Field[] = []): Field[] =>
  all.flatMap((one) => [one, ...inside(one.fields), ...inside(one.field ? [one.field] : [])]);

describe('the configuration of the CMS', () => {
  test('has every content file, with the fields described in its schema', () => {
    expect(files?.files?.map(({ file }) => file)).toContain('content/site.yaml');
    const documents = Object.values(collections).filter(({ kind }) => kind === 'documents');
    const all = [...(files?.files ?? []), ...documents];
    expect(all).toHaveLength(Object.keys(collections).length);
    expect(field(file('site'), 'tagline')).toMatchObject({
      widget: 'text',
      required: true,
      hint: 'What the firm does, in a few words.',
    });
    expect(field(file('site'), 'dir')).toMatchObject({ widget: 'select', options: ['ltr', 'rtl'] });
    expect(field(file('site'), 'sample')).toMatchObject({ widget: 'boolean', required: false });
  });

  test('takes no number that the schema refuses', () => {
    const all = inside(files?.files?.flatMap(({ fields }) => fields));
    const limits = (name: string) =>
      all.filter((it) => it.name === name).map(({ min, max }) => [min, max]);
    expect(new Set(limits('latitude').map(String))).toEqual(new Set(['-90,90']));
    expect(new Set(limits('longitude').map(String))).toEqual(new Set(['-180,180']));
  });

  test('has files that consist of a list as lists', () => {
    const [items] = file('services')?.fields ?? [];
    expect(items).toMatchObject({ name: 'items', widget: 'list' });
    expect(items?.fields?.map(({ name }) => name)).toContain('heading');
  });

  test('labels a field with the words of its schema, or else with its name', () => {
    const [member] = file('board')?.fields ?? [];
    const labels = member?.fields?.map(({ name, label }) => [name, label]);
    const { shape } = boardMemberSchema;
    expect(labels).toContainEqual(['clientName', shape.clientName.meta()?.title]);
    expect(labels).toContainEqual(['imgSrc', shape.imgSrc.meta()?.title]);
    for (const name of ['clientName', 'clientRole', 'imgSrc', 'imgAlt'])
      expect(labels).not.toContainEqual([name, expect.stringMatching(/client|img|src/i)]);
    expect(field(file('site'), 'legalName')).toMatchObject({ label: 'Legal name' });
  });

  test('has Markdown documents with their front matter, and a place for new ones', () => {
    expect(legal).toMatchObject({ folder: 'content/legal', create: true });
    const hint = expect.stringContaining('content/README.md');
    expect(field(legal, 'body')).toMatchObject({ name: 'body', widget: 'text', hint });
    expect(legal?.fields.map(({ name }) => name)).toContain('effective');
  });

  test('has a form for the shape that a value has in its file, of those that it may have', {
    tags: 'nightly',
  }, () => {
    const formOf = (enquiry?: unknown) => {
      const own: typeof config = parse(configOf(collections, () => ({ enquiry })));
      return field(
        own.collections[0]?.files?.find(({ name }) => name === 'site'),
        'enquiry',
      );
    };
    expect(formOf('none')).toMatchObject({ widget: 'select', options: ['none'] });
    for (const settings of [{ publicKey: 'a' }, {}, undefined]) {
      expect(formOf(settings)).toMatchObject({ widget: 'object', required: false });
      const names = formOf(settings)?.fields?.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['none', 'publicKey', 'blockList']));
    }
    const schema = z.strictObject({ size: z.union([z.int(), z.strictObject({ least: z.int() })]) });
    const sizes = (...given: unknown[]) => {
      const own = { boats: { kind: 'records', files: 'boats.yaml', schema } } as const;
      const read = () => given.map((size) => ({ size }));
      const form: typeof config = parse(configOf(own, read));
      return form.collections[0]?.files?.[0]?.fields[0]?.fields?.[0]?.widget;
    };
    expect(sizes({ least: 1 }, { least: 2 })).toBe('object');
    // One form for all items would lose what some of them say.
    expect(sizes(1, { least: 2 })).toBe('hidden');
  });

  test('has no form for a JSON file, which a save would make YAML of', () => {
    const schema = z.strictObject({ title: z.string() });
    expect(cmsEntries({ tide: { kind: 'record', files: 'tide.json', schema } })).toEqual([]);
  });

  test('asks for no list that may be empty, and keeps it in its file when it becomes so', () => {
    const schema = z.strictObject({
      title: z.string(),
      parts: z.array(z.string()),
      steps: z.array(z.string()).min(1).max(3),
    });
    const entries = cmsEntries({ page: { kind: 'record', files: 'page.yaml', schema } });
    const form: typeof config = parse(cmsConfig(entries, { name: 'gitea', repo: 'firm/site' }));
    const [made] = form.collections[0]?.files ?? [];
    expect(field(made, 'parts')).toMatchObject({ widget: 'list', required: false });
    expect(field(made, 'steps')).toMatchObject({ widget: 'list', required: true, min: 1, max: 3 });

    const text = 'title: A\nparts: [b]\nsteps: [c]\n';
    const shown = { title: 'A', parts: ['b'], steps: ['c'] };
    const fields = entries[0]?.fields ?? [];
    // The CMS leaves out what is empty and not asked for.
    const sent = { title: 'A', steps: ['c'] };
    const emptied = editedText(text, 'page.yaml', { shown, sent, fields });
    expect(parse(emptied)).toEqual({ ...shown, parts: [] });
    const again = { shown: parse(emptied), sent: { ...sent, title: 'B' }, fields };
    expect(editedText(emptied, 'page.yaml', again)).toBe(emptied.replace('A', 'B'));
    expect(parse(newText(sent, 'page.yaml', fields))).toEqual({ ...shown, parts: [] });
  });

  test('repeats what a pattern expects', () => {
    expect(field(file('site'), 'slug')).toMatchObject({
      pattern: [expect.stringContaining('a-z0-9'), expect.any(String)],
    });
  });
});

describe('in another language, the CMS', () => {
  const entries = entriesIn('ar', collections, () => undefined);
  const made: { collections: Entry[] } = parse(
    cmsConfig([...cmsEntries(collections), ...entries], { name: 'gitea', repo: 'firm/site' }),
  );
  const [first, second] = made.collections;

  test('has the same forms for the files with words, in the folder of the language', () => {
    const inFirst = first?.files?.map(({ file }) => file) ?? [];
    const words = inFirst.filter((file) => !/(palette|fonts|focus)\.yaml$/.test(`${file}`));
    expect(second).toMatchObject({ label: 'العربية' });
    expect(second?.files?.map(({ file }) => file)).toEqual(
      words.map((file) => file?.replace('content/', 'content/languages/ar/')),
    );
    const fields = (entry: Entry | undefined) => entry?.fields.map(({ name }) => name);
    expect(fields(second?.files?.find(({ file }) => file?.endsWith('/ui.yaml')))).toEqual(
      fields(first?.files?.find(({ file }) => file?.endsWith('/ui.yaml'))),
    );
  });

  test('asks for no field, since what is left out is that of the first language', () => {
    const entries = made.collections.filter(({ name }) => name.startsWith('ar_'));
    const all = entries.flatMap(({ fields, files = [] }) => [
      ...inside(fields),
      ...files.flatMap((file) => inside(file.fields)),
    ]);
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(({ required }) => required)).toEqual([]);
  });

  test('has a form for the shape of a value in its own file, or else in that of the first language', () => {
    const settings = { publicKey: 'a' };
    const widget = (data: Readonly<Record<string, unknown>>) => {
      const entries = entriesIn('ar', collections, (file) => data[file]);
      const { fields = [] } = entries.find(({ name }) => name === 'ar_site') ?? {};
      return fields.find(({ name }) => name === 'enquiry')?.widget;
    };
    expect(widget({ 'site.yaml': { enquiry: settings } })).toBe('object');
    expect(widget({ 'site.yaml': { enquiry: 'none' } })).toBe('select');
    const own = { 'languages/ar/site.yaml': { enquiry: settings } };
    expect(widget({ 'site.yaml': { enquiry: 'none' }, ...own })).toBe('object');
  });

  test('has no forms for a folder that is not named after a language, which the overlay explains', () => {
    expect(entriesIn('pt_BR', collections, () => undefined)).toEqual([]);
  });

  test('has the same folders of documents', () => {
    const folders = made.collections.flatMap(({ folder }) => folder ?? []);
    const [own, translated] = [0, 1].map((at) =>
      folders.filter((folder) => folder.includes('/languages/') === (at === 1)),
    );
    expect(own?.length).toBeGreaterThan(1);
    expect(translated).toEqual(own?.map((it) => it.replace('content/', 'content/languages/ar/')));
    expect(new Set(made.collections.map(({ name }) => name)).size).toBe(made.collections.length);
  });
});

test('each field with a pattern says what it expects, which the CMS requires', () => {
  const schema = z.strictObject({ codes: z.array(z.string().regex(/^[a-z]{4}$/)) });
  const own = { codes: { kind: 'records', files: 'codes.yaml', schema } };
  const patterns: unknown[] = [];
  for (const each of [text, configOf(own)])
    JSON.stringify(parse(each), (key, value) => {
      if (key === 'pattern') patterns.push(value);
      return value;
    });
  expect(patterns.length).toBeGreaterThan(2);
  for (const pattern of patterns) expect(pattern).toEqual([expect.any(String), expect.any(String)]);
});

test('the hint for Markdown names signs that content/README.md shows', () => {
  const hint = field(legal, 'body')?.hint ?? '';
  const signs = [...hint.matchAll(/`([^`]+)`/g)].map(([, sign = '']) => sign);
  const readme = readFileSync(join(import.meta.dirname, '../../content/README.md'), 'utf8');
  const shown = readme.slice(readme.indexOf('\n## Markdown\n'));
  expect(signs.length).toBeGreaterThan(3);
  expect(signs.filter((sign) => !/\.md$/.test(sign) && !shown.includes(`\`${sign}`))).toEqual([]);
});

test('hints, which the CMS reads as Markdown, say what the schemas say to the letter', () => {
  const words = 'The address: /cases/<slug>/. Not *a* or _b_, `c`, [d](e), ~f~ or &amp; \\g.';
  const schema = z.strictObject({ code: z.string().describe(words) });
  const own = { codes: { kind: 'records', files: 'codes.yaml', schema } };
  const form: typeof config = parse(configOf(own));
  const hint = form.collections[0]?.files?.[0]?.fields[0]?.fields?.[0]?.hint ?? '';
  const markdown = new MarkdownIt({ html: true });
  expect(markdown.renderInline(hint)).toBe(markdown.utils.escapeHtml(words));
});

test('a file that the CMS saves keeps all of its fields', { tags: 'nightly' }, async () => {
  const site = allCollections(await importCollections(join(import.meta.dirname, '../..')));
  const read = (file: string): unknown => parse(readFileSync(`content/${file}`, 'utf8'));
  const all: typeof config = parse(configOf(site, read));
  const entries = all.collections
    .flatMap((entry) => entry.files ?? entry)
    .flatMap(({ file, folder, fields }) =>
      fastGlob.sync(file ?? `${folder}/*.md`).map((path) => ({ path, fields })),
    );
  expect(entries.length).toBeGreaterThan(10);
  const lost = entries.flatMap(({ path, fields }) => {
    const text = readFileSync(path, 'utf8');
    const data: unknown = parse(path.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text);
    const [first] = fields;
    return Array.isArray(data) && first
      ? unknownTo(first, data, path)
      : unknownToAll(fields, data, path);
  });
  expect(lost).toEqual([]);
});

/** The paths of values that have no field in a form. */
function unknownToAll(fields: readonly Field[], data: unknown, path: string): string[] {
  return Object.entries(Object(data)).flatMap(([name, value]) => {
    const known = fields.find((each) => each.name === name);
    return known ? unknownTo(known, value, `${path} ${name}`) : [`${path} ${name}`];
  });
}

function unknownTo({ widget, fields, field }: Field, value: unknown, path: string): string[] {
  if (widget === 'hidden') return [];
  const isList = widget === 'list';
  if (Array.isArray(value) !== isList) return [`${path} is no ${widget}`];
  const items: unknown[] = Array.isArray(value) ? value : [value];
  return items.flatMap((item) => {
    if (field) return unknownTo(field, item, path);
    if (fields) return unknownToAll(fields, item, path);
    return item instanceof Object ? [`${path} is no ${widget}`] : [];
  });
}

test('the CMS is served at /admin/ if requested, and nowhere else', async () => {
  const dir = import.meta.dirname;
  const admin = adminPages({
    root: dir,
    entries: async () => cmsEntries(collections),
    pages: () => ({ names: { contact: '/contact/' }, addresses: {} }),
  });
  const [asked, plain] = await Promise.all([
    createPreviewServer({ dir, handlers: [admin] }),
    createPreviewServer({ dir }),
  ]);
  try {
    const page = await fetch(`${asked.url}/admin`);
    expect(new URL(page.url).pathname).toBe('/admin/');
    expect(await page.text()).toContain('href="/admin/config.yml"');
    const config = await (await fetch(`${asked.url}/admin/config.yml`)).text();
    expect(parse(config).collections).toEqual(parse(text).collections);
    const [, program = ''] =
      /src="([^"]+)"/.exec(await (await fetch(`${asked.url}/admin/`)).text()) ?? [];
    const served = await fetch(asked.url + program);
    expect(served.headers.get('content-type')).toContain('text/javascript');
    expect((await served.text()).length).toBeGreaterThan(1_000_000);
    expect((await fetch(`${plain.url}/admin/`)).status).toBe(404);
    const lost = await fetch(`${asked.url}/admin/nothing.js`, { redirect: 'manual' });
    expect(lost.status).toBe(301);
  } finally {
    await Promise.all([asked.close(), plain.close()]);
  }
});

describe('a save of the CMS', () => {
  const start = `# Why.
title: One
social: []
links:
  - { title: Ours, href: /a/ }
`;
  const schema = z.strictObject({
    title: z.string(),
    social: z.array(z.string()).optional(),
    links: z.array(
      z.strictObject({ title: z.string(), href: z.string(), newTab: z.boolean().optional() }),
    ),
    note: z.string().optional(),
    image: picture().optional(),
  });
  const document =
    '\uFEFF---\r\ntitle: Two # so\r\n---\r\n\r\n\r\n|a|b|\r\n|---|--:|\r\n| \\{x} | `` ` `` |\r\n';
  const own = {
    home: { kind: 'record', files: 'home.yaml', schema },
    boats: {
      kind: 'records',
      files: 'boats.yaml',
      schema: z.strictObject({ title: z.string() }),
    },
    notes: {
      kind: 'documents',
      files: 'notes/*.md',
      schema: z.strictObject({ title: z.string() }),
      waits: (note: unknown) =>
        Reflect.get(Object(note), 'title') === 'Two' ? 'is a draft' : undefined,
    },
  } as const;

  /** The CMS of a site with two files, as its page talks to it. */
  async function startAdmin() {
    const root = mkdtempSync(join(tmpdir(), 'cms-'));
    const at = (file: string) => join(root, 'content', file);
    mkdirSync(at('notes'), { recursive: true });
    mkdirSync(at('pictures'));
    writeFileSync(at('home.yaml'), start);
    writeFileSync(at('notes/one.md'), document);
    const admin = adminPages({
      root,
      entries: async () => cmsEntries(own),
      pages: () => ({ names: {}, addresses: {} }),
    });
    const server = await createPreviewServer({ dir: root, handlers: [admin] });
    await fetch(`${server.url}/admin/config.yml`);
    const post = (path: string, body: object, headers = {}) =>
      fetch(`${server.url}/admin/api/repos/local/site/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
    const base64 = (data: string) => Buffer.from(data).toString('base64');
    return {
      at,
      server,
      read: (file: string) => readFileSync(at(file), 'utf8'),
      /** What the CMS gets of a file. */
      async open(file: string): Promise<Record<string, unknown>> {
        const [got] = await (await post('file-contents', { files: [`content/${file}`] })).json();
        return JSON.parse(Buffer.from(got.content, 'base64').toString());
      },
      /** The status and the message that the CMS is answered. */
      async save(file: string, data: unknown, more: object = {}, headers = {}) {
        const change = { operation: 'update', path: `content/${file}`, ...more };
        const content = typeof data === 'string' ? data : base64(JSON.stringify(data));
        const answer = await post('contents', { files: [{ ...change, content }] }, headers);
        return [answer.status, (await answer.json()).message];
      },
      async close() {
        await server.close();
        rmSync(root, { recursive: true });
      },
    };
  }
  let admin: Awaited<ReturnType<typeof startAdmin>>;
  beforeEach(async () => {
    admin = await startAdmin();
  });
  afterEach(() => admin.close());

  test('changes nothing in a file whose form was not edited, whatever the CMS adds or leaves out', async () => {
    const { social: _, ...form } = await admin.open('home.yaml');
    const links = [{ title: 'Ours', href: '/a/', newTab: false }];
    expect(await admin.save('home.yaml', { ...form, links, note: '' })).toEqual([201, undefined]);
    expect(admin.read('home.yaml')).toBe(start);
    await admin.save('notes/one.md', await admin.open('notes/one.md'));
    expect(admin.read('notes/one.md')).toBe(document);
  });

  test('changes one line for one field, and writes new items without what was left empty', async () => {
    const form = await admin.open('home.yaml');
    await admin.save('home.yaml', { ...form, title: 'Other' });
    const other = start.replace('One', 'Other');
    expect(admin.read('home.yaml')).toBe(other);
    const links = [
      { title: 'Ours', href: '/a/' },
      { title: 'New', href: '/b/', newTab: false },
    ];
    await admin.save('home.yaml', { ...(await admin.open('home.yaml')), links });
    expect(admin.read('home.yaml')).toBe(`${other}  - title: New\n    href: /b/\n`);
  });

  test('never touches a text that was not edited, and stores one that was as it was typed', async () => {
    const form = await admin.open('notes/one.md');
    expect(form.body).toBe('|a|b|\n|---|--:|\n| \\{x} | `` ` `` |');
    await admin.save('notes/one.md', { ...form, title: 'Three' });
    expect(admin.read('notes/one.md')).toBe(document.replace('Two', 'Three'));
    const typed = '| c \\| d |\n|---|\n\n***\n\n    code';
    await admin.save('notes/one.md', { ...(await admin.open('notes/one.md')), body: typed });
    expect(admin.read('notes/one.md')).toBe(
      `${document.slice(0, document.indexOf('|')).replace('Two', 'Three')}${typed.replaceAll('\n', '\r\n')}\r\n`,
    );
  });

  test('keeps what somebody else has changed meanwhile, and is refused if it is the same field', async () => {
    const form = await admin.open('home.yaml');
    const theirs = start.replace('/a/', '/theirs/');
    writeFileSync(admin.at('home.yaml'), theirs);
    await admin.save('home.yaml', { ...form, title: 'Mine' });
    expect(admin.read('home.yaml')).toBe(theirs.replace('One', 'Mine'));
    const [status, message] = await admin.save('home.yaml', { ...form, title: 'Mine again' });
    expect(status).toBe(409);
    expect(message).toBe(
      'Not saved: somebody else has changed title in content/home.yaml since you opened it. Copy your text, reload the page, and change it again.',
    );
    expect(admin.read('home.yaml')).toBe(theirs.replace('One', 'Mine'));
    const [unknown] = await admin.save('home.yaml', { ...form, [versionField]: 'of yesterday' });
    expect(unknown).toBe(409);
  });

  test('knows a form that was saved before, also if a change is taken back', async () => {
    const form = await admin.open('home.yaml');
    const version = String(form[versionField]);
    await admin.save('home.yaml', { ...form, title: 'Two', [versionField]: `${version}>a` });
    await admin.save('home.yaml', { ...form, title: 'One', [versionField]: `a>b` });
    expect(admin.read('home.yaml')).toBe(start);
  });

  test('makes a file with a whole list as content has it', async () => {
    const items = [{ title: 'One' }, { title: 'Two' }];
    expect(await admin.save('boats.yaml', { items }, { operation: 'create' })).toEqual([
      201,
      undefined,
    ]);
    expect(admin.read('boats.yaml')).toBe('- title: One\n- title: Two\n');
  });

  test('puts the first item into a file of comments as into one with items', async () => {
    writeFileSync(admin.at('boats.yaml'), '# Ours.\n');
    const form = await admin.open('boats.yaml');
    expect(await admin.save('boats.yaml', { ...form, items: [{ title: 'One' }] })).toEqual([
      201,
      undefined,
    ]);
    expect(admin.read('boats.yaml')).toBe('# Ours.\n- title: One\n');
  });

  test('says why YAML that several fields share is not changed', async () => {
    const shared = 'title: &shared One\nnote: *shared\nlinks: []\n';
    writeFileSync(admin.at('home.yaml'), shared);
    const form = await admin.open('home.yaml');
    expect(await admin.save('home.yaml', { ...form, title: 'Other' })).toEqual([
      409,
      'YAML of this kind cannot be edited in a form: change the file itself',
    ]);
    expect(admin.read('home.yaml')).toBe(shared);
  });

  test('leaves a file alone that somebody has saved as other than UTF-8 since it was opened', async () => {
    const form = await admin.open('notes/one.md');
    const theirs = Buffer.from(document.replace('Two', 'Büro').slice(1), 'latin1');
    writeFileSync(admin.at('notes/one.md'), theirs);
    await expect(admin.save('notes/one.md', { ...form, body: 'Mine' })).rejects.toThrow();
    expect(readFileSync(admin.at('notes/one.md'))).toEqual(theirs);
  });

  test('takes the last item out of a list, and puts the first one back', async () => {
    writeFileSync(admin.at('boats.yaml'), '# Ours.\n- title: One\n');
    const { items: _, ...emptied } = await admin.open('boats.yaml');
    expect(await admin.save('boats.yaml', emptied)).toEqual([201, undefined]);
    expect(admin.read('boats.yaml')).toBe('# Ours.\n[]\n');
    const form = await admin.open('boats.yaml');
    await admin.save('boats.yaml', { ...form, items: [{ title: 'One' }] });
    expect(admin.read('boats.yaml')).toBe('# Ours.\n[{title: One}]\n');
    const links = start.replace('{ title: Ours, href: /a/ }', 'title: Ours\n    href: /a/');
    writeFileSync(admin.at('home.yaml'), links);
    const { links: __, ...rest } = await admin.open('home.yaml');
    expect(await admin.save('home.yaml', rest)).toEqual([201, undefined]);
    expect(admin.read('home.yaml')).toBe(`${links.slice(0, links.indexOf('links'))}links: []\n`);
  });

  test('makes, renames and deletes files of content, and no others', async () => {
    const made = { title: 'New', body: 'Words.\n' };
    expect(await admin.save('notes/new.md', made, { operation: 'create' })).toEqual([
      201,
      undefined,
    ]);
    expect(admin.read('notes/new.md')).toBe('---\ntitle: New\n---\n\nWords.\n');
    expect((await admin.save('notes/new.md', made, { operation: 'create' }))[0]).toBe(409);
    const form = await admin.open('notes/one.md');
    await admin.save(
      'notes/two.md',
      { ...form, title: 'Moved' },
      { from_path: 'content/notes/one.md' },
    );
    expect(existsSync(admin.at('notes/one.md'))).toBe(false);
    expect(admin.read('notes/two.md')).toBe(document.replace('Two', 'Moved'));
    await admin.save('notes/two.md', '', { operation: 'delete' });
    expect(existsSync(admin.at('notes/two.md'))).toBe(false);
    for (const file of ['../package.json', 'index.ts', 'pictures/../../x.svg', 'notes/../x.md'])
      expect((await admin.save(file, made, { operation: 'create' }))[0], file).toBe(409);
    const theft = { from_path: 'content/../home.yaml' };
    expect((await admin.save('notes/theft.md', form, theft))[0]).toBe(409);
    expect((await admin.save('home.yaml', form, {}, { 'Sec-Fetch-Site': 'cross-site' }))[0]).toBe(
      403,
    );
    expect(admin.read('home.yaml')).toBe(start);
  });

  test('shows in the list what waits, and writes nothing of that into the file', async () => {
    const form = await admin.open('notes/one.md');
    expect(form[waitsField]).toBe(' – is a draft');
    await admin.save('notes/one.md', { ...form, title: 'Three' });
    expect(admin.read('notes/one.md')).toBe(document.replace('Two', 'Three'));
    expect(await admin.open('notes/one.md')).not.toHaveProperty(waitsField);
    const made: typeof config = parse(configOf(own));
    expect(made.collections[1]).toMatchObject({ summary: `{{title}}{{${waitsField}}}` });
  });

  test.each([
    ['is no valid YAML', '---\ntitle: [\n---\n'],
    ['has no front matter, which a save would lose', '# Our terms\n\nA long text.\n'],
    ['is not UTF-8, which a save would destroy', Buffer.from('---\ntitle: Büro\n---\n', 'latin1')],
  ])('opens the other files if one %s', async (_name, content) => {
    writeFileSync(admin.at('notes/one.md'), content);
    const path = `${admin.server.url}/admin/api/repos/local/site/file-contents`;
    const files = ['content/notes/one.md', 'content/home.yaml'];
    const got = await fetch(path, { method: 'POST', body: JSON.stringify({ files }) });
    expect(await got.json()).toMatchObject([
      { content: '' },
      { content: expect.stringMatching(/./) },
    ]);
  });

  test('stores a picture, and names it in content as content does', async () => {
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await admin.save('pictures/a b.svg', bytes.toString('base64'), { operation: 'create' });
    const got = await fetch(
      `${admin.server.url}/admin/api/repos/local/site/media/main/content/pictures/a%20b.svg`,
    );
    expect(await got.text()).toBe(String(bytes));
    const form = await admin.open('home.yaml');
    await admin.save('home.yaml', { ...form, image: '/content/pictures/a b.svg' });
    expect(admin.read('home.yaml')).toBe(`${start}image: a b.svg\n`);
  });
});
