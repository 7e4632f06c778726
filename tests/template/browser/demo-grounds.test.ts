import { expect, test } from 'vitest';
import { contrastsOfBands } from '../../browser/band-grounds.ts';
import { open } from '../../browser/open.ts';
import { content } from '../template-content.ts';

/** The first demo of each accent. */
const demos = new Map(content.templateDemos.toReversed().map((demo) => [demo.accent, demo]));

test.for([...demos.values()])(
  'in the dark theme the backgrounds of the accent "$accent" are told apart',
  async ({ slug }) => {
    const page = await open(`/${slug}/`, { colorScheme: 'dark' });
    const neighbours = await contrastsOfBands(page, '.demo-top, .band, footer');
    const apart = neighbours.filter(({ contrast }) => contrast > 1);
    expect(apart.length).toBeGreaterThan(1);
    for (const { band, contrast } of apart) expect(contrast, band).toBeGreaterThanOrEqual(1.15);
  },
);
