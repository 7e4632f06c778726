/** What the file of the template's preview page holds, compared with content. No browser is needed. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { all, one, pageTree, textOf } from '../../browser/page-tree.ts';
import { siteRoot } from '../../site-content.ts';

const tree = pageTree('/template-preview/');
const demos = readdirSync(join(siteRoot, 'content/template/demos')).length;

test('the banner is an open dialog with one button, which closes it without script', () => {
  const banner = one(tree, '.top-banner');
  expect([banner.name, 'open' in banner.attribs]).toEqual(['dialog', true]);
  expect(one(banner, 'form').attribs.method).toBe('dialog');
  expect(one(banner, 'form button').attribs.type).toBe('submit');
});

test('the gallery shows every demo, and gives their true number beside the claimed one', () => {
  const gallery = one(tree, '#demo');
  expect(all(gallery, '.page-card[href]')).toHaveLength(demos);
  expect(textOf(one(gallery, 'h2'))).toMatch(/\d+\+/);
  const coming = all(gallery, '.demo-coming').length;
  const pages = all(tree, '#inner-pages .page-card[href]').length;
  expect(textOf(one(gallery, '.demo-counted')).match(/\d+/g)?.map(Number)).toEqual([
    40,
    demos,
    coming,
    pages,
  ]);
});

test('the price is a twentieth of the former one, as the banner says', () => {
  const box = one(tree, '#box');
  const [now = 0, before = 0] = [one(box, '.price-now b'), one(box, '.price-now s')].map((it) =>
    Number(textOf(it).match(/\d+/)?.[0]),
  );
  expect(now / before).toBe(0.05);
  const said = textOf(one(tree, '.top-banner')).match(/\d+/g)?.map(Number);
  expect(said).toEqual([now, before, 95]);
});
