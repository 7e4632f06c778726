import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ringDashes } from '../../../components/template/count/ring.ts';
import { PageContext } from '../../../scripts/site-api/page.ts';
import { stubPage } from '../../unit/stub-page.ts';

const root = new URL('../../../', import.meta.url);
const files = fastGlob
  .sync('components/template/**/*.examples.tsx', { cwd: fileURLToPath(root) })
  .sort();

const examples = (await Promise.all(files.map(examplesOf))).flat();

test('every file of examples has at least one', () => {
  expect(files.length).toBeGreaterThan(10);
  expect([...new Set(examples.map(({ file }) => file))]).toEqual(files);
});

describe('each example of a component', () => {
  test.each(examples)('$file, $name: renders as one element with its own ids', ({ shows }) => {
    const html = render(shows);
    expect(rootsOf(html)).toBe(1);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(html).not.toMatch(/ style="| on[a-z]+="| class=""|undefined|NaN|\[object Object\]/);
  });
});

test('two examples on one page share no id', () => {
  const html = render(
    examples.map(({ shows, file, name }) => <div key={file + name}>{shows}</div>),
  );
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

function render(shows: ReactNode): string {
  return renderToStaticMarkup(<PageContext value={stubPage}>{shows}</PageContext>);
}

/** The number of sibling elements at the top of a piece of markup. */
function rootsOf(html: string): number {
  const alone = /^(area|base|br|col|hr|img|input|link|meta|source|wbr)$/;
  let depth = 0;
  let roots = 0;
  for (const [tag, close, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)[^>]*>/gi)) {
    if (close) depth--;
    else {
      if (depth === 0) roots++;
      if (!alone.test(name) && !tag.endsWith('/>')) depth++;
    }
  }
  return roots;
}

async function examplesOf(file: string) {
  const module: { examples?: Record<string, unknown> } = await import(new URL(file, root).href);
  return Object.entries(module.examples ?? {}).map(([name, example]) => ({
    file,
    name,
    shows: shownBy(example),
  }));
}

function shownBy(example: unknown): ReactNode {
  const shows: unknown = Object(example).shows ?? example;
  if (!isValidElement(shows)) throw new Error('an example is an element, or { note, shows }');
  return shows;
}

test('a ring shows each of a hundred values differently, and only 100 as a full circle', () => {
  const rings = Array.from({ length: 101 }, (_, value) => ringDashes(value));
  expect(new Set(rings).size).toBe(101);
});

test('the name of a group of features heads the rows below it, in the comparison of plans', async () => {
  const compared = examples.find(({ file }) => file.endsWith('/PricingComparison.examples.tsx'));
  const groups = render(compared?.shows).match(/<tbody><tr><th [^>]*>/g) ?? [];
  expect(groups.length).toBeGreaterThan(1);
  // A header of a group of columns would need a colgroup.
  for (const group of groups) expect(group).toContain('scope="rowgroup"');
});
