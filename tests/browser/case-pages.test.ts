import { describe, expect, test } from 'vitest';
import { hasStory } from '../../components/cases/has-story.ts';
import { isFull } from '../matrix.ts';
import { content } from '../site-content.ts';
import { addressOf } from './address-of.ts';
import { open } from './open.ts';
import { linksOf, pageTree, textsOf } from './page-tree.ts';
import { hasPage } from './sample.ts';

const told = content.cases.filter(hasStory);

describe.runIf(told.length > 0)('a case study with a story', () => {
  test('links to its page, from the map and from the briefing', async () => {
    for (const path of ['/', '/index/'].filter(hasPage).map((name) => addressOf(name))) {
      const page = await open(path);
      for (const { slug, name } of told) {
        const link = page.locator(`main a[href="${addressOf(`/cases/${slug}/`)}"]`);
        expect(await link.allTextContents()).toEqual([name]);
      }
    }
  });

  test('shows its place on the map, its result and facts, and all parts of its story', async () => {
    for (const { slug, name, result, facts: known, sections, location } of isFull
      ? told
      : told.slice(0, 3)) {
      const page = await open(addressOf(`/cases/${slug}/`));
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name);
      const parts = await page.locator('.case-parts h2').allTextContents();
      expect(parts).toEqual(sections.flatMap(({ title }) => title || []));
      const facts = await page.locator('.case-facts').textContent();
      for (const words of [location, result?.figure, ...known.map((it) => it.value)])
        expect(facts).toContain(words ?? '');
      const pins = await page.locator('.case-map circle').evaluateAll((all) =>
        all.map((pin) => {
          const { left, right, top, bottom } = pin.getBoundingClientRect();
          const band = pin.closest('.opening')?.getBoundingClientRect();
          return left > 0 && right < innerWidth && top > 0 && bottom < (band?.bottom ?? 0);
        }),
      );
      expect(pins).toEqual([true, true]);
    }
  });

  test('ends with its practice, who leads it and what it costs to begin', () => {
    for (const { slug, service } of told) {
      const practice = content.practices.find((it) => it.slug === service);
      const title = content.services.find((it) => it.slug === service)?.title;
      const tree = pageTree(addressOf(`/cases/${slug}/`));
      expect(textsOf(tree, '.case-parts .facts-list dd')).toEqual(
        practice ? [title, practice.lead.name, practice.fee.range] : [],
      );
      expect(linksOf(tree, '.case-parts .facts-list a')).toEqual(
        practice ? [[title, addressOf(`/practices/${practice.slug}/`)]] : [],
      );
    }
  });

  test('prints its facts in rows, and no links to other pages', async () => {
    const page = await open(addressOf(`/cases/${told[0]?.slug}/`), {
      viewport: { width: 672, height: 950 },
    });
    await page.emulateMedia({ media: 'print' });
    const tops = await page
      .locator('.case-facts dl > div')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(Math.ceil(tops.length / 3));
    expect(await page.locator('.case-next').isVisible()).toBe(false);
  });

  test('leads to the form with its name as the subject, and through all stories', {
    tags: 'nightly',
  }, async () => {
    const page = await open(addressOf(`/cases/${told[0]?.slug}/`));
    for (const { name, slug } of [...told.slice(1), ...told.slice(0, 1)].slice(0, 4)) {
      if (told.length === 1) break;
      await page.locator(`.case-next a[href="${addressOf(`/cases/${slug}/`)}"]`).click();
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    }
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('link', { name: content.home.reachIntro.ask, exact: true }).click();
    await expect.poll(() => page.locator('[name=subject]').inputValue()).toBe(name);
  });
});
