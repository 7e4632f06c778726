/** Every content field is used by some page, so that editors never fill in unused fields. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import * as content from '../../content/index.ts';
import { build } from '../../scripts/build.ts';
import { allCollections, type ContentModules } from '../../scripts/content/collections.ts';
import { loadSite } from '../../scripts/load/load-site.ts';
import { content as firm, siteRoot } from '../site-content.ts';
import { copyFirmSite } from './site-copy.ts';

/**
 * Read by the generator and schemas themselves: marks, order, colours, fonts, sizes of pictures, paths
 * of files, the lines of the address.
 */
const read =
  /(^|\.)sample$|^(palette|fonts|focus)\.|\.shown\.(width|height)$|^legal\.slug$|^site\.address\.country$|^(cases|practices)\.(order|sections\.title)$/;

/**
 * Words for what this site has none of yet: footnotes, articles as short or as long as one word for the
 * minutes says, and more of them than fit on one page.
 */
const spare = /^ui\.notes\.|^insightsPage\.words\.(reading\.\w+|next|pages?|newer|older)$/;

/** The texts of a page that a firm may remove, as CONTRIBUTING says, and keep. */
const removed = existsSync(join(siteRoot, 'pages/index/index.tsx')) ? [] : ['briefing'];
const isKept = (path: string) => !removed.some((name) => path.startsWith(`${name}.`));

/** Some languages say the same of one as of many. */
const hasSingular = new Intl.PluralRules(firm.site.lang).select(1) === 'one';
/** A form that has the keys of a mail service does not say that it has none. */
const unsaid = firm.site.enquiry.keys ? /^contact\.states\.noKeys\./ : /^$/;

const isNeeded = (path: string) =>
  !spare.test(path) &&
  !unsaid.test(path) &&
  isKept(path) &&
  (hasSingular || !path.endsWith('.one'));

// A firm without such records does not need the words for them.
const { services, cases, practices, insights, board, home } = firm;
const hasAll =
  services.length > 3 &&
  board.length > 1 &&
  [cases, practices, insights, home.hero.panels, home.history.items].every((it) => it.length > 0);

test.runIf(hasAll)(
  'every field of content is read',
  async () => {
    const copy = copyFirmSite();
    copy.write('content/budgets.yaml', '[]');
    // Only some links have these, and only pages elsewhere use them.
    const social = [{ title: 'Elsewhere', href: 'https://firm.example/' }];
    const facts = { ...parse(copy.read('content/site.yaml')), social };
    copy.write('content/site.yaml', stringify(facts));
    const ui = copy.read('content/ui.yaml');
    copy.write('content/ui.yaml', ui.replace('href: /contact/', 'href: https://firm.example/'));
    const badges = ['Hot', 'New'].map(
      (badge) =>
        `- { title: ${badge}, href: "https://firm.example/", badge: ${badge}, newTab: true }`,
    );
    copy.write('content/menu.yaml', [copy.read('content/menu.yaml'), ...badges, ''].join('\n'));
    const site = await loadSite(copy.root);
    const seen = new Set<string>();
    const watched = watch(site.content, '', seen);
    const languages = site.languages.map((language) => ({ ...language, content: watched }));
    const watchedSite = { ...site, content: watched, languages };
    const builtOn = new Date('2026-01-31');
    await build({ root: copy.root, out: copy.out, builtOn, site: watchedSite });
    const modules: ContentModules = { 'content/index.ts': content };
    for (const [name, { placeholders, kind }] of Object.entries(allCollections(modules))) {
      const value = watched[name];
      placeholders?.(kind === 'record' || !Array.isArray(value) ? [value] : value);
    }
    modules['content/index.ts']?.numberWords?.(watched);
    expect(
      leaves(site.content).filter((path) => !seen.has(path) && !read.test(path) && isNeeded(path)),
    ).toEqual([]);
  },
  120_000,
);

/** The same value, but it records the path of each field read. Items of a list share one path. */
function watch<Value extends object>(value: Value, path: string, seen: Set<string>): Value {
  return new Proxy(value, {
    get(target, key) {
      const inside: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol' || typeof inside === 'function') return inside;
      const here = step(target, key, path);
      if (!Array.isArray(target)) seen.add(here);
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
