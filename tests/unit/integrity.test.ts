import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { finishPage } from '../../scripts/finish/finish-page.ts';
import { siteScripts } from '../../scripts/finish/integrity.ts';
import { noTrustedSources } from '../../scripts/load/hosting.ts';

const texts = {
  'assets/Site-A.js': 'site()',
  'assets/Form-B.js': 'form()',
  'assets/Mail-E.js': 'mail()',
  'assets/Unused-F.js': 'unused()',
};
const files = new Map(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)]));
const digest = (file: keyof typeof texts) =>
  `sha256-${createHash('sha256').update(texts[file]).digest('base64')}`;

const scripts = siteScripts((file) => files.get(file));
const addresses = {
  base: '',
  paths: new Set<string>(),
  destinations: new Map<string, string>(),
  inFirstLanguage: new Map<string, string>(),
};
const finish = (html: string) =>
  finishPage(html, { addresses, scripts, trusted: noTrustedSources });

const site = '<script type="module" src="/assets/Site-A.js"></script>';
const head = (html: string) => `<head><style>a{}</style>${html}</head>`;

const importMap = (html: string) =>
  JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

test('a linked script declares the hash of its bytes', () => {
  const html = finish(head(site)).html;
  expect(html).toBe(head(site.replace('.js"', `.js" integrity="${digest('assets/Site-A.js')}"`)));
});

test('the script of a widget is in an import map before all scripts, with its retries', () => {
  const form = '<div data-src="/assets/Form-B.js"></div>';
  const html = finish(head(site) + form).html;
  expect(importMap(html)).toEqual({
    integrity: {
      '/assets/Form-B.js': digest('assets/Form-B.js'),
      '/assets/Form-B.js?1': digest('assets/Form-B.js'),
      '/assets/Form-B.js?2': digest('assets/Form-B.js'),
    },
  });
  expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('type="module"'));
});

test('a module that an inline script loads itself is in an import map before it, once', () => {
  const inline = '<script data-src="/assets/Site-A.js">go()</script>';
  const { html } = finish(head(inline));
  expect(importMap(html)).toEqual({
    integrity: { '/assets/Site-A.js': digest('assets/Site-A.js') },
  });
  expect(html).toMatch(/importmap">.*<\/script><script data-src="\/assets\/Site-A.js">go/);
});

test('the bytes of each address of a script are checked, including those for another attempt', () => {
  const urls = ['/assets/Mail-E.js', '/assets/Mail-E.js?retry=1'];
  const props = `<div data-props="${JSON.stringify(urls).replaceAll('"', '&quot;')}"></div>`;
  expect(importMap(finish(head(site) + props).html).integrity).toEqual(
    Object.fromEntries(urls.map((url) => [url, digest('assets/Mail-E.js')])),
  );
});

test('the bytes of a script in static/ are checked', () => {
  const html = '<head><script type="module" src="/count.js"></script></head>';
  const own = siteScripts((file) => (file === 'count.js' ? Buffer.from('count()') : undefined));
  const finished = finishPage(html, { addresses, scripts: own, trusted: noTrustedSources });
  const hash = createHash('sha256').update('count()').digest('base64');
  expect(finished.html).toContain(`integrity="sha256-${hash}"`);
  expect(finished.facts.faults).toEqual([]);
});

test('a script that the site does not have is an error, not the hash of nothing', () => {
  const { html, facts } = finish('<head><script type="module" src="/lost.js"></script></head>');
  expect(html).not.toContain('integrity');
  expect(facts.faults).toMatchObject([{ expected: 'a script of the site', found: '"/lost.js"' }]);
});
