/** Every content field is used by some page, so that editors never fill in unused fields. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import * as content from '../../content/index.ts';
import { build } from '../../scripts/build.ts';
import { allCollections, type ContentModules } from '../../scripts/content/collections.ts';
import { loadSite } from '../../scripts/load/load-site.ts';
import { builtOn, content as firm, siteRoot } from '../site-content.ts';
import { addLegalText, copyFirmSite, type SiteCopy } from './site-copy.ts';

/**
 * Read by the generator and schemas themselves: marks, order, colours, fonts, sizes of pictures, paths
 * of files, the lines of the address.
 */
const read =
  /(^|\.)sample$|^(palette|fonts|focus)\.|\.shown\.(width|height)$|^legal\.slug$|^insights\.(draft|until)$|^site\.address\.country$|^(cases|practices)\.(order|sections\.title)$/;

/**
 * Words for what this site has none of yet: footnotes, articles as short or as long as one word for the
 * minutes says, and more of them than fit on one page.
 */
const spare = /^ui\.notes\.|^insightsPage\.words\.(reading\.\w+|next|pages?|newer|older)$/;

/** The texts of a page that a firm may remove, as CONTRIBUTING says, and keep. */
const removed = existsSync(join(siteRoot, 'pages/index/index.tsx')) ? [] : ['briefing'];
const isKept = (path: string) => !removed.some((name) => path.startsWith(`${name}.`));

/** A form that has the keys of a mail service does not say that it has none. */
const unsaid = firm.site.enquiry.keys ? /^contact\.states\.noKeys\./ : /^$/;

const isNeeded = (path: string) => !spare.test(path) && !unsaid.test(path) && isKept(path);

/** Languages differ in the forms for numbers, and few numbers need all of them: any is enough. */
const anyForm = (path: string) => path.replace(/\.(zero|one|two|few|many|other)$/, '.number');

test('every field of content is read', async () => {
  const copy = copyFirmSite();
  copy.write('content/budgets.yaml', '[]');
  addOneOfEach(copy);
  // Only some links have these, and only pages elsewhere use them.
  const social = [{ title: 'Elsewhere', href: 'https://firm.example/' }];
  const facts = { ...parse(copy.read('content/site.yaml')), social };
  copy.write('content/site.yaml', stringify(facts));
  const badges = ['Hot', 'New'].map(
    (badge) =>
      `- { title: ${badge}, href: "https://firm.example/", badge: ${badge}, newTab: true, submenu: [{ title: Below, href: / }] }`,
  );
  copy.write('content/menu.yaml', [copy.read('content/menu.yaml'), ...badges, ''].join('\n'));
  const site = await loadSite(copy.root);
  const seen = new Set<string>();
  const watched = watch(site.content, '', seen);
  const languages = site.languages.map((language) => ({ ...language, content: watched }));
  const watchedSite = { ...site, content: watched, languages };
  await build({ root: copy.root, out: copy.out, builtOn, site: watchedSite });
  const modules: ContentModules = { 'content/index.ts': content };
  for (const [name, { placeholders, kind }] of Object.entries(allCollections(modules))) {
    const value = watched[name];
    placeholders?.(kind === 'record' || !Array.isArray(value) ? [value] : value);
  }
  modules['content/index.ts']?.numberWords?.(watched);
  expect(
    leaves(site.content).filter(
      (path) => !seen.has(anyForm(path)) && !read.test(path) && isNeeded(path),
    ),
  ).toEqual([]);
}, 120_000);

/** Adds records of each kind with all that they may have: there are words for each of it. */
function addOneOfEach(copy: SiteCopy): void {
  addLegalText(copy, '## First\n\nOne.\n\n## Second\n\nTwo.');
  const image = firm.notFound.image.picture;
  const say = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, name]));
  const file = (name: string, fields: unknown, body: string) =>
    copy.write(`content/${name}.md`, `---\n${stringify(fields)}---\n\n${body}\n`);
  const append = (name: string, ...records: readonly unknown[]) =>
    copy.write(
      `content/${name}.yaml`,
      stringify([...parse(copy.read(`content/${name}.yaml`)), ...records]),
    );
  const change = (name: string, make: (old: ReturnType<typeof parse>) => unknown) =>
    copy.write(`content/${name}.yaml`, stringify(make(parse(copy.read(`content/${name}.yaml`)))));

  const service = { ...say('title', 'heading', 'description'), icon: 'scale' };
  const names = ['added', 'added-2', 'added-3', 'added-4'];
  append('services', ...names.map((slug) => ({ ...service, slug })));
  const offer = say('title', 'description', 'alt', 'fits', 'length', 'team', 'holds', 'fee');
  append('offers', { ...offer, slug: 'added', icon: 'scale', delay: 0 });
  const member = say('location', 'description', 'clientName', 'clientRole', 'imgAlt');
  append('board', { ...member, imgSrc: image }, { ...member, imgSrc: image });
  file(
    'practices/added',
    {
      ...say('summary', 'description', 'duration', 'next'),
      image,
      holds: ['this', 'that'],
      fee: say('range', 'basis'),
      lead: { ...say('name', 'role', 'words', 'portraitAlt'), portrait: image },
      offers: ['added'],
    },
    'What we do.',
  );
  for (const name of ['added-1', 'added-2']) {
    const engagement = {
      ...say('description', 'location', 'country'),
      ...{ name, service: 'added', offer: 'added', continent: 'Europe', latitude: 1, longitude: 1 },
      year: firm.site.founded.year,
      result: say('figure', 'label'),
      words: say('text', 'from'),
      facts: [say('label', 'value')],
      chart: {
        ...say('caption', 'was', 'is'),
        rows: [1, 2].map((value) => ({ label: 'label', value, from: 0, was: 1 })),
      },
    };
    file(`cases/${name}`, engagement, '## What happened\n\nIt went well.');
    const article = {
      ...say('description', 'role'),
      // The person who leads the practice.
      ...{ title: name, author: 'name', practice: 'added', topics: ['added'], image },
      ...{ date: '2026-01-01', updated: '2026-01-02' },
    };
    file(`insights/${name}`, article, 'It went well.');
  }
  change('insights', (page) => ({
    ...page,
    topics: [...page.topics, { slug: 'added', ...say('title', 'description') }],
  }));
  const reference = say('title', 'client', 'place', 'length', 'result');
  append('references', { ...reference, service: 'added', offer: 'added', year: 2020 });
  change('procurement', ({ groups, statements, referees, ...page }) => ({
    ...page,
    groups: [
      ...groups,
      { title: 'title', facts: [{ ...say('label', 'value', 'note'), until: '2099-01-01' }] },
    ],
    statements: [...statements, { slug: 'added', ...say('title', 'text') }],
    referees: [...referees, say('name', 'role')],
  }));
  change('ui', ({ header, footer, ...ui }) => ({
    ...ui,
    header: { ...header, contact: { ...header.contact, href: 'https://firm.example/' } },
    footer: { ...footer, button: { ...footer.button, href: '/contact/' } },
  }));
  change('home', ({ hero, history, ...home }) => {
    const panel = say('title', 'tabline', 'headline', 'text', 'imageAlt');
    const panels = [...hero.panels, { ...panel, image, imageMobile: image }];
    const items = [...history.items, say('title', 'description')];
    return {
      ...home,
      hero: { ...hero, panels: panels.slice(-8) },
      history: { ...history, items: items.slice(-8) },
    };
  });
}

/** The same value, but it records the path of each field read. Items of a list share one path. */
function watch<Value extends object>(value: Value, path: string, seen: Set<string>): Value {
  return new Proxy(value, {
    get(target, key) {
      const inside: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol' || typeof inside === 'function') return inside;
      const here = step(target, key, path);
      if (!Array.isArray(target)) seen.add(anyForm(here));
      return inside && typeof inside === 'object' ? watch(inside, here, seen) : inside;
    },
  });
}

const step = (target: object, key: string, path: string) =>
  Array.isArray(target) ? path : path ? `${path}.${key}` : key;

/** The paths of all texts, numbers and booleans in a value. */
function leaves(value: unknown, path = ''): string[] {
  if (!value || typeof value !== 'object') return [path];
  const found = Object.entries(value).flatMap(([key, inside]) =>
    leaves(inside, step(value, key, path)),
  );
  return [...new Set(found)];
}
