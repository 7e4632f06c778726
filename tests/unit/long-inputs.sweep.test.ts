/** Each pass over content takes time that grows with its bytes, whatever those are. */
import { expect, test } from 'vitest';
import { readingMinutes } from '../../components/insights/insights.ts';
import { readMarkdown } from '../../scripts/content/markdown.ts';
import { fillPlaceholders } from '../../scripts/content/placeholders.ts';
import { markQuotes, quoteSetter } from '../../scripts/content/quotation-marks.ts';
import { readHtml } from '../../scripts/finish/read-html.ts';
import { faultOfDrawing } from '../../scripts/pictures/picture-faults.ts';

const wording = { values: { name: 'Heron', boats: 3 }, words: [], lang: 'en' };
const readers = {
  Markdown: (text: string) => readMarkdown(text, { lang: 'en' }),
  drawing: (text: string) =>
    faultOfDrawing(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`),
  'style of a drawing': (text: string) => faultOfDrawing(`<svg style='${text}'/>`),
  page: (text: string) => readHtml(text, { tag: () => {}, text: () => {}, inline: () => {} }),
  'reading time': (text: string) => readingMinutes({ sections: [{ title: '', html: text }] }, 'en'),
  placeholders: (text: string) => fillPlaceholders(text, wording, [], () => {}),
  'quotation marks': (text: string) => quoteSetter('en')(markQuotes(text)),
};

/** What is repeated: each sign that any reader knows, and their beginnings and ends. */
const runs = [
  ...'=-_*~`\'"<>()[]{}|\\/#:!&.,;+^$%@0a é\t',
  ...[
    '\n',
    '\n\n',
    '> ',
    '- ',
    '1. ',
    '# ',
    '## a\n',
    '| a ',
    '|-',
    '[a](',
    '[a]: b\n',
    '[^a]',
    '![',
    '[[',
    '](',
  ],
  ...[
    '<a ',
    '<g>',
    '<!--',
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
    "'a ",
  ],
  ...['<use href="#a"/>', 'url(', ':red;', '\\61 ', '"a" ', 'http://', 'a@b.', '<b x="', '</p>'],
];

/** The least milliseconds of the processor that three readings of a text take. */
function costOf(read: (text: string) => unknown, text: string): number {
  const costs = [1, 2, 3].map(() => {
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
    const textOf = (bytes: number) => run.repeat(Math.ceil(bytes / run.length));
    const cost = costOf(read, textOf(8_000));
    // Eight times the text; twice that for whatever else the processor does.
    const limit = 16 * Math.max(cost, 4);
    const grown = costOf(read, textOf(64_000));
    if (grown > limit) slow.push(`${JSON.stringify(run)}: ${cost} ms, then ${grown} ms`);
  }
  expect(slow).toEqual([]);
});
