import { expect, test } from 'vitest';
import { copySite, published } from './fixture-site.ts';

/** A site with a guide in Swahili, which has other headings and links. */
function siteInSwahili(guide: string, text: string) {
  const site = copySite();
  const knots = '---\n{ title: Mafundo, minutes: 4 }\n---\n## Fundo la kwanza\nRahisi.\n';
  site.write('content/languages/sw/guides/knots.md', knots);
  site.write(
    `content/languages/sw/guides/${guide}.md`,
    `---\n{ title: Maji, minutes: 4 }\n---\n${text}\n`,
  );
  return site;
}

test('a link in another language may lead to a heading or a page that only this language has', async () => {
  const links =
    '[fundo](/guides/knots/#fundo-la-kwanza), [hii](/guides/upepo/), [hapa](#a)\n\n## A';
  const site = siteInSwahili('upepo', links);
  await site.build();
  const page = published(site, 'sw/guides/upepo/index.html');
  expect(page).toContain('<a href="/sw/guides/knots/#fundo-la-kwanza">fundo</a>');
  expect(page).toContain('<a href="/sw/guides/upepo/">hii</a>');
});

test('a link to a heading that another language does not have is refused in that language', async () => {
  const site = siteInSwahili('tides', '[fundo](/guides/knots/#the-bowline)');
  expect(await site.problems()).toEqual([
    {
      file: 'content/languages/sw/guides/tides.md',
      line: 4,
      expected: 'an anchor on /sw/guides/knots/',
      found: '"/guides/knots/#the-bowline"',
      nearest: undefined,
      usedBy: ['/sw/guides/', '/sw/guides/tides/'],
    },
  ]);
});

test('a page that is not translated yet may lead to a heading of the first language', async () => {
  const site = siteInSwahili('upepo', 'Upepo.');
  site.edit('content/boats.yaml', '/boats/curlew/#size', '/guides/knots/#the-bowline');
  const { untranslated } = await site.build();
  expect(untranslated.map(({ path }) => path)).toContain('/sw/');
  expect(published(site, 'sw/index.html')).toContain('"/sw/guides/knots/#the-bowline"');
});

test('a page that shows records which a schema freezes is not taken for translated', async () => {
  const site = siteInSwahili('upepo', 'Upepo.');
  const schema = 'z.strictObject({ place: text(), metres: z.array(z.number()) })';
  site.edit('content/index.ts', schema, `${schema}.readonly()`);
  const shown = '<h1>{content.tide.place} {content.tide.metres.join()} {content.harbour.welcome}';
  site.edit('pages/index.tsx', '<h1>{content.harbour.welcome}', shown);
  const { untranslated } = await site.build();
  const files = untranslated.find(({ path }) => path === '/sw/')?.files;
  expect(files).toContain('content/tide.json');
});

test('a link that names its language leads to that one', async () => {
  const site = siteInSwahili('upepo', 'Upepo.');
  const link = '<a hrefLang="en" href="/guides/knots/#the-bowline">English</a>';
  site.edit('components/frame/Frame.tsx', '<nav>', `${link}<nav>`);
  await site.build();
  expect(published(site, 'sw/guides/upepo/index.html')).toContain('"/guides/knots/#the-bowline"');
});

test('a link with letters beyond ASCII, which Markdown encodes, stays in its language', async () => {
  const site = siteInSwahili('upepo', '[wimbi](/ñandú/)');
  const head = "{ title: 'A', description: 'A' }";
  site.write('pages/ñandú.tsx', `export const head = ${head};\nexport default () => <p>A</p>;\n`);
  await site.build();
  const page = published(site, 'sw/guides/upepo/index.html');
  expect(page).toContain('<a href="/sw/%C3%B1and%C3%BA/">wimbi</a>');
});

test('a broken link with an encoded percent sign is reported like any other', async () => {
  const site = siteInSwahili('upepo', '[asilimia](/100%25/)');
  expect(await site.problems()).toMatchObject([
    { file: 'content/languages/sw/guides/upepo.md', line: 4, found: '"/100%/"' },
  ]);
});
