import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { fallbackFace } from '../../scripts/fonts/font-file.ts';

const read = (file: string) => readFileSync(createRequire(import.meta.url).resolve(file));
const sans = read('test-sans/files/instrument-sans-latin-wght-normal.woff2');

test('the fallback for a font is a font of the device, scaled to its width and height', async () => {
  // 458 of 1000 units are as wide as 913 of 2048, times 1.0274. Its lines are 970 and 250 units
  // high.
  expect(await fallbackFace('Tern', sans, 'Arial')).toBe(
    '@font-face{font-family:"Tern Fallback";src:local("Arial"),local("ArialMT"),local("Liberation Sans"),' +
      'local("Roboto-Regular");size-adjust:102.74%;ascent-override:94.42%;descent-override:24.33%;line-gap-override:0%}',
  );
});

test('a narrower font of the device is widened more, and then made lower again', async () => {
  const face = await fallbackFace('Tern', sans, 'Times New Roman');
  expect(face).toContain('local("Liberation Serif");size-adjust:112.74%;ascent-override:86.04%');
});

test('labels that need a font of even widths find one on every system', async () => {
  const face = await fallbackFace('Tern Mono', sans, 'Courier New');
  const systems = ['Courier New', 'Liberation Mono', 'DejaVu Sans Mono', 'Droid Sans Mono'];
  for (const name of systems) expect(face).toContain(`local("${name}")`);
});
