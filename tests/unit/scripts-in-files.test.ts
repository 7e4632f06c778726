/** Drawings of `static/` are pages to whoever opens them by their address, and must run no script. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { expect, test } from 'vitest';
import { scriptInFile } from '../../scripts/pictures/script-in-file.ts';
import { copySite, published } from './fixture-site.ts';

const svg = (inside: string, head = '') =>
  `${head}<svg xmlns="http://www.w3.org/2000/svg"\n  xmlns:x="http://www.w3.org/1999/xlink">\n${inside}\n</svg>`;

test.each([
  ['a script', svg('<script>a()</script>'), 3, '<script>'],
  ['a script of another prefix', svg('<s:script href="/a.js"/>'), 3, '<s:script>'],
  ['a handler', svg('<g\n onclick="a()"/>'), 3, 'onclick="a()"'],
  ['a link', svg('<a href="java&#10;script:a()"/>'), 3, 'href="java\nscript:a()"'],
  ['a link of XLink', svg('<a x:href=" JavaScript:a()"/>'), 3, 'x:href=" JavaScript:a()"'],
  ['a link that moves', svg('<set to="javascript:a()"/>'), 3, 'to="javascript:a()"'],
  ['a page', svg('<iframe srcdoc="a"/>'), 3, 'srcdoc="a"'],
  ['entities', svg('', '<!DOCTYPE svg [<!ENTITY a "b">]>'), 1, '<!DOCTYPE svg ['],
  ['a transformation', svg('', '<?xml-stylesheet type="text/xsl" href="#a"?>'), 1, '<?xml-style'],
  ['UTF-16', Buffer.from(svg(''), 'utf16le').toString('latin1'), 1, 'text that is not UTF-8'],
])('%s in a drawing is refused with its line and what to do', async (_what, text, line, found) => {
  const site = copySite();
  site.write('static/plan.svg', Buffer.from(text, 'latin1'));
  expect(await site.problems()).toEqual([
    {
      file: 'static/plan.svg',
      line,
      expected: 'a file that runs no script of its own, whoever opens it by its address',
      found: expect.stringContaining(found),
      advice: expect.stringContaining('save the file again'),
    },
  ]);
});

test('a drawing with style, text, links and a picture is published as it is', async () => {
  const site = copySite();
  const text = svg(
    '<style>a{}</style><text>script</text><a href="/a/"><image href="/b.png"/></a>',
    '<?xml version="1.0"?>\n<?xml-stylesheet type="text/css" href="a.css"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
  );
  site.write('static/plan.svg', text);
  await site.build();
  expect(published(site, 'plan.svg')).toBe(text);
});

test('no file of this site runs one', () => {
  const root = join(import.meta.dirname, '../..');
  const files = fastGlob.sync('static/**/*.{svg,xml,xhtml}', { cwd: root });
  expect(files.length).toBeGreaterThan(2);
  for (const file of files)
    expect([file, scriptInFile(file, readFileSync(join(root, file)))]).toEqual([file, undefined]);
});
