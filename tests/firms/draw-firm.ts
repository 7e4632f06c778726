/**
 * Writes the site of a firm that nobody thought of: this site's pages and components with content drawn
 * from the schemas by a seed. The same seed gives the same firm.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { collections } from '../../content/index.ts';
import { readSource } from '../../scripts/content/read-source.ts';
import { isObject, type Json, jsonSchema, merge } from './another.ts';
import { drawBody, textDrawer } from './draw-text.ts';
import { type Draws, drawValue, type Leaf, pick } from './draw-value.ts';
import { type Random, randomFrom } from './reword.ts';

const project = join(import.meta.dirname, '../..');

/** The languages that firms speak, with a font that has their letters if the site's has not. */
const voices = [
  { lang: 'en', dir: 'ltr', scripts: ['latin'] },
  { lang: 'pt-BR', dir: 'ltr', scripts: ['latin'] },
  { lang: 'pl', dir: 'ltr', scripts: ['latin'] },
  { lang: 'en-GB', dir: 'ltr', scripts: ['latin', 'greek', 'arabic', 'chinese', 'emoji'] },
  { lang: 'ar-EG', dir: 'rtl', scripts: ['arabic'], font: ['Cairo', 'cairo/files/cairo-latin'] },
  {
    lang: 'ja',
    dir: 'ltr',
    scripts: ['japanese'],
    font: ['Noto Sans JP', 'noto-sans-jp/files/noto-sans-jp-latin'],
  },
] as const;

/** What is drawn with the firm as a whole, and not field by field. */
const kept = ['palette', 'fonts'];

/** Ranges of numbers that make sense where the schema has no limit, or one of sixteen digits. */
const ranges: [RegExp, readonly [number, number]][] = [
  [/^site\.founded\.year$/, [1800, 2020]],
  [/\.year$/, [1800, 2026]],
  [/\.order$/, [-5, 1000]],
  [/\.(delay|limitRate)$/, [0, 60_000]],
];

/** Writes the firm of a seed into a folder, whose cache stays. */
export function writeDrawnFirm(seed: number, root: string): void {
  const random = randomFrom(seed);
  const content = join(root, 'content');
  for (const part of ['pages', 'components', 'content', 'static']) {
    rmSync(join(root, part), { recursive: true, force: true });
    cpSync(join(project, part), join(root, part), { recursive: true, filter: isTaken });
  }
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(content, file)), { recursive: true });
    writeFileSync(join(content, file), text);
  };
  write('groups.yaml', 'template: false\n');
  // How heavy pages may be is about this firm's texts.
  write('budgets.yaml', '[]\n');
  write('redirects.yaml', '[]\n');

  const voice = pick(random, voices);
  if ('font' in voice) {
    const [family, file] = voice.font;
    const fonts = jsonSchema.array().parse(readSource(join(content, 'fonts.yaml'), '').data);
    const own = { family, file: `@fontsource-variable/${file}-wght-normal.woff2` };
    const isSans = (font: Json) => isObject(font) && font.role === 'sans';
    write('fonts.yaml', stringify(fonts.map((font) => (isSans(font) ? plain(font, own) : font))));
  }
  for (const [file, text] of drawFiles(random, voice, readdirSync(join(content, 'pictures'))))
    write(file, text);
}

/** The template, other languages and all documents are left out. */
const isTaken = (path: string) =>
  !/\/(\(?template\)?|languages|content\/(cases|insights|legal|practices)|slugs\.yaml)$/.test(path);

/** Another font, with all its features. */
function plain(font: Json, own: { family: string; file: string }): Json {
  const { features, kerning, ...others } = isObject(font) ? font : {};
  return { ...others, ...own };
}

type Voice = (typeof voices)[number];

/** The files of the firm's content. */
function* drawFiles(random: Random, voice: Voice, pictures: string[]): Iterable<[string, string]> {
  const count = (least: number) => least + pick(random, [0, 1, random(6), random(25)]);
  const names = (what: string, least: number) =>
    Array.from({ length: count(least) }, (_, at) => `${what}-${at + 1}`);
  const services = names('service', 1);
  const offers = names('offer', 1);
  const topics = names('topic', 0);
  const legal = names('legal', 0);
  const insights = topics.length > 0 ? names('article', 0) : [];
  const practices = services.filter(() => random(2) === 0);
  const links = [
    ...['/', '/service/', '/contact/', '/index/', '/#our-services', '/contact/?about=x'],
    ...['https://other.example/', 'http://old.example/a?b=1&c=2#d', 'mailto:a@firm.example'],
    ...['tel:+256000000000', 'sms:+256000000000', 'https://例え.example/ü'],
    ...services.map((slug) => `/#service-${slug}`),
    ...offers.map((slug) => `/service/#offer-${slug}`),
    ...practices.map((slug) => `/practices/${slug}/`),
    ...legal.map((slug) => `/${slug}/`),
  ];
  const text = textDrawer(random, voice.scripts);
  const strings: [RegExp, () => string][] = [
    [/\.(offer|offers)$/, () => pick(random, offers)],
    [/\.(service|practice)$/, () => pick(random, services)],
    [/^insights\.topics$/, () => pick(random, topics)],
    [/^site\.phone\.display$/, () => pick(random, phones)],
    [/^site\.phone\.number$/, () => '+256000000000'],
    [/^site\.address\.lines$/, () => pick(random, lines)],
    [/\.countryCode$/, () => pick(random, ['UG', 'CA', 'AQ', 'GB'])],
    [/^site\.lang$/, () => voice.lang],
    [/^site\.social\.href$/, () => 'https://social.example/@firm'],
    [
      /^site\.(enquiry\.)?origin$/,
      () => pick(random, ['https://firm.example', 'https://例え.example:8443']),
    ],
    [/\.motion\./, () => pick(random, layers)],
    // A change of an article has come; its publication may not have.
    [/^insights\.updated$/, () => pick(random, days.slice(0, -1))],
  ];
  const draws: Draws = {
    random,
    range: (path) => ranges.find(([pattern]) => pattern.test(path))?.[1] ?? [-1000, 1000],
    optional: pick(random, [5, 20, 50, 80, 95]),
    more: pick(random, [1, 3, 12]),
    string(leaf, path) {
      const own = strings.find(([pattern]) => pattern.test(path));
      if (own) return own[1]();
      return drawString(leaf, path, random, { links, pictures }) ?? text(leaf.description, path);
    },
  };

  const site = drawValue(collections.site.schema, 'site', draws);
  const told = merge(site, { lang: voice.lang, dir: voice.dir });
  const { analytics, ...untold } = isObject(told) ? told : {};
  const facts: Json = analytics && legal.length > 0 ? { ...untold, analytics } : untold;
  const since = isObject(facts.founded ?? null)
    ? Number(Reflect.get(Object(facts.founded), 'year'))
    : 1800;
  yield ['site.yaml', stringify(facts)];

  const lengths: Record<string, readonly string[]> = {
    services,
    offers,
    cases: names('case', 0),
    practices,
    insights,
    legal,
    focus: pictures.filter(() => random(12) === 0),
  };
  for (const [name, { kind, files, schema, least = 0 }] of Object.entries(collections)) {
    if (name === 'site' || kept.includes(name)) continue;
    const draw = () => drawValue(schema, name, draws);
    const named = lengths[name] ?? names(name, least);
    if (kind === 'record') {
      const record = draw();
      yield [
        files,
        stringify(name === 'insightsPage' ? withTopics(record, topics, draws) : record),
      ];
    } else if (kind === 'records') {
      const records = named.map((slug) => {
        const record = draw();
        if (!isObject(record)) return record;
        if (name === 'focus') return { ...record, picture: slug };
        return 'slug' in record ? { ...record, slug } : record;
      });
      yield [files, stringify(records)];
    } else
      for (const [at, slug] of named.entries()) {
        const record = Object(draw());
        if (name === 'cases') record.year = Math.max(record.year, since);
        const tells = name === 'legal' && at === 0 && analytics ? '\n\n{counter}' : '';
        const body = (name === 'cases' && random(2) ? '' : drawBody(random, text, links)) + tells;
        // Facts stand beside a story.
        if (body === '') delete record.facts;
        yield [files.replace('*', slug), `---\n${stringify(record)}---\n\n${body}\n`];
      }
  }
}

function withTopics(page: Json, topics: readonly string[], draws: Draws): Json {
  const { topics: schema } = collections.insightsPage.schema.shape;
  const drawn = topics.map((slug) => ({
    ...Object(drawValue(schema.element, 'insightsPage.topics', draws)),
    slug,
  }));
  return { ...Object(page), topics: drawn };
}

const phones = [
  '+256 000 000 000',
  '+44 (0)20 7946 0000',
  '0000 000 000',
  '+256 000 000 000 ext 5',
];
const lines = ['{street}', '{locality} {postalCode}', '{region}, {countryName}', '〒{postalCode}'];
const layers = ['/hero/noise.svg', '/hero/arcs-drawn.svg', '/hero/arcs-standing.svg'];
const days = ['1999-12-31', '2024-02-29', '2026-01-14', '2026-06-30', '2031-01-01'];
const addresses = ['https://mail.example', 'https://map.example/?at={latitude},{longitude}&z=9'];

/** A string with a form of its own; undefined for a text. */
function drawString(
  { format, pattern }: Leaf,
  path: string,
  random: Random,
  { links, pictures }: { links: readonly string[]; pictures: readonly string[] },
): string | undefined {
  if (format === 'date') return pick(random, days);
  if (format === 'email') return pick(random, ['a@b.example', `${'a'.repeat(60)}@firm.example`]);
  if (format === 'uri') return pick(random, addresses);
  if (pattern === undefined) return undefined;
  if (pattern.includes('mailto:')) return pick(random, links);
  if (pattern.includes('svg|png')) return pick(random, pictures);
  const [found = ''] = fc.sample(fc.stringMatching(new RegExp(pattern)), {
    seed: random(2 ** 31),
    numRuns: 1,
  });
  return found || path;
}
