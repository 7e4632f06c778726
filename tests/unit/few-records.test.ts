/** The firm's site with as little content as its schemas allow, and no trace of what is missing. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { ProblemsError } from '../../scripts/base/problems.ts';
import { sampled } from '../matrix.ts';
import { content, siteRoot } from '../site-content.ts';
import { copyFirmSite, redirectLinks, type SiteCopy } from './site-copy.ts';

const list = (site: SiteCopy, file: string) =>
  z.array(z.record(z.string(), z.unknown())).parse(parse(site.read(file)));

const headings = (html: string) =>
  [...html.matchAll(/<h[1-6][^>]*>(.*?)<\/h[1-6]>/g)].map(([, words]) => words);

describe('a firm with one service, no case and no board', () => {
  const [before, site] = [copyFirmSite(), copyFirmSite()];
  let home: string;
  /** The page of the briefing, unless the firm has removed it. */
  const briefings = () =>
    ['index/index.html'].filter((file) => site.files().includes(file)).map(site.published);
  beforeAll(async () => {
    const [service] = list(site, 'content/services.yaml');
    site.write('content/services.yaml', stringify([service]));
    for (const folder of ['cases', 'practices', 'insights'])
      rmSync(join(site.root, 'content', folder), { recursive: true, force: true });
    site.write('content/board.yaml', '[]');
    site.write('content/references.yaml', '[]');
    redirectLinks(
      site,
      /^\/(practices|insights|cases|people)\/|#(service-|our-reach|case-studies)/,
    );
    const intro = parse(site.read('content/home.yaml'));
    intro.servicesIntro.heading = '{services} {services|one=sector|other=sectors}.';
    site.write('content/home.yaml', stringify(intro));
    const contact = parse(site.read('content/contact.yaml'));
    contact.facts.more = [];
    site.write('content/contact.yaml', stringify(contact));
    // Lists of nothing but links to what the firm does not have.
    const gone = [{ title: 'Articles', href: '/insights/' }];
    const short = { title: 'More', href: '/service/', submenu: gone };
    const large = {
      ...short,
      submenu: undefined,
      megamenu: { columns: [{ title: 'A', items: gone }] },
    };
    const menu = [...list(site, 'content/menu.yaml'), short, large];
    site.write('content/menu.yaml', stringify(menu, { keepUndefined: false }));
    const ui = parse(site.read('content/ui.yaml'));
    ui.footer.firm.links = gone;
    site.write('content/ui.yaml', stringify(ui));
    await before.build();
    await site.build();
    home = site.published('index.html');
  });

  test('has no section for cases or board, on the home page or in the briefing', () => {
    expect(home).not.toMatch(/id="(our-reach|case-studies)"/);
    expect(home).not.toContain('data-layout="board"');
    for (const briefing of briefings()) {
      expect(briefing).not.toMatch(/<section id="(cases|board)"/);
      expect(briefing).toMatch(/<section id="services"/);
    }
  });

  test('has no empty list, table or heading on any page', () => {
    for (const file of site.files().filter((name) => name.endsWith('.html'))) {
      expect(site.published(file), file).not.toMatch(/<(ul|ol|dl|tbody|h[1-6])[^>]*><\/\1>/);
      expect(headings(site.published(file)).every(Boolean), file).toBe(true);
    }
  });

  test('shows no number that is 0', () => {
    for (const page of [home, ...briefings()]) {
      expect(page).not.toMatch(/<dd>0<\/dd>/);
    }
  });

  const numbers = new Intl.NumberFormat(content.site.lang);
  const count = numbers.format(content.services.length);
  const isCounted = content.home.whoWeAre.facts.some(({ value }) => value === count);
  test.runIf(isCounted)('counts its service among its facts', () => {
    expect(home).toContain(`<dd>${numbers.format(1)}</dd>`);
  });

  test('shows its only service without controls', () => {
    expect(home).toMatch(/<div id="service-/);
    expect(home).not.toContain('slider-controls');
    const moving = [content.services, content.board].filter((list) => list.length > 1);
    const controls = before.published('index.html').match(/slider-controls"/g) ?? [];
    expect(controls).toHaveLength(moving.length);
  });

  // Languages without a singular have the same words for one.
  const hasSingular = new Intl.PluralRules(content.site.lang).select(1) === 'one';
  test.runIf(hasSingular)('uses the singular where others use the plural', () => {
    expect(home).not.toMatch(/\bsectors\b/i);
    expect(home).toContain(`${numbers.format(1)} sector.`);
  });
});

describe('an engagement is refused', () => {
  const since = Number(
    /year: (\d+)/.exec(readFileSync(join(siteRoot, 'content/site.yaml'), 'utf8'))?.[1],
  );

  test.for(
    sampled([
      {
        wrong: 'before the firm was founded',
        ...{ field: 'year', value: since - 1, found: String(since - 1), said: String(since) },
      },
      {
        wrong: 'that no service did',
        ...{ field: 'service', value: 'no-such', found: 'no-such', said: 'services.yaml' },
      },
      {
        wrong: 'with facts that stand beside no story',
        ...{ field: 'facts', value: [{ label: 'Client', value: 'A port' }], found: 'none' },
        said: 'a story',
      },
    ]),
  )('$wrong', async ({ field, value, found, said }) => {
    const site = copyFirmSite();
    const fields = {
      ...{ name: 'Locks', description: 'Forty levels on one screen.', year: since },
      ...{ location: 'Vienna', country: 'Austria', continent: 'Europe' },
      ...{ latitude: 48.2082, longitude: 16.3738, [field]: value },
    };
    site.write('content/cases/locks.md', `---\n${stringify(fields)}---\n`);
    const wrong = await site.load().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!(wrong instanceof ProblemsError)) throw new Error('nothing was refused');
    expect(wrong.problems).toMatchObject([{ file: 'content/cases/locks.md', field, found }]);
    expect(wrong.problems[0]?.expected).toContain(said);
  });
});
