import type { z } from 'zod';
import { paletteSchema as palette, plainColour, themedColour } from '#content';

const colours = {
  paper: themedColour().describe('The ground of pages.'),
  raised: themedColour().describe('The ground of cards, and of every second section.'),
  ink: themedColour().describe('Text, and the ring around what has the focus.'),
  muted: themedColour().describe('Text that stands back.'),
  line: themedColour().describe('Rules between parts; decoration only.'),
  accent: themedColour().describe('Links and small headings.'),
  control: themedColour().describe('Edges of fields and switches.'),
  error: themedColour().describe('What is wrong with a field.'),
  sun: plainColour().describe('The one bright colour: buttons, marks, the selection.'),
  'on-sun': plainColour().describe('Text on it.'),
  'sun-hover': plainColour().describe('The same under the pointer.'),
  'sun-glow': plainColour().describe('The same as a glow.'),
  night: plainColour().describe('Dark bands in both themes, and the colour of the browser.'),
  'night-raised': plainColour().describe('Cards on them.'),
  'night-line': plainColour().describe('Rules on them; decoration only.'),
  'on-night': plainColour().describe('Text on them.'),
  'on-night-soft': plainColour().describe('Longer text on them.'),
  'on-night-muted': plainColour().describe('Text on them that stands back.'),
  foam: plainColour().describe('Links and lines on them.'),
  land: plainColour().describe('Land on the map.'),
  'sea-glow': plainColour().describe('A glow on them.'),
};

const drawings = {
  morning: plainColour().describe('Foam in full sun.'),
  deep: plainColour().describe('Water and sky far from the sun.'),
  lagoon: plainColour().describe('Water and sky near the sun.'),
  harbour: plainColour().describe('Sky behind the sun.'),
  dusk: plainColour().describe('Night with some light left.'),
  abyss: plainColour().describe('What lies behind glass.'),
  shoal: plainColour().describe('Lines in half light.'),
};

export const paletteSchema = palette(colours, drawings);

export type Palette = z.infer<typeof paletteSchema>;
