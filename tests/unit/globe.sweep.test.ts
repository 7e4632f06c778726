/** The globe of the first screen, with homes and engagements in other places than the sample's. */
import { describe, expect, test } from 'vitest';
import { heroPictures } from '../../components/art/heroes.ts';
import { readLand } from '../../components/art/maps.ts';
import type { Place } from '../../components/art/site-data.ts';

const land = readLand();
const home: Place = { latitude: 0.31, longitude: 32.58 };
const singapore: Place = { latitude: 1.29, longitude: 103.85 };
const honolulu: Place = { latitude: 21.3, longitude: -157.9 };

const sizeOf = (svg = '') => /width="(\d+)" height="(\d+)"/.exec(svg)?.slice(1).map(Number);
const globeOf = (engagements: readonly Place[]) =>
  heroPictures(land, { home, engagements })['strategic-vision'] ?? '';
/** Arcs start at home, each with its own `M`. */
const arcsOf = (svg: string) =>
  /stroke="url\(#arc\)"(?:[^>]*\/>|[^>]*>.*?<\/g>)/.exec(svg)?.[0].match(/d="M/g)?.length ?? 0;
const pinsOf = (svg: string) => svg.match(/fill="var\(--on-night\)"/g)?.length ?? 0;

describe('the globe', () => {
  test('has an arc for each engagement away from home', () => {
    const places = { home, engagements: [home, singapore, honolulu] };
    const pictures = heroPictures(land, places);
    const away = places.engagements.filter(({ longitude }) => longitude !== home.longitude);
    expect(away.length).toBeGreaterThan(0);
    expect(arcsOf(pictures['strategic-vision'] ?? '')).toBe(away.length);
    expect(arcsOf(pictures['strategic-vision-mobile'] ?? '')).toBe(away.length);
  });

  test('has a pin for a visible engagement, and none for one on the far side', () => {
    expect(pinsOf(globeOf([singapore]))).toBe(1);
    expect(arcsOf(globeOf([honolulu]))).toBe(1);
    expect(pinsOf(globeOf([honolulu]))).toBe(0);
  });

  test.each([
    ['Tokyo', 35.7, 139.7],
    ['Sydney', -33.9, 151.2],
    ['Oslo', 59.9, 10.7],
    ['Honolulu', 21.3, -157.9],
  ])('turns towards a home in %s', (_, latitude, longitude) => {
    const languageLinks = { latitude: latitude - 8, longitude: longitude - 20 };
    const drawn = heroPictures(land, {
      home: { latitude, longitude },
      engagements: [languageLinks],
    });
    for (const name of ['strategic-vision', 'strategic-vision-mobile']) {
      const svg = drawn[name] ?? '';
      expect([arcsOf(svg), pinsOf(svg)], name).toEqual([1, 1]);
      const [width = 0, height = 0] = sizeOf(svg) ?? [];
      const [, x, y] = /stroke="url\(#arc\)"[^>]* d="M([\d.-]+) ([\d.-]+)/.exec(svg) ?? [];
      // Home is in the half without words, well inside the picture.
      expect(Number(x) / width).toBeGreaterThan(0.5);
      expect(Number(x) / width).toBeLessThan(0.8);
      expect(Number(y) / height).toBeGreaterThan(0.15);
      expect(Number(y) / height).toBeLessThan(0.85);
    }
  });

  test('has neither arc nor pin for an engagement at home', () => {
    expect(arcsOf(globeOf([home]))).toBe(0);
    expect(pinsOf(globeOf([home]))).toBe(0);
  });
});
