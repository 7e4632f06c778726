/** A file of another language has only what differs: the first language gives it the rest. */
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Content } from '../../content/index.ts';
import * as index from '../../content/index.ts';
import { languageTag, publishedTag } from '../../scripts/content/fields.ts';
import { inheritedTexts, inheritFields } from '../../scripts/content/inherit-fields.ts';
import { loadLanguages } from '../../scripts/languages/languages.ts';
import { findSamples } from '../../scripts/load/content-rules.ts';
import { content } from '../site-content.ts';
import { copyFirmSite } from './site-copy.ts';

const modules = { 'content/index.ts': index };

/** Another language with the quotation marks and digits of the first. */
const [first = ''] = content.site.lang.split('-', 1);
const digits = (tag: string) => new Intl.NumberFormat(tag).format(1234567890);
const lang =
  [`${first}-ZW`, `${first}-SD`].find((tag) => digits(tag) === digits(content.site.lang)) ?? first;
const dir = content.site.dir;

/** The content of a second language with these files, and what is wrong or left out. */
function load(files: Readonly<Record<string, unknown>>) {
  const site = copyFirmSite({ code: false });
  const own = { 'site.yaml': { lang, dir }, ...files };
  for (const [file, data] of Object.entries(own))
    site.write(
      `content/languages/oc/${file}`,
      typeof data === 'string' ? data : stringify(data, { lineWidth: 0 }),
    );
  const { languages, problems, inherited } = loadLanguages(site.root, modules);
  site.remove();
  const asPagesGetIt: Content = JSON.parse(JSON.stringify(languages[1]?.content ?? {}));
  return { ...asPagesGetIt, problems, inherited };
}

test('a fact that the folder does not repeat is that of the first language', {
  tags: 'nightly',
}, () => {
  const tagline = 'Conselh per los afars';
  const { site, problems } = load({ 'site.yaml': { lang, dir, tagline } });
  expect(problems).toEqual([]);
  const { sample: _, address, phone, ...facts } = content.site;
  expect(site).toMatchObject({ ...facts, lang, tag: publishedTag(lang), dir, tagline });
  expect([site.phone.number, site.address.lines]).toEqual([phone.number, address.lines]);
});

test('texts that a file leaves out are listed with their fields, addresses and numbers are not', {
  tags: 'nightly',
}, () => {
  const { inherited } = load({});
  const [{ file, fields } = { file: '', fields: [''] }] = inherited;
  expect(file).toBe('content/languages/oc/site.yaml');
  expect(fields).toEqual(expect.arrayContaining(['tagline', 'legalName', 'address.street']));
  // A number with words in it, such as one with an extension, is a text.
  const number = /\p{L}/u.test(content.site.phone.display) ? [] : ['phone.display'];
  for (const field of ['email', 'origin', 'slug', ...number, 'founded.latitude', 'lang'])
    expect(fields).not.toContain(field);
});

test('lines that only say where the facts of an address stand are not listed', () => {
  const lines = ['{street}', 'P.O. Box 7', '{locality} {country}'];
  const [own, first] = [{ street: 'Quay' }, { lines }].map((address) => ({
    file: 'site.yaml',
    path: 'site.yaml',
    body: '',
    bodyLine: 1,
    data: { address },
  }));
  if (!own || !first) throw new Error('there are two');
  const completed = inheritFields(own, first);
  expect(inheritedTexts(completed, () => true)).toEqual([['address', 'lines', 1]]);
});

test('what is marked as invented inside a field is marked only in the file that has it', () => {
  const [own, first] = [{ phone: { sample: true } }, { phone: {}, address: { sample: true } }].map(
    (data) => ({ file: 'site.yaml', path: 'content/site.yaml', body: '', bodyLine: 1, data }),
  );
  if (!own || !first) throw new Error('there are two');
  const { source } = inheritFields(own, first);
  const samples = findSamples([{ collection: 'site', source, path: [], value: source.data }]);
  expect(samples.map(({ field }) => field)).toEqual(['phone.sample']);
});

test('an empty file says that nothing in it differs', () => {
  const { ui, notFound, problems } = load({ 'ui.yaml': '', 'not-found.yaml': '# as it is\n' });
  expect(problems).toEqual([]);
  expect(ui).toEqual(content.ui);
  expect(notFound).toEqual(content.notFound);
});

test.runIf(content.legal.length > 0)('so does an empty document', { tags: 'nightly' }, () => {
  const [document] = content.legal;
  const { legal, problems } = load({ [`legal/${document?.slug}.md`]: '\n' });
  expect(problems).toEqual([]);
  expect(legal.find(({ slug }) => slug === document?.slug)).toMatchObject(plain(document));
});

test.runIf(content.services.length > 1)(
  'records with a slug are completed by that slug',
  { tags: 'nightly' },
  () => {
    const [first, second] = content.services;
    const own = [{ slug: second?.slug, title: 'Segond' }, { slug: first?.slug }];
    const { services, problems } = load({ 'services.yaml': own });
    expect(problems).toEqual([]);
    expect(services.map(({ slug, title, icon }) => [slug, title, icon])).toEqual([
      [second?.slug, 'Segond', second?.icon],
      [first?.slug, first?.title, first?.icon],
    ]);
  },
);

test.runIf(content.home.hero.panels.length > 1)(
  'items without a slug are completed in their order, if there are as many',
  { tags: 'nightly' },
  () => {
    const panels = content.home.hero.panels.map((_, at) => ({ title: `Onglet ${at}` }));
    const { home, problems } = load({ 'home.yaml': { hero: { panels } } });
    expect(problems).toEqual([]);
    expect(home.hero.panels).toMatchObject(
      content.home.hero.panels.map(({ image, text }, at) => ({ image, text, ...panels[at] })),
    );
    const fewer = load({ 'home.yaml': { hero: { panels: panels.slice(1) } } });
    expect(fewer.problems.map(({ field }) => field)).toContain('hero.panels[0].image');
  },
);

test.runIf(content.cases.length > 0)(
  'a document may have only a text, or only fields',
  { tags: 'nightly' },
  () => {
    const [study] = content.cases;
    const file = `cases/${study?.slug}.md`;
    const named = load({ [file]: '---\nname: Lo pòrt\n---\n' });
    expect(named.problems).toEqual([]);
    expect(named.cases[0]).toMatchObject({ ...plain(study), name: 'Lo pòrt' });
    const told = load({ [file]: '---\n---\n\n## Çò que faguèrem\n\nO avèm fach.\n' });
    expect(told.problems).toEqual([]);
    expect(told.cases[0]).toMatchObject({ name: study?.name, latitude: study?.latitude });
    expect(told.cases[0]?.sections.map(({ title }) => title)).toEqual(['Çò que faguèrem']);
  },
);

test('what is marked as invented is marked once', { tags: 'nightly' }, () => {
  const { site, inherited } = load({ 'board.yaml': '' });
  expect(site.sample).toBeUndefined();
  expect(inherited.flatMap(({ fields }) => fields).filter((field) => /sample/.test(field))).toEqual(
    [],
  );
});

test('a mistake in a file that leaves things out has the line of that file', {
  tags: 'nightly',
}, () => {
  const { problems } = load({ 'site.yaml': `lang: ${lang}\ndir: ${dir}\ntagline: [1]\n` });
  const file = 'content/languages/oc/site.yaml';
  expect(problems).toMatchObject([{ file, line: 3, field: 'tagline' }]);
});

describe('a mistake in a field of the first language', () => {
  /** What is wrong if the first language has two facts less, and the second these. */
  const faults = (own: object) => {
    const site = copyFirmSite();
    const { email: _, founded, ...facts } = parse(site.read('content/site.yaml'));
    site.write('content/site.yaml', stringify({ ...facts, founded: { ...founded, year: 'new' } }));
    site.write('content/languages/oc/site.yaml', stringify({ lang, dir, ...own }));
    const { problems } = loadLanguages(site.root, modules);
    site.remove();
    return problems.map(({ file, field }) => `${file} ${field}`);
  };
  const first = ['content/site.yaml email', 'content/site.yaml founded.year'];

  test('is reported once, not also for a file that leaves the field out', {
    tags: 'nightly',
  }, () => {
    expect(faults({}).toSorted()).toEqual(first);
    expect(faults({ founded: { place: 'Pòrt' } }).toSorted()).toEqual(first);
  });

  test('is reported for each file that has it', { tags: 'nightly' }, () => {
    expect(faults({ founded: { year: 'nòu' } }).toSorted()).toEqual([
      'content/languages/oc/site.yaml founded.year',
      ...first,
    ]);
  });
});

describe('a language', () => {
  test.each([
    ['en-UK', 'en-GB'],
    ['iw', 'he'],
    ['xx', 'such as'],
    ['xyz', 'such as'],
    ['und', 'such as'],
    ['lgg-QX', 'such as'],
    ['en-QX', 'such as'],
    ['english', 'such as'],
  ])('%s is refused, with the tag that is meant', (tag, meant) => {
    const { error } = languageTag().safeParse(tag);
    expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining(meant)]);
  });

  test.each([
    'en',
    'en-GB',
    'pt-br',
    'zh-Hant',
    'sr-Latn-RS',
    'es-419',
    'ckb',
    'lgg',
    'alz-UG',
    'kdj',
    'ttj',
    'koo',
    'gwr',
    'myx',
  ])('may be %s', (tag) => expect(languageTag().safeParse(tag).success).toBe(true));
});

/** The facts of a record, without what marks it as invented, and without its text. */
function plain({ sample: _, sections: __, quotes: ___, ...facts }: Record<string, unknown> = {}) {
  return facts;
}
