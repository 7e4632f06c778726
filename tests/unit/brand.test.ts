import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { collections } from '../../content/index.ts';
import { paletteSchema } from '../../content/schema/palette.ts';
import { ProblemsError } from '../../scripts/base/problems.ts';
import { checkContrast } from '../../scripts/content/contrast.ts';
import { loadContent } from '../../scripts/content/load-content.ts';
import { contrast } from '../../scripts/content/luminance.ts';
import { subsetFonts } from '../../scripts/fonts/fonts.ts';
import { siteRoot } from '../site-content.ts';
import { copyFirmSite } from './site-copy.ts';

const loaded = loadContent(siteRoot, { 'content/index.ts': { collections } });
const written = parse(readFileSync(join(siteRoot, 'content/palette.yaml'), 'utf8'));
/** With the colours that the firm leaves to be derived from its two. */
const { colours, ...rest } = paletteSchema.parse(written);

/** What is wrong with the contrast of the firm's colours if some of them are others. */
const problemsWith = (others: object) =>
  checkContrast({
    ...loaded,
    content: { ...loaded.content, palette: { ...rest, colours: { ...colours, ...others } } },
  });

test('one font may have both roles', async () => {
  const [font] = parse(readFileSync('content/fonts.yaml', 'utf8'));
  const both = { fonts: [font, { ...font, role: 'display' }], name: 'Anchor' };
  const { files, preload } = await subsetFonts('.', both);
  expect(files).toHaveLength(1);
  expect(preload('Words')).toEqual([`/${files[0]?.file}`]);
});

describe('colours', () => {
  test('have the contrast that WCAG requires', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  test('with too little contrast are refused, with their place and what to do', async () => {
    const site = copyFirmSite();
    const accent = { ...colours.accent, dark: colours.paper.dark };
    const others = { ...written, colours: { ...colours, accent } };
    site.write('content/palette.yaml', stringify(others));
    const lines = site.read('content/palette.yaml').split('\n');
    const line =
      lines.indexOf('    dark: ' + JSON.stringify(colours.paper.dark), lines.indexOf('  accent:')) +
      1;
    const refused = await site.load().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ProblemsError);
    expect(refused instanceof ProblemsError && refused.problems).toMatchObject([
      {
        file: 'content/palette.yaml',
        line,
        field: 'colours.accent.dark',
        expected: `a contrast of at least 4.5 on paper (${colours.paper.dark}) in the dark theme`,
        found: `1 for accent (${colours.paper.dark})`,
        advice: 'make paper lighter or accent darker',
      },
      {
        expected: `a contrast of at least 4.5 on raised (${colours.raised.dark}) in the dark theme`,
      },
    ]);
  });

  test('with almost enough contrast are refused too', () => {
    const greys = Array.from(
      { length: 256 },
      (_, tone) => `#${tone.toString(16).padStart(2, '0').repeat(3)}`,
    );
    const grey = greys.find((grey) => contrast(grey, colours.paper.dark) > 4);
    expect(contrast(grey ?? '', colours.paper.dark)).toBeLessThan(4.5);
    const problems = problemsWith({ accent: { ...colours.accent, dark: grey } });
    expect(problems.map(({ field, expected }) => [field, expected])).toContainEqual([
      'colours.accent.dark',
      `a contrast of at least 4.5 on paper (${colours.paper.dark}) in the dark theme`,
    ]);
  });

  test('of neighbouring bands are told apart in the dark theme, and may be the same in the light one', () => {
    const raised = { ...colours.raised, light: colours.paper.light };
    const problems = problemsWith({ night: colours.paper.dark, raised });
    const ofBands = problems.filter(({ expected }) => expected.includes('at least 1.15'));
    expect(ofBands.map(({ field, expected }) => [field, expected])).toEqual([
      [
        'colours.paper.dark',
        `a contrast of at least 1.15 on night (${colours.paper.dark}) in the dark theme`,
      ],
    ]);
  });

  test('that are translucent are refused where contrast is required', () => {
    const problems = problemsWith({ accent: { ...colours.accent, dark: '#ffffff10' } });
    expect(new ProblemsError(problems).problems).toEqual([
      expect.objectContaining({
        field: 'colours.accent.dark',
        expected: 'a colour without opacity, such as #051d21, because its contrast is checked',
        found: '#ffffff10',
      }),
    ]);
  });
});
