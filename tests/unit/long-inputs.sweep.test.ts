/** Each pass over content takes time that grows with its bytes, whatever those are. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readingMinutes } from '../../components/insights/insights.ts';
import { ProblemsError } from '../../scripts/base/problems.ts';
import { moveStyles } from '../../scripts/code/page-styles.ts';
import { link, text as textField } from '../../scripts/content/fields.ts';
import { fillPlaceholders } from '../../scripts/content/placeholders.ts';
import { markQuotes, setMarkedSigns } from '../../scripts/content/quotation-marks.ts';
import { lineOf, readSource } from '../../scripts/content/read-source.ts';
import { parseSource } from '../../scripts/content/records.ts';
import { finishPage } from '../../scripts/finish/finish-page.ts';
import { noTrustedSources } from '../../scripts/load/hosting.ts';
import { faultOfDrawing } from '../../scripts/pictures/picture-faults.ts';
import { readSlugs, slugFaults } from '../../scripts/routes/slugs.ts';

const folder = mkdtempSync(join(tmpdir(), 'long-'));
afterAll(() => rmSync(folder, { recursive: true }));

const wording = {
  values: { name: 'Heron', boats: 3 },
  words: ['no', 'one'],
  lang: 'en',
  quotes: 'en',
};

/** Reads a file that no reading before has left in the cache. Its problems are an answer as well. */
let read = 0;
function readFile(name: string, text: string) {
  const path = join(folder, name);
  writeFileSync(path, text.replace('№', `${++read}`));
  try {
    const source = readSource(path, name);
    lineOf(source, []);
    return source;
  } catch (error) {
    if (error instanceof ProblemsError) return undefined;
    throw error;
  }
}

const page = {
  addresses: {
    base: '/firm',
    paths: new Set<string>(),
    destinations: new Map(),
    inFirstLanguage: new Map(),
  },
  trusted: noTrustedSources,
};

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  Markdown: (text) => {
    const source = readFile('article.md', `---\nid: ${folder}№\n---\n${text}`);
    const schema = z.looseObject({});
    return (
      source &&
      parseSource(source, 'articles', { kind: 'documents', files: '*.md', schema }, wording, [])
    );
  },
  'front matter': (text) => readFile('article.md', `---\n# ${folder}№\n${text}\n---\n`),
  YAML: (text) => readFile('site.yaml', `# ${folder}№\n${text}`),
  'YAML in quotes': (text) =>
    readFile('site.yaml', `id: ${folder}№\na: "${text.replaceAll('\n', '\n  ')}"`),
  JSON: (text) => readFile('site.json', `{"id": "${folder}№", "a": ${text}}`),
  'JSON in quotes': (text) => readFile('site.json', `{"id": "${folder}№", "a": "${text}"}`),
  slugs: (text) => {
    writeFileSync(join(folder, 'slugs.yaml'), JSON.stringify([{ page: '/a/', slug: text }]));
    try {
      return slugFaults([], readSlugs(folder, '.'), '/', ['/']);
    } catch (error) {
      if (error instanceof ProblemsError) return undefined;
      throw error;
    }
  },
  'field of words': (text) => {
    const value = { text: textField().safeParse(text).data };
    setMarkedSigns(value, 'ar');
    return value;
  },
  link: (text) => link().safeParse(`https://${text}`),
  drawing: (text) => faultOfDrawing(Buffer.from(`<svg>${text}</svg>`)),
  'style of a drawing': (text) => faultOfDrawing(Buffer.from(`<svg style='${text}'/>`)),
  page: (text) => finishPage(text, page),
  'style sheet': (text) => moveStyles(text, '/firm'),
  'reading time': (text) => readingMinutes({ sections: [{ title: '', html: text }] }, 'en'),
  placeholders: (text) => fillPlaceholders(text, wording, [], () => {}),
  'quotation marks': (text) => {
    const value = { text: markQuotes(text) };
    setMarkedSigns(value, 'en');
    return value;
  },
};

/**
 * What is repeated: each sign that any reader knows, what begins and ends with it, and records with names
 * of their own (№).
 */
const runs = [
  ...'=-_*~`\'"<>()[]{}|\\/#:!&.,;+^$%@0a é\t\n?',
  ...[
    '\n\n',
    'a\n',
    'a\n\n',
    '> ',
    '- ',
    '1. ',
    '# ',
    '## a\n',
    '| a ',
    '|-',
    '[a](',
    '[a](/b/) ',
    '[a]: b\n',
  ],
  ...[
    '[^a]',
    '![',
    '[[',
    '](',
    '1. a\n\n- b\n\n',
    '| a |\n|-|\n| b |\n\n',
    '| a | b |\n',
    '![a](b.jpg)\n\n',
    '***\n',
  ],
  ...[
    '<a ',
    '<g>',
    '<!--',
    '<!--a-->',
    '&amp;',
    '{a|',
    '{name}',
    '{ ',
    '}{',
    '*a',
    '**a_',
    '`a',
    '~~~\n',
    '```\n',
  ],
  ...[
    '{boats|word} ',
    '{x|word} ',
    '{boats|one=a|other=b}',
    "'a ",
    "'98 ",
    '"a" ',
    '"a\' ',
    '<b x="',
    '</p>',
    '<p>a</p>',
  ],
  ...[
    '<use href="#a"/>',
    'url(',
    'url(/a);',
    ':red;',
    '\\61 ',
    'http://',
    'a@b.',
    'http://a.b ',
    '+1 1',
    '000 ',
  ],
  ...[
    '<span id="a">',
    '<script>',
    '<style>',
    '<svg>',
    '<img src="/a">',
    '<a href="/a/">',
    '<b>a</b>',
  ],
  ...[
    '? ',
    ': ',
    'a: ',
    '&a ',
    '*a ',
    '!a ',
    '{a: ',
    '[a, ',
    '|\n',
    ' a\n',
    '- a\n',
    '- - ',
    '---\n',
    '...\n',
    '%a\n',
  ],
  ...['{"a":', '"a",', '\\"', '\\u0041', '[1,', '<<: ', '# a\n', '"\n', '\\\n', '&a a: *a\n'],
  ...[
    '## №\n\n',
    '[№]: /a/\n',
    '[№] ',
    '[^№] ',
    '[^№]: a\n\n',
    '<g id="№"/>',
    '<use id="№" href="#№"/>',
    '- a: №\n',
  ],
  ...[
    '- slug: a№\n',
    '- &a№ a\n',
    '<p id="a№">',
    '<a href="#a№">',
    '{a№}',
    '- [ ] a№\n',
    '<div data-props="">',
  ],
  ...[
    'a :\n: b№\n\n',
    'a\n: b\n\n',
    '    a\n',
    '1. a\n3. b\n',
    '#### a\n## b\n',
    '[a](b c) ',
    '##a\n\n',
    '<p>\n\n',
  ],
];

const textOf = (run: string, bytes: number) =>
  Array.from({ length: Math.ceil(bytes / run.length) }, (_, at) =>
    run.replaceAll('№', `${at}`),
  ).join('');

/** The least milliseconds of the processor that some readings of a text take. */
function costOf(read: (text: string) => unknown, text: string, times: number): number {
  const costs = Array.from({ length: times }, () => {
    const before = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...costs);
}

test.each(Object.entries(readers))('%s', { tags: 'nightly' }, (_name, read) => {
  const slow: string[] = [];
  for (const run of runs) {
    const long = textOf(run, 32_000);
    // Most runs are read fast, whatever else the processor does.
    if (costOf(read, long, 1) < 100) continue;
    const cost = costOf(read, textOf(run, 4_000), 5);
    const grown = costOf(read, long, 4);
    // Eight times the text; three times that for whatever else the processor does.
    if (grown > 24 * Math.max(cost, 4))
      slow.push(`${JSON.stringify(run)}: ${cost} ms, then ${grown} ms`);
  }
  expect(slow).toEqual([]);
});
