/** An unused style sheet is reported with a fix, because pages find style sheets by name. */
import { expect, test } from 'vitest';
import { sayWarnings } from '../../scripts/check/say-warnings.ts';
import { copySite, published, type Site } from './fixture-site.ts';

const warningsOf = async (site: Site) => sayWarnings(await site.build()).map(([, text]) => text);

const css = '@layer components { .tide { color: red; } }';

test('a sheet with a misspelt name is reported, with the component that was meant', async () => {
  const site = copySite();
  site.write('components/boat-card/BoatCrad.late.css', css);
  expect(await warningsOf(site)).toEqual([
    'components/boat-card/BoatCrad.late.css is unused, since no component has its name. ' +
      'Name it components/boat-card/BoatCard.late.css, or remove it',
  ]);
});

test('so is a sheet without a component nearby, and one whose component is on no page', async () => {
  const site = copySite();
  site.write('pages/tides.late.css', css);
  site.write('components/tide/Tide.css', css);
  site.write('components/tide/Tide.tsx', 'export const Tide = () => <p className="tide">Ebb</p>;');
  expect(await warningsOf(site)).toEqual([
    'components/tide/Tide.css is unused, since no page imports components/tide/Tide.tsx. ' +
      'Import it where it should appear, or remove both',
    'pages/tides.late.css is unused, since no component has its name. ' +
      'Name it after the component or page that it is for, in the same folder, or remove it',
  ]);
});

test('a sheet beside an import of a page, or imported by another sheet, is not reported', async () => {
  const site = copySite();
  site.write('components/tide/tide-colours.css', css);
  site.write('pages/index.css', '@import "../components/tide/tide-colours.css";');
  expect(await warningsOf(site)).toEqual([]);
  expect(published(site, 'index.html')).toContain('.tide{color:red}');
});

test('nor is one whose component only a page group imports that is left out', async () => {
  const site = copySite();
  site.write('components/tide/Tide.css', css);
  site.write('components/tide/Tide.tsx', 'export const Tide = () => <p className="tide">Ebb</p>;');
  site.write(
    'pages/(fair)/fair.tsx',
    "import { Tide } from '../../components/tide/Tide.tsx'; export default () => <Tide />;",
  );
  site.write('content/groups.yaml', 'fair: false');
  expect(await warningsOf(site)).toEqual([]);
});
