/** Links to files say what they lead to. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { finishPage } from '../../scripts/finish/finish-page.ts';
import { noTrustedSources } from '../../scripts/load/hosting.ts';
import { copySite } from './fixture-site.ts';

const sizes = new Map([
  ['/tides.pdf', 5_230_000],
  ['/log.csv', 999_499],
  ['/note.txt', 12],
]);
const finish = (body: string, lang = 'en') => {
  const { html } = finishPage(`<html lang="${lang}"><body>${body}</body></html>`, {
    addresses: { base: '', paths: new Set(), destinations: new Map(), inFirstLanguage: new Map() },
    trusted: noTrustedSources,
    sizeOf: (path) => sizes.get(path),
  });
  return html.replace(/^.*<body>|<\/body>.*$/g, '');
};

test.each([
  ['in English', 'en', '5.2 MB'],
  ['in French', 'fr', '5,2 Mo'],
  ['in German', 'de', '5,2 MB'],
  ['in Arabic', 'ar', '5.2 م.ب'],
])('a link to a file says its type and size %s', (_name, lang, size) => {
  const link = '<a href="/tides.pdf#page=2"><b>Tides</b></a>';
  const said = /\((.*)\)<\/a>/.exec(finish(link, lang))?.[1]?.replace(/\s/gu, ' ');
  expect(said).toBe(`PDF, ${size}`);
});

test.each([
  [
    'just below a megabyte',
    '<a href="/log.csv">Log</a>',
    '<a href="/log.csv">Log (CSV, 1,000 kB)</a>',
  ],
  ['a few bytes', '<a href="/note.txt">Note</a>', '<a href="/note.txt">Note (TXT, 0.01 kB)</a>'],
  [
    'two links',
    '<a href="/tides.pdf">A</a> <a href="/">B</a>',
    '<a href="/tides.pdf">A (PDF, 5.2 MB)</a> <a href="/">B</a>',
  ],
])('%s', (_name, body, expected) => {
  expect(finish(body)).toBe(expected);
});

test.each([
  ['to a page', '<a href="/tides/">Tides</a>'],
  ['that says the type itself', '<a href="/tides.pdf">Tides (pdf, 5 MB)</a>'],
  ['to another site', '<a href="https://tern.example/tides.pdf">Tides</a>'],
  ['without words', '<a href="/tides.pdf"><img src="/a.svg" alt="Tides"/></a>'],
  ['in an island', '<div data-props="{}"><div><a href="/tides.pdf">Tides</a></div></div>'],
])('a link %s stays as it is', (_name, body) => {
  expect(finish(body)).toBe(body);
});

test('a build says it of the files of static/, in the language of each page', async () => {
  const site = copySite();
  site.write('static/charts/höhe.pdf', new Uint8Array(1_500_000));
  site.write(
    'content/languages/fr/harbour.yaml',
    '{ name: Sterne, mail: port@tern.example, welcome: Un petit port. }',
  );
  site.edit(
    'components/frame/Frame.tsx',
    '<html lang="en">',
    "<html lang={usePage().home === '/' ? 'en' : 'fr'}>",
  );
  site.edit('pages/[...rest].tsx', '</h1>', ' <a href="/charts/h%C3%B6he.pdf">Chart</a></h1>');
  await site.build();
  const said = (file: string) =>
    />Chart ([^<]*)</.exec(readFileSync(join(site.out, file), 'utf8'))?.[1]?.replace(/\s/gu, ' ');
  expect([said('404.html'), said('fr/404.html')]).toEqual(['(PDF, 1.5 MB)', '(PDF, 1,5 Mo)']);
});
