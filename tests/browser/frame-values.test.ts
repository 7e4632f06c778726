/** The menus, the header and the footer of each page, compared with content field by field. */
import { describe, expect, test } from 'vitest';
import { fill } from '../../components/text/fill.ts';
import type { Content } from '../../content/index.ts';
import { contentIn, content as everyContent, languageAt } from '../site-content.ts';
import { nameOf } from './address-of.ts';
import { localHref } from './described-pages.ts';
import {
  all,
  drawnIcon,
  type Element,
  iconsIn,
  linksOf,
  one,
  pageTree,
  textOf,
  textsOf,
  valuesOf,
} from './page-tree.ts';
import { firmPages, langOf, repeatsAnother } from './pages.ts';
import { everyPage, readPage } from './sample.ts';

const arrow = drawnIcon('arrow-right');

type Entry = Content['menu'][number];
type Item = Pick<Entry, 'title' | 'href' | 'icon' | 'newTab'> & {
  description?: string | undefined;
};

/** The columns of an entry with their items, or its list; none if it is a plain link. */
const listsOf = ({ submenu, megamenu }: Entry): readonly (readonly Item[])[] =>
  megamenu?.columns.map(({ items }) => items) ?? (submenu ? [submenu] : []);

/** A site without articles has no link to their list, and a language none to a page that is not translated. */
function isOnSite({ href }: Pick<Item, 'href'>, home: string): boolean {
  const page = localHref(href.replace(/[?#].*/, ''), home);
  const isTranslated =
    !everyPage.includes(page) || (page.startsWith(home) && !repeatsAnother(page));
  return isTranslated && (everyContent.insights.length > 0 || !href.startsWith('/insights/'));
}

/** The menu of a language. Without its own page, an entry leads to the first of those in its list. */
const menuIn = (home: string): Entry[] =>
  languageAt(home).content.menu.flatMap((found) => {
    const led = <Led extends { href: string }>(item: Led): Led => ({
      ...item,
      href: placeOf(item.href, home),
    });
    const entry = led(found);
    const isThere = (item: Pick<Item, 'href'>) => isOnSite(item, home);
    const submenu = entry.submenu?.map(led).filter(isThere);
    const columns = entry.megamenu?.columns.map(({ items, ...column }) => ({
      ...column,
      items: items.map(led).filter(isThere),
    }));
    const { more, ...megamenu } = entry.megamenu ?? {};
    const rest: Entry = {
      ...entry,
      ...(submenu && { submenu }),
      ...(columns && {
        megamenu: { ...megamenu, columns, ...(more && isThere(more) && { more }) },
      }),
    };
    const [first] = below(rest);
    const href = isThere(entry) ? entry.href : first?.href;
    return href === undefined ? [] : [{ ...rest, href }];
  });

const below = (entry: Entry): Item[] => [
  ...listsOf(entry).flat(),
  ...(entry.megamenu?.more ? [entry.megamenu.more] : []),
];

/** The links of the mobile menu: a list that leads to its entry's page does not begin with it. */
const listedOnPhones = (menu: readonly Entry[]): Item[] =>
  menu.flatMap((entry) => {
    const items = below(entry);
    const leadsThere = items.some(({ href }) => href === entry.href);
    return items.length > 0 && leadsThere ? items : [entry, ...items];
  });

/** A practice without a page, or none in the language, has a place on the home page, as its service. */
function placeOf(href: string, home = '/'): string {
  const [, slug] = /^\/practices\/([^/]+)\/$/.exec(href) ?? [];
  const hasPage =
    everyContent.practices.some((practice) => practice.slug === slug) &&
    !repeatsAnother(localHref(href, home));
  return slug === undefined || hasPage ? href : `#service-${slug}`;
}

/** What an entry says without its badge, and where it leads. Badges: `unit/menus.test.tsx`. */
const shown = (link: Element) => ({
  href: link.attribs.href,
  words: apart(textOf(link).replace(textsOf(link, '.badge').join(), '')),
  // The last link of a mega menu ends with an arrow.
  icons: iconsIn(link).filter((icon) => icon !== arrow),
  target: link.attribs.target,
});

/** A text with one space between its words. */
const apart = (text: string) => text.replace(/\s+/g, ' ').trim();

function meant(entry: Item, page: string) {
  const { title, icon, newTab, description } = entry;
  const href = placeOf(entry.href);
  const { home, content } = languageAt(page);
  const { links } = content.ui;
  return {
    // An anchor is a place on the home page.
    href: localHref(href.startsWith('#') ? `/${href}` : href, home),
    words: apart([title, description, newTab ? links.newTab : ''].join(' ')),
    icons: icon ? [drawnIcon(icon)] : [],
    target: newTab ? '_blank' : undefined,
  };
}

describe.for(firmPages)('on %s', (path) => {
  const tree = pageTree(path);
  const { home, content } = languageAt(path);
  const { ui, site } = content;
  const menu = menuIn(home);

  test('the menu has all entries of content in order, with their addresses', () => {
    const expected = menu.flatMap((entry) => [entry, ...below(entry)]);
    const links = all(tree, '.navigation a').map(shown);
    expect(links).toEqual(expected.map((entry) => meant(entry, path)));
    expect(textsOf(tree, '.navigation .menu-column-title')).toEqual(
      menu.flatMap(({ megamenu }) => megamenu?.columns.map(({ title }) => title) ?? []),
    );
    expect(valuesOf(tree, '.navigation .submenu-button', 'aria-label')).toEqual(
      menu
        .filter(({ submenu, megamenu }) => submenu ?? megamenu)
        .map(({ title }) => fill(ui.menu.submenu, { title })),
    );
  });

  test('the menus mark each entry whose address the page has or is below, with its parent, and no other', () => {
    const name = nameOf(path);
    // The lists of cases and practices, and what is on them, are below their parts of the home page.
    const part = /^\/(cases|practices)\//.exec(name)?.[1];
    const place = part && { cases: '#case-studies', practices: '#our-services' }[part];
    const leadsHere = ({ href }: Item) =>
      (href !== '/' && name.startsWith(placeOf(href))) || href === place;
    const mark = ({ href }: Item) => [
      localHref(href.startsWith('#') ? `/${href}` : href, home),
      href === name ? 'page' : 'true',
    ];
    // An entry is marked by the first part of its address.
    const partOf = (href: string) => /^\/([^/]+)\//.exec(href)?.[1] ?? href;
    const isHere = (entry: Entry) => leadsHere(entry) || partOf(entry.href) === partOf(name);
    const expected = menu.flatMap((entry) => {
      const items = below(entry).filter(leadsHere);
      return isHere(entry) || items.length > 0 ? [mark(entry), ...items.map(mark)] : [];
    });
    const marked = (place: string) =>
      all(tree, place).map(({ attribs }) => [attribs.href, attribs['aria-current']]);
    expect(marked('.navigation a[aria-current]')).toEqual(expected);
    // There, an entry with a list is no link.
    expect(marked('#mobile_menu nav a[aria-current]')).toEqual(
      listedOnPhones(menu).filter(leadsHere).map(mark),
    );
    expect(all(tree, '#mobile_menu summary[aria-current]')).toHaveLength(
      menu.filter((it) => below(it).length > 0 && (isHere(it) || below(it).some(leadsHere))).length,
    );
  });

  test('the mobile menu has the same entries, and each list begins with the way to its own page', () => {
    const expected = listedOnPhones(menu);
    const dialog = one(tree, '#mobile_menu');
    expect(all(dialog, 'nav a').map(shown)).toEqual(expected.map((entry) => meant(entry, path)));
    expect(all(dialog, 'summary').map((it) => shown(it).words)).toEqual(
      menu.filter((entry) => below(entry).length > 0).map((entry) => meant(entry, path).words),
    );
    expect(dialog.attribs['aria-label']).toBe(ui.menu.title);
  });

  test('the header leads to the content, home and to the contact page', () => {
    expect(linksOf(tree, '.skip-link')).toEqual([[ui.header.skipLink, '#main_content']]);
    const brand = one(tree, 'header .brand');
    expect([textOf(brand), brand.attribs.href, brand.attribs['aria-label']]).toEqual([
      site.shortName ?? site.name,
      home,
      ui.header.homeLink,
    ]);
    const { title, href } = ui.header.contact;
    for (const button of all(tree, 'header a.button')) {
      expect(textOf(button).startsWith(title)).toBe(true);
      expect(button.attribs.href).toBe(localHref(href, home));
    }
    expect(all(tree, 'header a.button')).toHaveLength(2);
  });

  test('the footer has the call, the addresses, the links and the copyright of content', () => {
    const footer = one(tree, 'footer');
    const { links, copyright, elsewhere } = ui.footer;
    // A page is not called to from its own footer.
    const isThere = localHref(ui.footer.button.href, home) === path;
    const { heading, button } = isThere ? elsewhere : ui.footer;
    const call = localHref(button.href, home);
    expect(linksOf(footer, 'h2 a')).toEqual([[heading, call]]);
    expect(linksOf(footer, 'a.button')).toEqual([[button.title, call]]);
    expect(linksOf(footer, '.brand')).toEqual([[site.name, home]]);
    const { phone, email, address } = site;
    expect(linksOf(footer, 'address a')).toEqual([
      [phone.display, `tel:${phone.number}`],
      [email, `mailto:${email}`],
    ]);
    expect(textsOf(footer, 'address bdi').at(-1)).toBe(address.lines.join(site.separator));
    expect(valuesOf(footer, 'address', 'data-web')).toEqual([site.origin.replace('https://', '')]);
    const { services, contact, procurement } = content;
    const { number, register } = procurement.registration;
    const [does = [], is = []] = all(footer, '.footer-columns nav').map((nav) => linksOf(nav, 'a'));
    const service = (slug: string) => placeOf(`/practices/${slug}/`, home).replace(/^#/, '/#');
    expect(does).toEqual(
      services.map(({ slug, title }) => [title, localHref(service(slug), home)]),
    );
    expect(is).toEqual(
      ui.footer.firm.links
        .filter(({ href }) => isOnSite({ href }, home))
        .map(({ title, href }) => [title, localHref(href, home)]),
    );
    expect(textsOf(footer, '.footer-columns div li')).toEqual(
      contact.facts.more.map(({ value }) => value),
    );
    expect(
      textsOf(footer, 'p').at(-1)?.startsWith(fill(ui.footer.registration, { number, register })),
    ).toBe(procurement.groups.length > 0);
    const named = all(footer, 'nav').filter(
      ({ attribs }) => attribs['aria-label'] === ui.footer.navigation,
    );
    expect(named.flatMap((nav) => linksOf(nav, 'a'))).toEqual(
      links.map(({ title, href }) => [title, localHref(href, home)]),
    );
    expect(linksOf(footer, 'a[rel]')).toEqual(site.social.map(({ title, href }) => [title, href]));
    expect(linksOf(footer, '.back-to-top').map(([words]) => words)).toEqual([ui.links.backToTop]);
    // Which year it is: `unit/rendered-components.test.tsx`.
    const withoutYear = (text = '') => text.replace(/\{year\}|\p{Nd}{4}/gu, '');
    const line = withoutYear(textsOf(footer, 'p').at(-1));
    expect(line.endsWith(withoutYear(copyright))).toBe(true);
  });
});

test('each link that opens a new tab says so, on every page', () => {
  const silent = everyPage.flatMap((path) => {
    const { newTab } = contentIn(langOf(readPage(path))).ui.links;
    return linksOf(pageTree(path), 'a[target="_blank"]')
      .filter(([words]) => !words?.includes(newTab))
      .map(([words, href]) => `${path}: ${words} (${href})`);
  });
  expect(silent).toEqual([]);
});
