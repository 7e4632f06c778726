/**
 * Writes the site of another firm: this site's pages and components with all content replaced. The
 * schemas distinguish texts, links and pictures, so new fields are replaced as well.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import fastGlob from 'fast-glob';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { readPaints } from '../../components/art/site-data.ts';
import { collections } from '../../content/index.ts';
import { contentReader } from '../../scripts/content/check-data.ts';
import { readSource } from '../../scripts/content/read-source.ts';
import { slugsFile } from '../../scripts/routes/slugs.ts';
import { another, isObject, type Json, jsonSchema, merge, writtenSchema } from './another.ts';
import { drawPictures, paintStatic } from './draw-pictures.ts';
import { type Firm, firmNamed } from './firms.ts';
import { least } from './least.ts';
import { type Random, randomFrom, rewording } from './reword.ts';

const project = join(import.meta.dirname, '../..');

/** Writes the site of a firm of `firms.yaml` into a folder, replacing what is there. */
export async function writeFirm(name: string, root: string): Promise<void> {
  const firm = firmNamed(name);
  rmSync(root, { recursive: true, force: true });
  for (const part of ['pages', 'components', 'content', 'static'])
    cpSync(join(project, part), join(root, part), { recursive: true, filter: isTaken });
  for (const file of Object.values(firm.removed)) rmSync(join(root, file));
  for (const [file, code] of Object.entries(firm.added)) writeFileSync(join(root, file), code);
  const folder = join(root, 'content');
  const { contrast } = Object(read(folder, 'palette.yaml').data);
  writeFileSync(join(folder, 'palette.yaml'), stringify({ from: firm.from, contrast }));
  writeFileSync(join(folder, 'groups.yaml'), 'template: false\n');
  const budgets = read(folder, 'budgets.yaml').data;
  writeFileSync(join(folder, 'budgets.yaml'), stringify(raised(budgets, firm.budgets)));

  if (firm.fonts.length > 0) {
    const fonts = jsonSchema.array().parse(read(folder, 'fonts.yaml').data);
    // Nobody writes references where two fonts have the same weights.
    const options = { aliasDuplicateObjects: false };
    writeFileSync(join(folder, 'fonts.yaml'), stringify(withFonts(fonts, firm.fonts), options));
  }

  const paints = readPaints(contentReader(root));
  await paintStatic(join(root, 'static'), paints);
  writeContent(
    folder,
    firm,
    await drawPictures(join(folder, 'pictures'), paints, firm.photographs),
  );
  writeSlugs(folder, firm.slugs);
  for (const [tag, language] of Object.entries(firm.languages))
    writeLanguage(folder, tag, language, randomFrom(firm.seed));
}

/** The fonts of the sample with other ones for most text, with all their features. */
const withFonts = (fonts: readonly Json[], own: Firm['fonts']): Json[] =>
  fonts.flatMap((old) => {
    if (!isObject(old) || old.role !== 'sans') return [old];
    const { features, kerning, ...others } = old;
    return own.map((font) => ({ ...others, ...font }));
  });

/** Multiplies all numbers in a value. */
function raised(value: Json, times: number): Json {
  if (typeof value === 'number') return Math.ceil(value * times);
  if (Array.isArray(value)) return value.map((item) => raised(item, times));
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([key, field]) => [key, raised(field, times)]);
  return Object.fromEntries(fields);
}

/** The template and other languages are left out. */
const isTaken = (path: string) => !/\/(\(?template\)?|languages)$/.test(path);

function writeContent(folder: string, firm: Firm, picture: (old: string) => string): void {
  const random = randomFrom(firm.seed);
  const href = linksOf(folder, firm);
  const text = rewording(random, { ...firm, href });
  const leaves = { text, href, picture, random, times: firm.times };
  const practiceName = (old: string) =>
    firm.least ? undefined : href(`#service-${old}`).replace('#service-', '');

  for (const [name, { kind, files, schema }] of Object.entries(collections)) {
    if (name === 'fonts' || name === 'palette') continue;
    const make = (old: Json): Json => {
      const made = another(writtenSchema(schema), old, leaves);
      return firm.least ? least(made, (value) => isAccepted(schema, value)) : made;
    };
    const found = fastGlob.sync(files, { cwd: folder });
    const length = firm.records[name];
    if (kind === 'documents' && length !== undefined) {
      const old = found.map((file) => read(folder, file));
      for (const file of found) rmSync(join(folder, file));
      for (const [at, { data, body }] of ofLength(old, length).entries()) {
        const story = at < casesWithStories ? body : '';
        const record = placed(make(story ? data : without(data, 'facts')), at, name, firm);
        const file = files.replace('*', `${firm.site.slug}-${at + 1}`);
        writeFileSync(join(folder, file), asDocument(record, story, text));
      }
      continue;
    }
    for (const file of found) {
      const path = join(folder, file);
      const { data, body } = read(folder, file);
      if (Array.isArray(data)) {
        const records = ofLength(data, firm.records[name]).map(make);
        writeFileSync(path, stringify(records.map((record, at) => placed(record, at, name, firm))));
      } else if (kind === 'documents') {
        rmSync(path);
        const old = basename(file, '.md');
        const to = name === 'practices' ? practiceName(old) : documentName(old, firm);
        const own = to === 'privacy-policy' && firm.text ? `\n${firm.text}` : '';
        const written = asDocument(offered(make(data), firm), body, text) + own;
        if (to) writeFileSync(join(dirname(path), `${to}.md`), written);
      } else
        writeFileSync(path, stringify(name === 'site' ? merge(make(data), firm.site) : make(data)));
    }
  }
}

function writeSlugs(folder: string, slugs: Firm['slugs']): void {
  const list = Object.entries(slugs).map(([page, slug]) => ({ page, slug }));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, slugsFile), stringify(list));
}

/** Writes another language as an editor would: some of the firm's files again, in other words. */
function writeLanguage(
  folder: string,
  tag: string,
  { scripts, untranslated, site, slugs }: Firm['languages'][string],
  random: Random,
): void {
  writeSlugs(join(folder, 'languages', tag), slugs);
  const same = (old: string) => old;
  const text = rewording(random, { scripts, oddTitles: false, href: same });
  const leaves = { text, href: same, picture: same, times: 1 };
  for (const [name, { files, schema }] of Object.entries(collections)) {
    if (['fonts', 'palette', 'focus'].includes(name)) continue;
    for (const file of fastGlob.sync(files, { cwd: folder, ignore: untranslated })) {
      const { data, body } = read(folder, file);
      const make = (old: Json) => another(writtenSchema(schema), old, leaves);
      const records = Array.isArray(data) ? data.map(make) : make(data);
      const written = name === 'site' ? merge(data, site) : records;
      const path = join(folder, 'languages', tag, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(
        path,
        file.endsWith('.md') ? asDocument(written, body, text) : stringify(written),
      );
    }
  }
}

/** A Markdown file in other words, line by line. No two headings become the same. */
const asDocument = (data: Json, body: string, text: (old: string) => string): string =>
  ['---', `${stringify(data)}---`, body.replace(line, (old) => text(old))].join('\n');

/** A line with words. One with a placeholder ends only after that. */
const line = /(?:\{(?:[^{}]|\{[^{}]*\})*\}|[^\n])+/g;

const isAccepted = (schema: z.ZodType, value: Json) => schema.safeParse(value).success;

function read(folder: string, file: string): { data: Json; body: string } {
  const { data, body } = readSource(join(folder, file), file);
  return { data: jsonSchema.parse(data), body };
}

/** As many items as asked for, in rotation; all of them if no number is given. */
const ofLength = <Item>(items: readonly Item[], length = items.length): Item[] =>
  Array.from({ length }, (_, at) => at % items.length).flatMap((at) => items.slice(at, at + 1));

/** Every story is a page, so only those of the first few cases are kept. */
const casesWithStories = 6;

function without(value: Json, field: string): Json {
  if (!isObject(value)) return value;
  const { [field]: _, ...others } = value;
  return others;
}

/** Gives a record its names in this firm, its own and its service's, and a place from the firm. */
function placed(record: Json, at: number, name: string, { site, places, records }: Firm): Json {
  if (!isObject(record)) return record;
  const named = (nth: number) => `${site.slug}-${nth + 1}`;
  const slug = 'slug' in record ? { slug: named(at) } : {};
  const service = 'service' in record ? { service: named(at % (records.services ?? 1)) } : {};
  const offer = 'offer' in record ? { offer: named(at % (records.offers ?? 6)) } : {};
  return { ...record, ...slug, ...service, ...offer, ...(name === 'cases' && places[at]) };
}

/** Practices and articles name forms of help and a service, which have other names in this firm. */
function offered(data: Json, { site }: Firm): Json {
  if (!isObject(data)) return data;
  const named = (nth: number) => `${site.slug}-${nth}`;
  return {
    ...data,
    ...('offers' in data && { offers: [named(1), named(2)] }),
    ...('practice' in data && { practice: named(1) }),
  };
}

/** The legal documents get other names, except the first. The smallest firm has only that one. */
const documentName = (old: string, { least, site }: Firm): string | undefined =>
  old === 'privacy-policy' ? old : least ? undefined : `${site.slug}-${old}`;

/** Where links of the old site lead in the new one. */
function linksOf(folder: string, firm: Firm): (href: string) => string {
  const { data } = read(folder, 'services.yaml');
  const services = Array.isArray(data) ? data.map((it) => isObject(it) && String(it.slug)) : [];
  const count = firm.records.services ?? services.length;
  const service = (old: string) => `${firm.site.slug}-${(services.indexOf(old) % count) + 1}`;
  const legal = fastGlob.sync('legal/*.md', { cwd: folder }).map((file) => basename(file, '.md'));
  const page = (old: string) =>
    legal.includes(old) ? (documentName(old, firm) ?? 'privacy-policy') : old;
  return (href) =>
    (href in firm.removed || (firm.least && href === '/people/') ? '/' : href)
      // Without cases, the home page has no such places.
      .replace(/(?<=^\/?#)(our-reach|case-studies)$/, (place) =>
        firm.records.cases === 0 ? 'our-services' : place,
      )
      .replace(/^\/practices\/([^/]+)\/$/, (whole, old) =>
        firm.least ? `/#service-${old}` : whole,
      )
      .replace(/(?<=#service-|^\/practices\/)[^/]+/, service)
      .replace(/(?<=^\/)[^/#]+(?=\/)/, page);
}
