import { z } from 'zod';

const layer = () =>
  z
    .string()
    .regex(/^\/[\w/-]+\.svg$/, 'the address of an svg file in static/, such as /hero/noise.svg');

const percent = () => z.number().min(0).max(100);

const point = () =>
  z.strictObject({
    across: percent().describe('Distance from the left edge, in percent of the width.'),
    down: percent().describe('Distance from the top edge, in percent of the height.'),
  });

const drawSchema = z.strictObject({
  kind: z.literal('draw').describe('Lines draw themselves over the picture once it has loaded.'),
  layer: layer().describe('The lines, in a file that animates itself.'),
  layerMobile: layer().describe('The same for phones.').meta({ title: 'Layer on phones' }),
  still: layer().describe('The lines at rest, for those who ask for less motion.'),
  stillMobile: layer().describe('The same for phones.').meta({ title: 'Still on phones' }),
});

const clearSchema = z.strictObject({
  kind: z
    .literal('clear')
    .describe(
      'When its tab is chosen, what covers a round part of the picture shrinks to a point.',
    ),
  layer: layer().describe('What covers the picture.'),
  layerMobile: layer().describe('The same for phones.').meta({ title: 'Layer on phones' }),
  from: point().describe('Middle of the round part.'),
  fromMobile: point()
    .describe('The same in the picture for phones.')
    .meta({ title: 'From, on phones' }),
  to: point().describe('The point that it shrinks to.'),
  toMobile: point()
    .describe('The same in the picture for phones.')
    .meta({ title: 'To, on phones' }),
});

const runSchema = z.strictObject({
  kind: z
    .literal('run')
    .describe('When its tab is chosen, the picture appears from the left to the right.'),
});

/** How the picture of a panel moves, besides appearing. */
export const heroMotionSchema = z.discriminatedUnion('kind', [drawSchema, clearSchema, runSchema]);

export type HeroMotion = z.infer<typeof heroMotionSchema>;
