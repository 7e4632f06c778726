import { describe, expect, test } from 'vitest';
import { copySite, snapshot } from './fixture-site.ts';

const budgets = (limits: string) => `- pages: pages/boats/
  document: 100000
  script: 100000
  widgets: 100000
  firstVisit: 100000
- pages: pages/
${limits}
  firstVisit: 100000
`;

describe('a budget', () => {
  test('lets pages pass that stay within it', async () => {
    const site = copySite();
    site.write(
      'content/budgets.yaml',
      budgets('  document: 9000\n  script: 9000\n  widgets: 100000'),
    );
    expect((await site.build()).pages).toBeGreaterThan(1);
  });

  test('refuses a heavier page, says what grew, and leaves the last build as it was', async () => {
    const site = copySite();
    await site.build();
    const before = snapshot(site.out);
    site.write(
      'content/budgets.yaml',
      budgets('  document: 2000\n  script: 9000\n  widgets: 100000'),
    );
    const noise = Array.from({ length: 900 }, (_, at) => (at * 7919).toString(36)).join(' ');
    site.edit('pages/index.tsx', '<>', `<><p>${noise}</p>`);
    const [problem, ...others] = await site.problems();
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      file: 'content/budgets.yaml',
      line: 7,
      field: '[1].document',
      expected: 'at most 2000 bytes of document on /, after brotli',
      found: expect.stringMatching(/^\d{4} bytes$/),
      advice: expect.stringMatching(
        /^make the page lighter, or raise this limit: markup \d{4} \(\+\d{4}\), styles \d+ \(\+0\)/,
      ),
    });
    expect(snapshot(site.out)).toEqual(before);
  });

  test('holds the script of a page, and all of its widgets', async () => {
    const site = copySite();
    site.write('content/budgets.yaml', budgets('  document: 9000\n  script: 10\n  widgets: 9000'));
    const problems = await site.problems();
    expect(problems.map(({ field }) => field)).toContain('[1].script');
    expect(problems.map(({ field }) => field)).toContain('[1].widgets');
  });

  test('that is not one is an error with its place', async () => {
    const site = copySite();
    site.write('content/budgets.yaml', budgets('  document: many\n  script: 10\n  widgets: 9000'));
    expect(await site.problems()).toMatchObject([
      { file: 'content/budgets.yaml', line: 7, field: '[1].document', found: '"many"' },
    ]);
  });
});

describe('late styles', () => {
  const late = '.boat { color: teal; }';

  test('are one file for all pages of a document', async () => {
    const site = copySite();
    site.write('components/frame/Frame.late.css', late);
    site.edit('components/frame/Frame.tsx', 'styles,', 'styles, lateStyles,');
    site.edit(
      'components/frame/Frame.tsx',
      '</head>',
      '<link rel="stylesheet" href={lateStyles} /></head>',
    );
    await site.build();
    const sheets = Object.keys(snapshot(site.out)).filter((file) => file.endsWith('.css'));
    expect(sheets).toEqual([expect.stringMatching(/^assets\/late-[0-9a-f]{8}\.css$/)]);
  });

  test('that a page does not link are an error, not a page without its style', async () => {
    const site = copySite();
    site.write('components/frame/Frame.late.css', late);
    const problems = await site.problems();
    expect(problems[0]?.found).toContain('usePage().lateStyles');
  });
});
