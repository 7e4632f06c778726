import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ringDashes } from '../../../components/template/count/ring.ts';
import { TemplateSection } from '../../../components/template/section/TemplateSection.tsx';
import type { Section } from '../../../content/template/schema/section.ts';
import { PageContext } from '../../../scripts/site-api/page.ts';
import { stubPage } from '../../unit/stub-page.ts';
import { content } from '../template-content.ts';

const shown = content.templateSpecimens.flatMap(({ slug, sections }) =>
  sections.map((section) => ({ slug, heading: section.heading, section })),
);

describe('each section of a specimen', () => {
  test.each(shown)('/$slug/, $heading: renders as one element with its own ids', ({ section }) => {
    const html = render(section);
    expect(rootsOf(html)).toBe(1);
    const ids = idsIn(html);
    expect(ids).toEqual([...new Set(ids)]);
    expect(html).not.toMatch(/ style="| on[a-z]+="| class=""|undefined|NaN|\[object Object\]/);
  });
});

test('no two sections on one page share an id', () => {
  const ids = idsIn(render(...shown.map(({ section }) => section)));
  expect(ids.length).toBeGreaterThan(10);
  expect(ids).toEqual([...new Set(ids)]);
});

test('a section that shows one of another page that has none says so', () => {
  const page = shown.find(({ section }) => section.kind === 'code')?.slug ?? '';
  const eyebrow = 'Elsewhere';
  const lost: Section = { kind: 'from-page', ground: 'paper', eyebrow, page, section: 'Nothing' };
  expect(() => render(lost)).toThrow(`specimens/${page}.yaml has no section "Nothing"`);
});

function render(...sections: readonly Section[]): string {
  return renderToStaticMarkup(
    <PageContext value={stubPage}>
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections keep their order
        <TemplateSection key={index} section={section} content={content} />
      ))}
    </PageContext>,
  );
}

const idsIn = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

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

test('a ring shows each of a hundred values differently, and only 100 as a full circle', () => {
  const rings = Array.from({ length: 101 }, (_, value) => ringDashes(value));
  expect(new Set(rings).size).toBe(101);
});

test('the name of a group of features heads the rows below it, in the comparison of plans', () => {
  const compared = shown.flatMap(({ section }) => (section.kind === 'comparison' ? section : []));
  const groups = render(...compared).match(/<tbody><tr><th [^>]*>/g) ?? [];
  expect(groups.length).toBeGreaterThan(1);
  // A header of a group of columns would need a colgroup.
  for (const group of groups) expect(group).toContain('scope="rowgroup"');
});

test.for(['plans', 'comparison'] as const)(
  'each plan in %s has its own prices by the month and by the year',
  (kind) => {
    const html = render(...shown.flatMap(({ section }) => (section.kind === kind ? section : [])));
    const pricesIn = (period: string) =>
      [...html.matchAll(new RegExp(`"price-${period}"><strong>\\$([\\d,]+)<`, 'g'))].map(
        ([, price = '']) => Number(price.replace(',', '')),
      );
    const yearly = pricesIn('yearly');
    const prices = pricesIn('monthly').map((monthly, at) => ({ monthly, yearly: yearly[at] }));
    expect(prices.length).toBeGreaterThan(1);
    for (const price of prices)
      expect(content.templatePricing.plans).toContainEqual(expect.objectContaining(price));
  },
);
