import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Icon } from '../../components/icon/Icon.tsx';
import { iconSheet } from '../../components/icon/icon-sheet.ts';
import icons from '../../pages/icons.svg.ts';
import { content } from '../site-content.ts';

const { resolve } = createRequire(import.meta.url);
const pen =
  'xmlns="http://www.w3.org/2000/svg" width="48" height="48" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
// The last ones have long arcs, which a small change of a number moves far.
const others = (
  'arrow-right external-link mail map-pin phone moon sun menu ham citrus alarm-clock-off ' +
  'file-chart-pie calendar-heart'
).split(' ');

test.for([...new Set([...content.services.map(({ icon }) => icon), ...others])])(
  'the icon %s looks as Lucide draws it',
  async (name) => {
    const ours = renderToStaticMarkup(createElement(Icon, { name }));
    const theirs = readFileSync(resolve(`lucide-static/icons/${name}.svg`), 'utf8');
    const [drawn, meant] = await Promise.all([
      pixels(ours.replace(/class="icon[^"]*"/, pen)),
      pixels(theirs.replace(/<svg[^>]*>/, `<svg ${pen} viewBox="0 0 24 24">`)),
    ]);
    // Its numbers are rounded, which moves an edge by less than half a pixel.
    const differing = drawn.filter((value, at) => Math.abs(value - (meant[at] ?? 0)) > 160);
    expect(differing.length).toBeLessThan(5);
    expect(meant.some((value) => value > 200)).toBe(true);
  },
);

test.each([
  ['arrow-right', true],
  ['arrow-up-right', true],
  ['chevron-left', true],
  ['arrow-down', false],
  ['mail', false],
])('the icon %s is mirrored in text that runs to the left: %s', (name, mirrored) => {
  const [, classes] =
    /class="([^"]*)"/.exec(renderToStaticMarkup(createElement(Icon, { name }))) ?? [];
  expect(classes?.split(' ').includes('sideways')).toBe(mirrored);
  const sheet = readFileSync(
    join(import.meta.dirname, '../../components/icon/Icon.late.css'),
    'utf8',
  );
  expect(sheet).toMatch(/^ {2}\.icon\.sideways:dir\(rtl\) \{[^}]*\n {4}scale: -1 1;/m);
});

test('the sheet has the icons of services and of all levels of each menu, once', () => {
  const items = [{ icon: 'key' }, { icon: 'ship' }, { icon: undefined }];
  const content = {
    services: [{ title: 'sun', icon: 'moon' }, { icon: 'ship' }],
    menu: [{ icon: 'anchor', megamenu: { columns: [{ items }], more: null } }],
    templateMenu: [{ submenu: [{ icon: 'mail' }] }],
    offers: [{ icon: 'citrus' }],
  };
  const names = [...icons({ content }).matchAll(/<symbol id="([^"]*)"/g)].map(([, name]) => name);
  expect(names.sort()).toEqual(['anchor', 'key', 'mail', 'moon', 'ship']);
});

test('a sheet draws each icon as it is drawn in a page', async () => {
  const names = ['shield', 'brain-circuit'];
  const sheet = iconSheet(names);
  for (const name of names) {
    const [, viewBox, drawn] =
      new RegExp(`<symbol id="${name}" viewBox="([^"]*)">(.*)</symbol>`).exec(sheet) ?? [];
    const inPage = renderToStaticMarkup(createElement(Icon, { name }));
    const [inSheet, meant] = await Promise.all([
      pixels(`<svg ${pen} viewBox="${viewBox}">${drawn}</svg>`),
      pixels(inPage.replace(/class="icon"/, pen)),
    ]);
    expect(inSheet).toEqual(meant);
  }
  expect(() => iconSheet(['nothing'])).toThrow('there is no Lucide icon "nothing"');
});

/** The darkness of each pixel. */
const pixels = async (svg: string) => [
  ...(await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()),
];
