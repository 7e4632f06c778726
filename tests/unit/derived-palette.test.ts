/** A palette from a firm's own two colours. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readPaints } from '../../components/art/site-data.ts';
import { paletteSchema } from '../../content/schema/palette.ts';
import { contentReader } from '../../scripts/content/check-data.ts';
import { checkContrast } from '../../scripts/content/contrast.ts';
import { toneOf } from '../../scripts/content/oklch.ts';
import { readSource } from '../../scripts/content/read-source.ts';
import { firms } from '../firms/firms.ts';
import { siteRoot } from '../site-content.ts';

const file = join(siteRoot, 'content/palette.yaml');
const { contrast } = parse(readFileSync(file, 'utf8'));

/** What builds say of the contrasts of a palette. */
function problemsOf(palette: unknown) {
  const source = readSource(file, 'content/palette.yaml');
  const records = [{ collection: 'palette', source, path: [], value: palette }];
  const loaded = {
    content: { palette },
    records,
    collectionOf: new Map(),
    problems: [],
    inherited: [],
  };
  return checkContrast(loaded).map(({ expected, found }) => `${expected}: ${found}`);
}

/** Colours with which it is hard. */
const hard = [
  ['black and yellow', '#000000', '#ffd400'],
  ['white and red, the wrong way round', '#ffffff', '#cc0000'],
  ['two greys', '#333333', '#888888'],
  ['two strong blues', '#0000ff', '#00ccff'],
  ['pink and its own shade', '#f472b6', '#9d174d'],
  ['the same colour twice', '#0a6a66', '#0a6a66'],
] as const;

const ofFirms = Object.entries(firms).map(
  ([name, { from }]) => [name, from.ground, from.accent] as const,
);

test.each([...ofFirms, ...hard])(
  'two colours make a palette with enough contrast: %s',
  (_name, ground, accent) => {
    const palette = paletteSchema.parse({ from: { ground, accent }, contrast });
    expect(problemsOf(palette)).toEqual([]);
  },
);

test('so do any two', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((number) => `#${number.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, colour, (ground, accent) => {
      expect(problemsOf(paletteSchema.parse({ from: { ground, accent }, contrast }))).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test('bands and buttons have the hues of the two, and colours that fit stay as they are', () => {
  const from = { ground: '#051d21', accent: '#f6a723' };
  const { colours } = paletteSchema.parse({ from, contrast });
  expect([colours.night, colours.sun]).toEqual([from.ground, from.accent]);
  const { hue } = toneOf(from.ground);
  for (const colour of [colours.paper.dark, colours['night-raised'], colours.accent.light])
    expect(Math.abs(toneOf(colour).hue - hue)).toBeLessThan(8);
});

test('each colour can be given, and without the two each has to be', () => {
  const from = { ground: '#051d21', accent: '#f6a723' };
  const own = paletteSchema.parse({ from, colours: { foam: '#ffffff' }, contrast });
  expect(own.colours.foam).toBe('#ffffff');
  const { issues = [] } =
    paletteSchema.safeParse({ colours: { foam: '#ffffff' }, contrast }).error ?? {};
  expect(issues.map(({ path }) => path.join('.'))).toContain('colours.paper');
  expect(issues[0]?.message).toBe(
    'a colour, or `from` with the two colours that all others follow',
  );
});

test('colours may be written in capitals, as logos have them', () => {
  const colours = ({ ground, accent }: { ground: string; accent: string }) =>
    paletteSchema.parse({ from: { ground, accent }, contrast });
  expect(colours({ ground: '#0B1F3A', accent: '#C9A227' })).toEqual(
    colours({ ground: '#0b1f3a', accent: '#c9a227' }),
  );
});

test('one colour in place of two is refused with how to write both', () => {
  const from = { ground: '#051d21', accent: '#f6a723' };
  const { issues = [] } =
    paletteSchema.safeParse({ from, colours: { muted: '#cccccc' }, contrast }).error ?? {};
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['colours.muted', 'one for each theme, such as { light: "#f4f7f5", dark: "#0c2d34" }'],
  ]);
});

test('drawings get the colours that follow, too', () => {
  const from = { ground: '#0b1f3a', accent: '#c9a227' };
  const root = mkdtempSync(join(tmpdir(), 'palette-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content/palette.yaml'), stringify({ from, contrast }));
  const { colours, drawings } = paletteSchema.parse({ from, contrast });
  expect(readPaints(contentReader(root))).toMatchObject({ colours, drawings });
});
