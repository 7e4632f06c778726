import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import MarkdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { collections } from '../../content/index.ts';
import { boardMemberSchema } from '../../content/schema/board-member.ts';
import { allCollections } from '../../scripts/content/collections.ts';
import { adminPages } from '../../scripts/editors/cms.ts';
import { cmsConfig } from '../../scripts/editors/cms-config.ts';
import { importCollections } from '../../scripts/editors/editor-files.ts';
import { createPreviewServer } from '../../scripts/serve/server.ts';

type Field = {
  name: string;
  label?: string;
  widget: string;
  root?: boolean;
  required?: boolean;
  hint?: string;
  min?: number;
  max?: number;
  fields?: Field[];
  field?: Field;
};
type Entry = { name: string; file?: string; folder?: string; fields: Field[]; files?: Entry[] };

const backend = { name: 'github', repo: 'firm/site' } as const;
const text = cmsConfig(collections, backend);
const config: { collections: Entry[] } = parse(text);
const [files] = config.collections;
const legal = config.collections.find(({ name }) => name === 'legal');
const file = (name: string) => files?.files?.find((entry) => entry.name === name);
const field = (entry: Entry | undefined, name: string) =>
  entry?.fields.find((each) => each.name === name);

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
    const inside = (all: readonly Field[] = []): Field[] =>
      all.flatMap((one) => [one, ...inside(one.fields), ...inside(one.field ? [one.field] : [])]);
    const all = inside(files?.files?.flatMap(({ fields }) => fields));
    const limits = (name: string) =>
      all.filter((it) => it.name === name).map(({ min, max }) => [min, max]);
    expect(new Set(limits('latitude').map(String))).toEqual(new Set(['-90,90']));
    expect(new Set(limits('longitude').map(String))).toEqual(new Set(['-180,180']));
  });

  test('has files that consist of a list as lists', () => {
    const [items] = file('services')?.fields ?? [];
    expect(items).toMatchObject({ widget: 'list', root: true });
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
    expect(legal).toMatchObject({ folder: 'content/legal', create: true, extension: 'md' });
    const hint = expect.stringContaining('content/README.md');
    expect(legal?.fields.at(-1)).toMatchObject({ name: 'body', widget: 'markdown', hint });
    expect(legal?.fields.map(({ name }) => name)).toContain('effective');
  });

  test('has a form for the shape that a value has in its file, of those that it may have', {
    tags: 'nightly',
  }, () => {
    const formOf = (enquiry?: unknown) => {
      const own: typeof config = parse(cmsConfig(collections, backend, () => ({ enquiry })));
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
      const form: typeof config = parse(cmsConfig(own, backend, read));
      return form.collections[0]?.files?.[0]?.fields[0]?.fields?.[0]?.widget;
    };
    expect(sizes({ least: 1 }, { least: 2 })).toBe('object');
    // One form for all items would lose what some of them say.
    expect(sizes(1, { least: 2 })).toBe('hidden');
  });

  test('repeats what a pattern expects', () => {
    expect(field(file('site'), 'slug')).toMatchObject({
      pattern: [expect.stringContaining('a-z0-9'), expect.any(String)],
    });
  });
});

test('each field with a pattern says what it expects, which the CMS requires', () => {
  const schema = z.strictObject({ codes: z.array(z.string().regex(/^[a-z]{4}$/)) });
  const own = { codes: { kind: 'records', files: 'codes.yaml', schema } };
  const patterns: unknown[] = [];
  for (const each of [text, cmsConfig(own, backend)])
    JSON.stringify(parse(each), (key, value) => {
      if (key === 'pattern') patterns.push(value);
      return value;
    });
  expect(patterns.length).toBeGreaterThan(2);
  for (const pattern of patterns) expect(pattern).toEqual([expect.any(String), expect.any(String)]);
});

test('the hint for Markdown names signs that content/README.md shows', () => {
  const hint = legal?.fields.at(-1)?.hint ?? '';
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
  const form: typeof config = parse(cmsConfig(own, backend));
  const hint = form.collections[0]?.files?.[0]?.fields[0]?.fields?.[0]?.hint ?? '';
  const markdown = new MarkdownIt({ html: true });
  expect(markdown.renderInline(hint)).toBe(markdown.utils.escapeHtml(words));
});

test('a file that the CMS saves keeps all of its fields', { tags: 'nightly' }, async () => {
  const site = allCollections(await importCollections(join(import.meta.dirname, '../..')));
  const read = (file: string): unknown => parse(readFileSync(`content/${file}`, 'utf8'));
  const all: typeof config = parse(cmsConfig(site, backend, read));
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
    return first?.root ? unknownTo(first, data, path) : unknownToAll(fields, data, path);
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
  const [asked, plain] = await Promise.all([
    createPreviewServer({
      dir,
      handlers: [
        adminPages({
          config: async () => text,
          pages: () => ({ names: { contact: '/contact/' }, addresses: {} }),
        }),
      ],
    }),
    createPreviewServer({ dir }),
  ]);
  try {
    const page = await fetch(`${asked.url}/admin`);
    expect(new URL(page.url).pathname).toBe('/admin/');
    expect(await page.text()).toContain('href="/admin/config.yml"');
    expect(await (await fetch(`${asked.url}/admin/config.yml`)).text()).toBe(text);
    const [, program = ''] =
      /src="([^"]+)"/.exec(await (await fetch(`${asked.url}/admin/`)).text()) ?? [];
    const served = await fetch(asked.url + program);
    expect(served.headers.get('content-type')).toContain('text/javascript');
    expect((await served.text()).length).toBeGreaterThan(1_000_000);
    expect((await fetch(`${plain.url}/admin/`)).status).toBe(404);
    const lost = await fetch(`${asked.url}/admin/nothing.js`, { redirect: 'manual' });
    expect(lost.status).toBe(301);
    const save = (before: string, after = 'a: 2\n', headers = {}) =>
      fetch(`${asked.url}/admin/keep-comments`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ before, after }),
      });
    expect(await (await save('a: 1 # One\n')).text()).toBe('a: 2 # One\n');
    const foreign = await save('a: 1\n', 'a: 2\n', { 'Sec-Fetch-Site': 'cross-site' });
    expect(foreign.status).toBe(403);
    const document =
      '---\nimage:\n  picture: /content/pictures/heron.svg\n---\nSee /content/pictures/heron.svg.\n';
    expect(await (await save('', document)).text()).toBe(
      document.replace('picture: /content/pictures/', 'picture: '),
    );
    const tooLarge = await save('a'.repeat(20_000_000));
    expect([tooLarge.status, await tooLarge.text()]).toEqual([413, 'it is larger than 10 MB']);
  } finally {
    await Promise.all([asked.close(), plain.close()]);
  }
});
