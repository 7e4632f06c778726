/** The menus of a header whose entries have everything that an entry can have, on a day and on pages of the test's own. */
import { parseDocument } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Header } from '../../components/header/Header.tsx';
import { menuOf } from '../../components/menu/menu-of.ts';
import { type MenuEntry, menuEntrySchema } from '../../content/schema/menu.ts';
import { PageContext } from '../../scripts/site-api/page.ts';
import { all, textOf, textsOf } from '../browser/page-tree.ts';
import { content } from '../site-content.ts';
import { stubPage } from './stub-page.ts';

/** The header of a page that is built on 31 January 2026. */
function headerOn(path: string, menu: readonly MenuEntry[]) {
  const { ui } = content;
  const words = { ...ui, menu: { ...ui.menu, badges: { New: 'Fresh', Hot: 'Sought' } } };
  const page = { ...stubPage, builtOn: new Date('2026-01-31T12:00:00Z') };
  return parseDocument(
    renderToStaticMarkup(
      <PageContext value={page}>
        <Header brand="Brand" menu={menu} ui={words} path={path} />
      </PageContext>,
    ),
  );
}

const menus = ['.navigation', '#mobile_menu'];

describe.for(menus)('in %s a badge', (place) => {
  test.for([
    ['without days', {}, ['Sought']],
    ['on its last day', { badgeUntil: '2026-01-31' }, ['Sought']],
    ['that ended yesterday', { badgeUntil: '2026-01-30' }, []],
    ['on its first day', { badgeFrom: '2026-01-31' }, ['Sought']],
    ['that begins tomorrow', { badgeFrom: '2026-02-01' }, []],
    ['between its days', { badgeFrom: '2025-12-31', badgeUntil: '2026-02-01' }, ['Sought']],
  ] as const)('%s is as it should be at each level', ([, days, shown]) => {
    const entry = { title: 'Alpha', href: '/alpha/' };
    const item = { ...entry, badge: 'Hot', ...days };
    const only = (...parts: unknown[]) =>
      textsOf(
        headerOn(
          '/',
          parts.map((part) => menuEntrySchema.parse(part)),
        ),
        `${place} .badge`,
      );
    expect(only(item)).toEqual(shown);
    expect(only({ ...entry, submenu: [item] })).toEqual(shown);
    const columns = [{ title: 'Column', items: [item] }];
    expect(only({ ...entry, megamenu: { columns } })).toEqual(shown);
    const plain = [{ title: 'Column', items: [entry] }];
    expect(only({ ...entry, megamenu: { columns: plain, more: item } })).toEqual(shown);
  });

  test('says which kind it is, and looks like it', () => {
    const entries = [
      { title: 'Alpha', href: '/alpha/', badge: 'New' },
      { title: 'Beta', href: '/beta/', badge: 'Hot' },
    ] as const;
    const found = all(headerOn('/', entries), `${place} .badge`);
    expect(found.map((badge) => [badge.attribs.class, textOf(badge)])).toEqual([
      ['badge badge-new', 'Fresh'],
      ['badge badge-hot', 'Sought'],
    ]);
  });
});

const menu: readonly MenuEntry[] = [
  { title: 'Plain', href: '/plain/' },
  {
    title: 'List',
    href: '#our-reach',
    submenu: [
      { title: 'Cases', href: '#case-studies' },
      { title: 'Briefing', href: '/index/' },
    ],
  },
  {
    title: 'Wide',
    href: '/wide/',
    megamenu: {
      columns: [
        { title: 'One', items: [{ title: 'Defense', href: '/practices/defense/' }] },
        { title: 'Two', items: [{ title: 'Mining', href: '/practices/mining/' }] },
      ],
      more: { title: 'Steps', href: '/steps/' },
    },
  },
];

describe.for(menus)('in %s', (place) => {
  test.for([
    ['/', []],
    ['/plain/', ['Plain: page']],
    ['/plain/below/', ['Plain: true']],
    ['/plainer/', []],
    ['/index/', ['List: true', 'Briefing: page']],
    ['/cases/port-control/', ['List: true', 'Cases: true']],
    ['/practices/defense/', ['Wide: true', 'Defense: page']],
    ['/practices/mining/', ['Wide: true', 'Mining: page']],
    ['/steps/', ['Wide: true', 'Steps: page']],
  ] as const)(
    '%s marks its own entry, and the one that has it in its panel: %j',
    ([path, marked]) => {
      const found = all(headerOn(path, menu), `${place} [aria-current]`);
      expect(found.map((it) => `${textOf(it)}: ${it.attribs['aria-current']}`)).toEqual(marked);
    },
  );

  test('an entry with a panel is marked on its own page', () => {
    const [first] = all(headerOn('/wide/', menu), `${place} [aria-current]`);
    expect(first && textOf(first)).toBe('Wide');
  });
});

test('an entry whose page is not translated leads to the first of its list that is', () => {
  const item = (name: string) => ({ title: name, href: `/${name}/` });
  const menu = [
    { ...item('a'), submenu: [item('b'), item('c')] },
    { ...item('d'), megamenu: { columns: [{ title: 'D', items: [item('e')] }], more: item('f') } },
    { ...item('g'), submenu: [item('h')] },
    { title: 'i', href: '#place' },
  ].map((entry) => menuEntrySchema.parse(entry));
  const inLanguage = (...translated: string[]) =>
    menuOf({ ...content, menu }, (name) => translated.includes(name));
  expect(inLanguage('/c/', '/d/', '/e/', '/')).toMatchObject([
    { title: 'a', href: '/c/', submenu: [{ title: 'c', href: '/c/' }] },
    { title: 'd', href: '/d/', megamenu: { columns: [{ items: [{ title: 'e' }] }] } },
    { title: 'i', href: '#place' },
  ]);
  expect(inLanguage('/e/', '/f/')).toMatchObject([
    { title: 'd', href: '/e/', megamenu: { more: { href: '/f/' } } },
  ]);
});
