import type { Palette } from '../../../content/schema/palette.ts';
import type { Demo } from '../../../content/template/schema/demo.ts';

/** The tones of the firm's drawings that follow an accent, from dark to light. The sun stays the same. */
const tones = [
  'night',
  'abyss',
  'deep',
  'harbour',
  'dusk',
  'lagoon',
  'land',
  'shoal',
  'foam',
  'morning',
] as const;

/**
 * The tones of each accent: the same steps of lightness (OKLCH) as the firm's, between the accent's
 * own night and foam in `accents.css`, in the accent's hue.
 */
const drawn: Readonly<Partial<Record<Demo['accent'], string>>> = {
  clay: '#1d0f0a #26140e #29150e #351a11 #3e1e12 #4d2415 #9c4e2c #b87252 #f2b698 #fddbca',
  moss: '#10170a #171e0d #19200e #1f2811 #242e13 #2d3916 #607632 #819656 #c3d996 #e7f4cf',
  indigo: '#0a1129 #0e1732 #0f1935 #142041 #18244a #1e2d5b #4960ac #6a80c4 #aebff5 #d3ddfc',
  plum: '#1b0c16 #25101a #28111c #331624 #3b192b #4a1f36 #964673 #b26b92 #e9b1d0 #f8d7e9',
  amber: '#191305 #231809 #261a09 #30210b #37270d #453110 #8b6a2a #ac8d50 #f0d493 #fff1d0',
  graphite: '#0e1011 #151717 #161918 #1e2221 #232827 #2d3331 #68726f #8c9592 #d6dddb #eff3f2',
};

/** Maps the firm's drawing colours to those of an accent. Undefined if the colours stay the same. */
export function drawingColours({ colours, drawings }: Palette, accent: Demo['accent']) {
  const own = drawn[accent]?.split(' ');
  const painted = { ...colours, ...drawings };
  return (
    own && Object.fromEntries(tones.map((tone, at) => [painted[tone], own[at] ?? painted[tone]]))
  );
}
