import { describe, expect, test } from 'vitest';
import { readMarkdown } from '../../scripts/content/markdown.ts';
import { content } from '../site-content.ts';
import { addressOf, placeOf } from './address-of.ts';
import { newPage, open, takeTab } from './open.ts';
import { hasPage } from './sample.ts';

const { servicePage, offers, services, cases, board, home, legal, ui } = content;
const sections = [
  { ...servicePage.cards, items: offers },
  servicePage.iconBoxes,
  servicePage.process,
  servicePage.gallery,
];

test('the service page has four sections under its two titles, each with its own layout', async () => {
  const page = await open(addressOf('/service/'));
  const main = page.getByRole('main');
  for (const { eyebrow, headingStart, heading } of sections) {
    expect(await main.getByText(eyebrow, { exact: true }).count()).toBeGreaterThan(0);
    const name = [headingStart, heading].filter(Boolean).join(' ');
    expect(await main.getByRole('heading', { level: 2, name }).count()).toBeGreaterThan(0);
  }
  for (const [index, layout] of ['service-cards', 'icon-boxes', 'steps', 'gallery'].entries())
    expect(await main.locator(`.${layout} > li`).count()).toBe(sections[index]?.items.length);
  expect(await main.textContent()).not.toMatch(/lorem|ipsum/i);
});

test.runIf(sections.some(({ headingStart }) => headingStart)).for([320, 390, 768, 1440])(
  'at %i px the words that headings begin with are on a separate line',
  async (width) => {
    const page = await open(addressOf('/service/'), { viewport: { width, height: 900 } });
    const starts = await page.locator('.section-head h2 > span').evaluateAll((all) =>
      all.map((start) => {
        const rest = document.createRange();
        rest.setStartAfter(start);
        rest.setEnd(start.parentNode ?? start, start.parentNode?.childNodes.length ?? 0);
        const { top, bottom } = start.getBoundingClientRect();
        const tops = [...rest.getClientRects()].filter((it) => it.width > 0).map((it) => it.top);
        // The boxes of high fonts overlap.
        return Math.min(...tops) >= (top + bottom) / 2;
      }),
    );
    const wanted = sections.filter((it) => it.headingStart).length;
    expect(starts.length).toBeGreaterThanOrEqual(wanted);
    expect(starts).not.toContain(false);
  },
);

test('the interactive map cannot lead the page away, but its links open', async () => {
  const page = await newPage();
  await page.context().route(/^https:/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<button onclick="top.location = 'https://other.example/'">Away</button>
        <a href="https://other.example/" target="_blank">Report</a>`,
    }),
  );
  await page.goto(addressOf('/contact/'));
  await page.click('.contact-map-show');
  const map = page.frameLocator('.contact-map iframe');
  await map.getByRole('button').click();
  const opened = page.waitForEvent('popup');
  await map.getByRole('link').click();
  expect((await opened).url()).toBe('https://other.example/');
  expect(placeOf(page)).toBe(addressOf('/contact/'));
});

test('the form leaves no gap beside the facts', async () => {
  const page = await open(addressOf('/contact/'));
  const end = (selector: string) =>
    page.locator(selector).evaluate((it) => it.getBoundingClientRect().bottom);
  expect(await end('.enquiry-kept')).toBeGreaterThan((await end('.contact-facts')) - 1);
});

test.for(
  legal.map(({ slug, sections }): [string, number] => [
    `/${slug}/`,
    sections.filter(({ title }) => title).length,
  ]),
)('%s has %i numbered sections, all named in its table of contents', async ([path, count]) => {
  const page = await open(addressOf(path));
  const headings = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .allTextContents();
  expect(headings).toHaveLength(count);
  for (const [index, heading] of headings.entries())
    expect(heading).toMatch(new RegExp(`^${String(index + 1).padStart(2, '0')} \\S+`));
  const name = ui.navigation.contents;
  const contents = page.getByRole('navigation', { name, exact: true }).getByRole('link');
  expect(await contents.allTextContents()).toEqual(headings.map((heading) => heading.slice(3)));

  const last = contents.last();
  await last.click();
  const section = page.getByRole('heading', { name: headings.at(-1) ?? '' });
  await expect
    .poll(() => section.evaluate((it) => it.getBoundingClientRect().bottom <= innerHeight))
    .toBe(true);
});

test.each(legal.map(({ slug }) => slug))(
  '/%s/ fills a wide page, with titles beside texts',
  async (slug) => {
    const page = await open(addressOf(`/${slug}/`));
    const sections = await page.evaluate(() => {
      const isRtl = document.dir === 'rtl';
      const boxOf = (element: Element | null) => {
        const { left, right, top } = element?.getBoundingClientRect() ?? new DOMRect();
        return isRtl ? { start: -right, end: -left, top } : { start: left, end: right, top };
      };
      const row = document.querySelector('.header-row');
      const padding = parseFloat(row ? getComputedStyle(row).paddingInlineEnd : '');
      return [...document.querySelectorAll('.legal-sections > section')].map((section) => {
        const [title, text] = ['h2', '.prose'].map((part) => boxOf(section.querySelector(part)));
        return {
          isBeside: title && text && title.end < text.start && Math.abs(title.top - text.top) < 8,
          room: Math.round(boxOf(row).end - padding - (text?.end ?? 0)),
        };
      });
    });
    for (const section of sections) expect(section).toEqual({ isBeside: true, room: 0 });
  },
);

/** Opens a legal text in which a part of the markup is replaced, as if its content were another. */
async function openLegal(part: RegExp, by: (part: string) => string, width = 1280) {
  const page = await takeTab({ viewport: { width, height: 600 } });
  const path = addressOf(`/${legal[0]?.slug}/`);
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(part, by);
    await route.fulfill({ response, body });
  });
  await page.goto(path);
  return page;
}

test.runIf(legal.length > 0)(
  'each link of a long table of contents scrolls into view when it gets the focus',
  async () => {
    const page = await openLegal(/(?<=class="legal-contents".*?<ol>).*?(?=<\/ol>)/s, (links) =>
      links.repeat(3),
    );
    const links = page.locator('.legal-contents a');
    await links.first().focus();
    const hidden: string[] = [];
    for (const link of await links.all()) {
      const isInView = await link.evaluate((it) => {
        const { top, bottom } = it.getBoundingClientRect();
        const header = document.querySelector('.header-row')?.getBoundingClientRect().bottom ?? 0;
        return it === document.activeElement && top > header - 1 && bottom < innerHeight + 1;
      });
      if (!isInView) hidden.push((await link.textContent()) ?? '');
      await page.keyboard.press('Tab');
    }
    expect(hidden).toEqual([]);
  },
);

test.runIf(legal.length > 0).for([320, 1280])(
  'at %i px a table in a legal text has its heads above its columns, which keep apart, and whole words',
  async (width) => {
    const text = '|Name|Kept for|Days|\n|---|---|--:|\n|theme|always|7|\n';
    const [{ html } = { html: '' }] = readMarkdown(text).sections;
    const page = await openLegal(/(?<=<div class="prose">)/, () => html, width);
    const cells = await page
      .locator('.prose table')
      .first()
      .locator('th, td')
      .evaluateAll((all) =>
        all.map((cell) => {
          const words = document.createRange();
          words.selectNodeContents(cell);
          const { left, right } = words.getBoundingClientRect();
          return { left, right, lines: words.getClientRects().length };
        }),
      );
    expect(cells.map(({ lines }) => lines).filter((lines) => lines > 1)).toEqual([]);
    const [heads, row] = [cells.slice(0, 3), cells.slice(3)];
    const isRtl = await page.evaluate(() => document.dir === 'rtl');
    // A column of numbers is flush right in every language.
    const edges = ([first, second, last] = heads) =>
      isRtl ? [first?.right, second?.right, last?.right] : [first?.left, second?.left, last?.right];
    for (const [at, edge] of edges(heads).entries())
      expect(edges(row)[at]).toBeCloseTo(edge ?? Number.NaN, 0);
    for (const line of [heads, row]) {
      const [a, b, c] = isRtl ? line.toReversed() : line;
      expect((b?.left ?? 0) - (a?.right ?? 0)).toBeGreaterThan(12);
      expect((c?.left ?? 0) - (b?.right ?? 0)).toBeGreaterThan(12);
    }
  },
);

describe.runIf(legal.length > 0)('in a legal text', () => {
  const cells = [
    '|Purposes|Categories|Recipients|Transfers|Retention|Reference|',
    '|---|---|---|---|---|---|',
  ];
  const table = [...cells, cells[0]].join('\n');
  const code = `\`\`\`\n${'x'.repeat(120)}\n\`\`\``;
  const indented = (text: string) => text.replaceAll('\n', '\n  ');
  const text = `${table}\n\n- a\n\n  ${indented(table)}\n\n  ${indented(code)}\n\n${code}\n`;
  const [{ html } = { html: '' }] = readMarkdown(text).sections;
  const boxes = html.split('class="prose-wide"').length - 1;

  test('at 320 px wide tables and lines of code scroll in their own boxes, by the keyboard too', async () => {
    const page = await openLegal(/(?<=<div class="prose">)/, () => html, 320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    const wide = page.locator('.prose-wide');
    // The text itself may have others, below these.
    for (const box of (await wide.all()).slice(0, boxes)) {
      const { left, right } = await box.evaluate((it) => it.getBoundingClientRect());
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(320);
      expect(await box.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeGreaterThan(0);
    }
    await wide.first().focus();
    for (let at = 0; at < boxes; at++) {
      const box = wide.nth(at);
      expect(await box.evaluate((it) => it === document.activeElement)).toBe(true);
      // Tables run with the language of the page, code runs to the right in all.
      const isRtl = await box.evaluate((it) => getComputedStyle(it).direction === 'rtl');
      await page.keyboard.press(isRtl ? 'ArrowLeft' : 'ArrowRight');
      await box.evaluate(
        (it) =>
          new Promise<void>((done) => {
            const look = () => (it.scrollLeft === 0 ? requestAnimationFrame(look) : done());
            look();
          }),
      );
      await page.keyboard.press('Tab');
    }
  });

  test('on paper, wide tables and lines of code are wrapped', async () => {
    const page = await openLegal(/(?<=<div class="prose">)/, () => html);
    await page.emulateMedia({ media: 'print' });
    const over = await page
      .locator('.prose-wide')
      .evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth));
    await page.emulateMedia({ media: 'screen' });
    expect(over.length).toBeGreaterThanOrEqual(boxes);
    expect(over.filter((pixels) => pixels > 0)).toEqual([]);
  });

  test('a quotation has a rule at its start, and is indented', async () => {
    const quotation = readMarkdown('> a\n>\n> b\n').sections[0]?.html ?? '';
    const page = await openLegal(/(?<=<div class="prose">)/, () => quotation);
    const first = page.locator('.prose blockquote').first();
    const { rule, indent, gap } = await first.evaluate((it) => {
      const [first, second] = [...it.children].map((each) => each.getBoundingClientRect());
      const outside = it.nextElementSibling?.getBoundingClientRect();
      const side = document.dir === 'rtl' ? 'right' : 'left';
      return {
        rule: Number.parseFloat(getComputedStyle(it).borderInlineStartWidth),
        indent: Math.abs((first?.[side] ?? 0) - (outside?.[side] ?? 0)),
        gap: (second?.top ?? 0) - (first?.bottom ?? 0),
      };
    });
    expect(rule).toBeGreaterThan(0);
    expect(indent).toBeGreaterThan(10);
    expect(gap).toBeGreaterThan(5);
  });
});

test('the text of an opening keeps clear of the descenders in its title', async () => {
  const page = await open(addressOf(`/${legal[0]?.slug ?? 'contact'}/`));
  const gap = await page.locator('.opening h1').evaluate((title) => {
    const text = title.nextElementSibling?.getBoundingClientRect().top ?? 0;
    const size = parseFloat(getComputedStyle(title).fontSize);
    return (text - title.getBoundingClientRect().bottom) / size;
  });
  expect(gap).toBeGreaterThan(0.25);
});

test.runIf(hasPage('/index/'))(
  'the briefing shows its panels, tables and board with nothing folded away and without script',
  async () => {
    const page = await open(addressOf('/index/'), { javaScriptEnabled: false });
    const main = page.getByRole('main');
    for (const { title } of home.hero.panels)
      expect(await main.getByText(title, { exact: true }).first().isVisible(), title).toBe(true);
    expect(await main.getByRole('rowheader').count()).toBe(services.length + cases.length);
    expect(await main.getByRole('tab').or(main.getByRole('button')).count()).toBe(0);
    expect(await main.locator('.slider').count()).toBe(0);

    const members = main.locator('figure');
    expect(await members.count()).toBe(board.length);
  },
);

test.runIf(hasPage('/index/'))(
  "each row of the briefing's tables begins on one line, however long its name is",
  async () => {
    const page = await open(addressOf('/index/'));
    const rows = await page.locator('table tbody tr').evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('th, td')].map((cell) => {
          const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
          const words = document.createRange();
          words.selectNodeContents(text ?? cell);
          const [first] = words.getClientRects();
          return first && first.top + first.height / 2;
        }),
      ),
    );
    expect(rows.length).toBe(services.length + cases.length);
    for (const middles of rows) {
      const [top = 0, ...others] = middles.filter((it) => it !== undefined);
      for (const middle of others) expect(Math.abs(middle - top)).toBeLessThan(6);
    }
  },
);

test("no heading of a legal text produces an id that the page's frame uses", async () => {
  const page = await open(addressOf(`/${legal[0]?.slug ?? 'contact'}/`));
  const ids = await page.evaluate(() =>
    [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => !/_/.test(id)),
  );
  const headings = legal[0]?.sections.map(({ id }) => id).filter(Boolean) ?? [];
  expect(ids).toEqual(headings);
});
