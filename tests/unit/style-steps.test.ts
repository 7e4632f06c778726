/** The scale in components/styles/tokens.css: a few sizes and breakpoints, and no others. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, test } from 'vitest';
import { sliderLayouts } from '../../components/slider/slider-options.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const find = (pattern: string) => fastGlob.sync(pattern, { cwd: root }).sort();

const hasTemplate = existsSync(join(root, 'components/template'));

const scale = 'components/styles/tokens.css';
const tokens = read(scale);
const sheets = find('{pages,components}/**/*.css').filter((file) => file !== scale);
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '');

/** Every declaration in a style sheet of the site except the scale, with the file that has it. */
const declarations = sheets.flatMap((file) =>
  [...withoutComments(read(file)).matchAll(/(?<=[;{}\s])([\w-]+):\s*([^;{}]+);/g)].map(
    ([, property = '', value = '']) => ({ file, property, value }),
  ),
);

describe.each([
  { property: 'font-size', steps: 12, prefix: '--text-', other: ['inherit'] },
  { property: 'letter-spacing', steps: 4, prefix: '--spacing-', other: ['normal'] },
  { property: 'text-underline-offset', steps: 2, prefix: '--underline', other: [] },
])('$property:', ({ property, steps, prefix, other }) => {
  const defined = new Set(
    [...withoutComments(tokens).matchAll(/(--[\w-]+):/g)]
      .map(([, name = '']) => name)
      .filter((name) => name.startsWith(prefix)),
  );
  // Between two steps, a size may grow with the window.
  const fluid = /^clamp\(var\((--[\w-]+)\), [\d.]+vw, var\((--[\w-]+)\)\)$/;
  const isStep = (value: string) => {
    const [, ...steps] = fluid.exec(value) ?? /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    return other.includes(value) || (steps.length > 0 && steps.every((step) => defined.has(step)));
  };

  test('each one is a step of the scale', () => {
    const set = declarations.filter((each) => each.property === property);
    expect(set.length).toBeGreaterThan(steps);
    expect(set.filter(({ value }) => !isStep(value))).toEqual([]);
  });

  test(`the scale has at most ${steps} steps, and each is in use`, () => {
    expect(defined.size).toBeLessThanOrEqual(steps);
    const values = declarations.map(({ value }) => value).join('\n');
    const unused = [...defined].filter((name) => !values.includes(`var(${name})`));
    // The largest step is that of the template, which a firm may delete.
    expect(unused.filter((name) => hasTemplate || name !== '--text-giant')).toEqual([]);
  });
});

test('a font in one line has a size of the scale, too', () => {
  const fonts = declarations.filter(({ property }) => property === 'font');
  expect(fonts.length).toBeGreaterThan(10);
  const own = fonts.filter(
    ({ value }) => value !== 'inherit' && !/^\d+ var\(--text-[\w-]+\) \//.test(value),
  );
  expect(own).toEqual([]);
});

describe('breakpoints:', () => {
  const listed = [...tokens.matchAll(/^ \* - (width|height) ([\d.]+rem): /gm)].map(
    ([, side, size]) => `${side} ${size}`,
  );
  // A slider shows as many slides as its script will, which takes its widths from the specification.
  const specified = Object.keys(sliderLayouts.services).map((px) => `width ${Number(px) / 16}rem`);

  /** The sizes of windows that style sheets and the markup of pictures ask about. */
  const used = [...sheets, scale, ...find('{pages,components}/**/*.tsx')].flatMap((file) => {
    const text = withoutComments(read(file));
    const asked = file.endsWith('.css') ? (text.match(/@media[^{]*/g) ?? []) : [text];
    return asked.flatMap((query) =>
      [
        ...query.matchAll(
          /\((?:(width|height) (?:<|>=) ([\d.]+rem)|(?:min|max)-(?:width|height)[^)]*)\)/g,
        ),
      ].map(([found, side, size]) => ({ file, size: side ? `${side} ${size}` : found })),
    );
  });

  test('a window is compared with a size in the list of the scale only, by < or >=', () => {
    expect(used.length).toBeGreaterThan(50);
    const own = used.filter(
      ({ file, size }) =>
        !listed.includes(size) &&
        !(file === 'components/slider/Slider.late.css' && specified.includes(size)),
    );
    expect(own).toEqual([]);
  });

  test('the list has at most eight sizes, and each is in use', () => {
    expect(listed.length).toBeLessThanOrEqual(8);
    const sizes = new Set(used.map(({ size }) => size));
    expect(listed.filter((size) => !sizes.has(size))).toEqual([]);
  });
});
