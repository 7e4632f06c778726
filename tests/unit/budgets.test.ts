import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ProblemsError } from '../../scripts/base/problems.ts';
import { copySite, type Site, snapshot } from './fixture-site.ts';

/**
 * A budget that the fixture's pages keep, except for the given limits, which spare the boats pages
 * and by default are for the home page alone.
 */
function budgets(
  limits: Partial<Record<string, number | string>>,
  pages = 'pages/index.tsx',
): string {
  const wide = { document: 100_000, code: 100_000, script: 100_000, widgets: 100_000 };
  const entry = (pages: string, all: object) =>
    `- pages: ${pages}\n${Object.entries(all)
      .map(([limit, bytes]) => `  ${limit}: ${bytes}\n`)
      .join('')}`;
  const firstVisit = 100_000;
  return (
    entry('pages/boats/', { ...wide, firstVisit }) +
    entry(pages, { ...wide, firstVisit, ...limits })
  );
}

/** Incompressible bytes. */
const noise = (words: number) =>
  Array.from({ length: words }, (_, at) => (at * 7919).toString(36)).join(' ');

/** How much of each limit the fixture's home page uses. */
async function weightsOf(
  site: Site,
  limits: readonly string[],
  options?: Parameters<Site['build']>[0],
): Promise<Record<string, number>> {
  site.write(
    'content/budgets.yaml',
    budgets(Object.fromEntries(limits.map((limit) => [limit, 1]))),
  );
  const error: unknown = await site.build(options).catch((error: unknown) => error);
  const problems = error instanceof ProblemsError ? error.problems : [];
  const weights = limits.map((limit): [string, number] => {
    const mine = problems.find(({ expected }) => expected.includes(`of ${limit},`));
    return [limit, Number.parseInt(mine?.found ?? '', 10)];
  });
  return Object.fromEntries(weights);
}

const weightOf = async (site: Site, limit: string) =>
  (await weightsOf(site, [limit]))[limit] ?? Number.NaN;

describe('a budget', () => {
  test('silently accepts pages that stay within it', async () => {
    const site = copySite();
    site.write('content/budgets.yaml', budgets({ document: 9000, script: 9000 }));
    const { pages, heavyPages } = await site.build();
    expect(pages).toBeGreaterThan(1);
    expect(heavyPages).toEqual([]);
  });

  test('limits no page if only comments are left of it', async () => {
    const site = copySite();
    site.write('content/budgets.yaml', '# In bytes, after brotli.\n');
    expect(await site.build()).toMatchObject({ weights: [], heavyPages: [] });
  });

  const exact = ['code', 'script', 'widgets'] as const;

  test('of code, scripts and widgets is exact to the byte', async () => {
    const site = copySite();
    const bytes = await weightsOf(site, exact);
    expect(Math.min(...Object.values(bytes))).toBeGreaterThan(10);
    const less = Object.entries(bytes).map(([limit, weight]): [string, number] => [
      limit,
      weight - 1,
    ]);
    site.write('content/budgets.yaml', budgets(Object.fromEntries(less)));
    const problems = await site.problems();
    expect(problems.map(({ field, expected, found }) => [field, expected, found]).sort()).toEqual(
      less.map(([limit, most]) => [
        `[1].${limit}`,
        `at most ${most} bytes of ${limit}, after brotli`,
        `${most + 1} bytes on /`,
      ]),
    );
    site.write('content/budgets.yaml', budgets(bytes));
    expect((await site.build()).heavyPages).toEqual([]);
  });

  test('counts the same below a base path', async () => {
    const site = copySite();
    const bytes = await weightsOf(site, exact);
    const below = await weightsOf(site, exact, { base: '/below/it' });
    // Below a base path, scripts that load others refer to them by other names.
    for (const limit of exact)
      expect(Math.abs((below[limit] ?? 0) - (bytes[limit] ?? 0)), limit).toBeLessThan(4);
  });

  test('that is invalid is an error with its place', async () => {
    const site = copySite();
    site.write('content/budgets.yaml', budgets({ document: 'many' }));
    expect(await site.problems()).toMatchObject([
      { file: 'content/budgets.yaml', line: 8, field: '[1].document', found: '"many"' },
    ]);
  });
});

describe('a page whose texts have made it heavier than its budget', () => {
  const site = copySite();
  let wanted: number;
  beforeAll(async () => {
    wanted = (await weightOf(site, 'document')) + 10;
    site.write('content/budgets.yaml', budgets({ document: wanted }));
    await site.build();
  });

  test('is built if up to 15 % over, with a warning that names the text that grew', async () => {
    site.edit('pages/index.tsx', '<>', `<><h2>Of winds</h2><p>${noise(20)}</p>`);
    const { heavyPages } = await site.build();
    expect(heavyPages).toEqual([
      {
        path: '/',
        limit: 'document',
        bytes: expect.any(Number),
        wanted,
        refusedAbove: Math.floor(wanted * 1.15),
        advice: expect.stringMatching(/^shorten the texts of the page: "Of winds" \d+ \(\+\d+\)/),
      },
    ]);
    expect(heavyPages[0]?.bytes).toBeGreaterThan(wanted);
  });

  test('is refused beyond that, and the last build stays unchanged', async () => {
    const before = snapshot(site.out);
    site.edit('pages/index.tsx', '<>', `<><h2>Of currents</h2><p>${noise(900)}</p>`);
    expect(await site.problems()).toEqual([
      expect.objectContaining({
        file: 'content/budgets.yaml',
        line: 8,
        field: '[1].document',
        expected: `at most ${wanted} bytes of document, after brotli`,
        found: expect.stringMatching(/^\d{4} bytes on \/$/),
        usedBy: ['/'],
        advice: expect.stringMatching(
          /^shorten the texts of the page, or raise this limit: "Of currents" \d{4} \(\+\d{4}\)/,
        ),
      }),
    ]);
    expect(snapshot(site.out)).toEqual(before);
  });
});

describe('a limit that many pages are over', () => {
  test('is one problem for all that one part made too heavy: the heaviest, and the others by name', async () => {
    const site = copySite();
    const script = '<script dangerouslySetInnerHTML={{ __html: "home()" }} />';
    site.edit('pages/index.tsx', '<>', `<>${script}`);
    site.write('content/budgets.yaml', budgets({ script: 1 }, 'pages/'));
    const problems = await site.problems();
    expect(problems).toMatchObject([{ found: expect.stringMatching(/^\d+ bytes on \/$/) }]);
    const [heaviest, ...others] = problems[0]?.usedBy ?? [];
    expect(heaviest).toBe('/');
    expect(others.sort()).toEqual(['/404.html', '/guides/', '/guides/knots/', '/guides/tides/']);
  });

  test('is a problem for each of the texts that made pages too heavy', async () => {
    const site = copySite();
    site.edit('pages/index.tsx', '<>', `<><h2>Of winds</h2><p>${noise(900)}</p>`);
    const tides = readFileSync(join(site.root, 'content/guides/tides.md'), 'utf8');
    site.write('content/guides/tides.md', `${tides}\n## Of currents\n\n${noise(800)}\n`);
    const limit = (await weightOf(site, 'document')) / 2;
    site.write('content/budgets.yaml', budgets({ document: Math.floor(limit) }, 'pages/'));
    const problems = await site.problems();
    const pages = problems.map(({ usedBy = [] }) => usedBy.toSorted());
    // The list of guides shows the first of them in full.
    expect(pages).toEqual([['/'], ['/guides/', '/guides/tides/']]);
    expect(problems.map(({ advice }) => advice)).toEqual([
      expect.stringContaining(': "Of winds"'),
      expect.stringContaining(': "Of currents"'),
    ]);
  });
});

describe("the weight of a page's code", () => {
  let plain: number;
  beforeAll(async () => {
    plain = await weightOf(copySite(), 'code');
  });

  test('does not grow with its texts, its lists or its links', async () => {
    const [site, longer] = [copySite(), copySite()];
    const items = '<p>One</p><ul><li><a href="/">One</a></li></ul>';
    site.edit('pages/index.tsx', '<>', `<>${items}`);
    const more = '<li><a href="/">Another</a></li>'.repeat(50);
    longer.edit(
      'pages/index.tsx',
      '<>',
      `<><p>${noise(900)}</p>${items.replace('<li>', `${more}<li>`)}`,
    );
    expect(await weightOf(longer, 'code')).toBe(await weightOf(site, 'code'));
  });

  test('does not grow with photographs, whatever their names are', async () => {
    const more = copySite();
    const photograph = readFileSync(join(more.root, 'content/pictures/curlew.png'));
    for (const name of ['Dunlin at the quay.png', 'Tern under way.png']) {
      more.write(`content/pictures/${name}`, photograph);
      const boats = readFileSync(join(more.root, 'content/boats.yaml'), 'utf8');
      const slug = name.slice(0, 4).trim().toLowerCase();
      const fields = 'name: Boat, feet: 9, icon: anchor, href: /, alt: Boat';
      const boat = `- { slug: ${slug}, ${fields}, picture: "${name}" }\n`;
      more.write('content/boats.yaml', boats + boat);
    }
    expect(await weightOf(more, 'code')).toBe(plain);
  });

  test('grows with a component that gets more markup', async () => {
    const richer = copySite();
    const boxes = Array.from(
      { length: 40 },
      (_, at) => `<div className="${(at * 7919).toString(36)}" />`,
    ).join('');
    richer.edit('pages/index.tsx', '<>', `<>${boxes}`);
    expect((await weightOf(richer, 'code')) - plain).toBeGreaterThan(50);
  });
});

describe('late styles', () => {
  const late = '.boat { color: teal; }';

  const linking = () => {
    const site = copySite();
    site.edit('components/frame/Frame.tsx', 'styles,', 'styles, lateStyles,');
    const link = '{lateStyles && <link rel="stylesheet" href={lateStyles} />}';
    site.edit('components/frame/Frame.tsx', '</head>', `${link}</head>`);
    return site;
  };
  const read = (site: Site, file: string) => readFileSync(join(site.out, file), 'utf8');
  /** The late sheets that a page links. */
  const sheetsOf = (site: Site, page: string) =>
    [...read(site, page).matchAll(/"\/(assets\/late-[0-9a-f]{8}\.css)"/g)].map(([, file = '']) =>
      read(site, file),
    );
  const published = (site: Site) =>
    Object.keys(snapshot(site.out)).filter((file) => file.endsWith('.css'));

  test('are one file for all pages with the same ones', async () => {
    const site = linking();
    site.write('components/frame/Frame.late.css', late);
    await site.build();
    expect(published(site)).toHaveLength(1);
    expect(sheetsOf(site, 'index.html')).toEqual(sheetsOf(site, 'guides/index.html'));
  });

  test('of a page are those of its imports, and of no other page', async () => {
    const site = linking();
    site.write('components/boat-card/BoatCard.late.css', late);
    await site.build();
    expect(published(site)).toHaveLength(1);
    expect(sheetsOf(site, 'index.html')).toEqual([expect.stringContaining('.boat')]);
    expect(sheetsOf(site, 'guides/index.html')).toEqual([]);
  });

  test('that no page links are an error, so that no page is published without its style', async () => {
    const site = copySite();
    site.write('components/frame/Frame.late.css', late);
    const problems = await site.problems();
    expect(problems[0]?.found).toContain('usePage().lateStyles');
  });
});
