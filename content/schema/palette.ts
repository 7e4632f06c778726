import type { z } from 'zod';
import { paletteSchema as palette, plainColour, themedColour } from '#content';
import { derivePalette } from './derived-palette.ts';

const colours = {
  paper: themedColour().describe('Background of pages.'),
  raised: themedColour().describe('Background of cards, and of every other section.'),
  ink: themedColour().describe('Text, and the focus ring.'),
  muted: themedColour().describe('Secondary text.'),
  line: themedColour().describe('Dividing lines. Purely decorative.'),
  accent: themedColour().describe('Links and small headings.'),
  control: themedColour().describe('Borders of form fields and switches.'),
  error: themedColour().describe('Error messages of form fields.'),
  sun: plainColour().describe('The bright accent: buttons, markers and selected text.'),
  'on-sun': plainColour().describe('Text on "sun".'),
  'sun-hover': plainColour().describe('The hover colour of "sun".'),
  'sun-glow': plainColour().describe('Glow in the colour of "sun", usually translucent.'),
  night: plainColour().describe(
    'Background of dark bands in both themes, and the theme colour of the browser.',
  ),
  'night-raised': plainColour().describe('Background of cards on dark bands.'),
  'night-line': plainColour().describe('Dividing lines on dark bands. Purely decorative.'),
  'on-night': plainColour().describe('Text on dark bands.'),
  'on-night-soft': plainColour().describe('Longer text on dark bands.'),
  'on-night-muted': plainColour().describe('Secondary text on dark bands.'),
  foam: plainColour().describe('Links and lines on dark bands.'),
  land: plainColour().describe('Land on the map.'),
  'sea-glow': plainColour().describe('Glow on dark bands, usually translucent.'),
};

const drawings = {
  morning: plainColour().describe('Lightest lines, in full sun.'),
  deep: plainColour().describe('Water and sky far from the sun.'),
  lagoon: plainColour().describe('Water and sky near the sun.'),
  harbour: plainColour().describe('Sky behind the sun.'),
  dusk: plainColour().describe('Night sky with some light left.'),
  abyss: plainColour().describe('Darkest background, such as that behind a lens.'),
  shoal: plainColour().describe('Lines in half light.'),
};

export const paletteSchema = palette(colours, drawings, derivePalette);

export type Palette = z.infer<typeof paletteSchema>;
