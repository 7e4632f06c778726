import { type ConvergenceView, convergencePicture } from './convergence.ts';
import { noisePicture } from './crooked.ts';
import { arcsPicture, globePicture, turned } from './globe.ts';
import { type InsightView, insightPicture } from './insight.ts';
import type { Land } from './maps.ts';
import type { Place, Places } from './site-data.ts';

// Mobile pictures have their subject in the upper half, and fewer, bolder lines.
const wide = { width: 1440, height: 849 };
const narrow = { width: 780, height: 1000 };

const globe = {
  size: wide,
  middle: [985, 585],
  radius: 575,
  spacing: 1.5,
  line: 3.2,
  sea: 1,
} as const;

const globeMobile = {
  size: narrow,
  middle: [390, 352],
  radius: 316,
  spacing: 4,
  line: 4,
  sea: 2,
  dusk: [440, 590],
} as const;

const insight: InsightView = {
  size: wide,
  lens: { middle: [1040, 415], radius: 305, line: 2.2 },
  crooked: 21,
  ordered: 12.4,
};

const insightMobile: InsightView = {
  size: narrow,
  lens: { middle: [400, 300], radius: 224, line: 3 },
  crooked: 56,
  ordered: 18,
  dusk: [370, 540],
};

const convergence: ConvergenceView = {
  size: wide,
  sun: { middle: [1130, 425], radius: 170 },
  lines: 60,
  line: 1.7,
  turn: [120, 920],
};

const convergenceMobile: ConvergenceView = {
  size: narrow,
  sun: { middle: [530, 296], radius: 138 },
  lines: 42,
  line: 2.4,
  turn: [-120, 360],
  dusk: [390, 560],
};

const globes = (home: Place) => ({
  wide: turned(globe, home, 4.6, 8),
  narrow: turned(globeMobile, home, 6.6, 14),
});

/** The three pictures of the home page's hero, each for wide screens and for phones. */
export function heroPictures(land: Land, places: Places): Record<string, string> {
  const { wide, narrow } = globes(places.home);
  return {
    'strategic-vision': globePicture(wide, land, places),
    'strategic-vision-mobile': globePicture(narrow, land, places),
    'insight-intelligence': insightPicture(insight),
    'insight-intelligence-mobile': insightPicture(insightMobile),
    'execution-delivery': convergencePicture(convergence),
    'execution-delivery-mobile': convergencePicture(convergenceMobile),
  };
}

/**
 * What moves over the pictures of the hero, by file name. Content lays it there, as the `motion` of
 * a panel.
 */
export function heroMoves(places: Places): Record<string, string> {
  const { wide, narrow } = globes(places.home);
  return {
    'arcs-standing': arcsPicture(wide, places, 'standing'),
    'arcs-standing-mobile': arcsPicture(narrow, places, 'standing'),
    'arcs-drawn': arcsPicture(wide, places, 'drawn'),
    'arcs-drawn-mobile': arcsPicture(narrow, places, 'drawn'),
    noise: noisePicture(insight),
    'noise-mobile': noisePicture(insightMobile),
  };
}
