import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isFull, sampled } from '../matrix.ts';
import { content } from '../site-content.ts';
import { addressOf } from './address-of.ts';
import { desktop, newPage, open, phone, runFirst, takeTab } from './open.ts';
import { layouts } from './pages.ts';
import { keyOn } from './reading-direction.ts';
import { coveringPages, everyPage, shareOf } from './sample.ts';
import { pageScripts } from './scripts.ts';
import { siteFolder } from './site.ts';
import { findStates } from './states.ts';

const { board, cases, services } = content;
// A single slide needs no script.
const hasSlider = Math.max(board.length, services.length) > 1;

type Route = Parameters<Parameters<Page['route']>[1]>[0];

const failures = {
  aborted: (route: Route) => route.abort(),
  'answered with 404': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'answered with HTML': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Sign in</p>' }),
  hanging: () => undefined,
};

type Failure = keyof typeof failures;

const everyFailure: readonly Failure[] = [
  'aborted',
  'answered with 404',
  'answered with HTML',
  'hanging',
];

// A few pages that show every widget, and in a full run a page of each layout too.
const withWidgets = coveringPages(/ data-(?:island|tabs)(?:="(\w+)")?/g);
const pages = shareOf(isFull ? everyPage : withWidgets);
const counting = coveringPages(/ data-island="(Count)"/g);

describe('without JavaScript', () => {
  test.for(pages)('%s shows all of its text and no dead control', async (path) => {
    const page = await open(path, { javaScriptEnabled: false });
    const hidden = await hiddenTexts(page);
    // What is closed natively, such as a part of an accordion, also opens natively.
    if (hidden.length > 0) {
      const closed = await hiddenTexts(await open(path), 'body', '[role=tabpanel]');
      expect(hidden.filter((text) => !closed.includes(text))).toEqual([]);
    }
    expect(await deadControls(page)).toEqual([]);
  });

  test('the home page shows all panels of the hero one below another', async () => {
    const page = await open('/', { javaScriptEnabled: false });
    const tops: number[] = [];
    for (const panel of await page.locator('.hero-panel').all()) {
      expect(await panel.getByRole('heading').isVisible()).toBe(true);
      tops.push((await panel.boundingBox())?.y ?? Number.NaN);
    }
    const { length } = content.home.hero.panels;
    expect(tops).toHaveLength(length);
    expect(new Set(tops.map(Math.round)).size).toBe(length);
    if (length < 2) return;
    await page.locator('[data-tabs] a').last().click();
    await expect.poll(() => page.locator('.hero-panel').last().evaluate(isInView)).toBe(true);
  });

  test.for(
    sampled([
      ['phone', phone],
      ['desktop', desktop],
    ] as const),
  )(
    'the sliders are scrolled from the first slide to the last, also with keys (%s)',
    async ([, viewport]) => {
      const page = await open('/', { viewport, javaScriptEnabled: false });
      for (const row of await page.locator('.slider-row:has(> * > :nth-child(4))').all()) {
        const slides = row.locator('.slider-slide');
        await row.focus();
        // A key pressed before the row can be scrolled is lost.
        await expect
          .poll(async () => {
            await page.keyboard.press(keyOn);
            await page.waitForFunction(() => true);
            return slides.first().evaluate(isInView);
          })
          .toBe(false);
        await expect.poll(() => slides.nth(1).evaluate(isInView)).toBe(true);
        for (const slide of [slides.last(), slides.first()]) {
          await slide.scrollIntoViewIfNeeded();
          await expect.poll(() => slide.evaluate(isInView)).toBe(true);
        }
      }
    },
  );

  test('every menu opens and shows all of its links', async () => {
    const page = await open('/', { javaScriptEnabled: false });
    const buttons = page.locator('header [popovertarget]').filter({ visible: true });
    for (const button of await buttons.all()) {
      await button.click();
      const panel = page.locator(`#${await button.getAttribute('popovertarget')}`);
      for (const part of await panel.locator('summary').all()) await part.click();
      const links = await panel.locator('a').count();
      expect(links).toBeGreaterThan(0);
      expect(await panel.getByRole('link').count()).toBe(links);
      await page.keyboard.press('Escape');
    }
  });
});

describe('with a script that does not load', () => {
  // One loader loads all widgets, so that a sample needs only one of them.
  const initial = pageScripts().filter(({ isInitial }) => isInitial);
  const widgets = pageScripts().filter(({ isInitial }) => !isInitial);
  const failingWidgets = shareOf(
    isFull ? widgets : widgets.filter(({ page }) => page === '/').slice(0, 1),
  );

  // Otherwise the next tests would pass without looking at anything.
  test("the site's own script is among those that fail here", () => {
    expect(initial).not.toEqual([]);
  });

  // Browsers never ask again for a module that another one imports.
  test('a widget needs no script but its own', () => {
    const importing = /(?:^|[;}])(?:import|export)\b[^;(]*"\.{0,2}\//;
    const needy = widgets.filter(({ script }) =>
      importing.test(readFileSync(join(siteFolder, script), 'utf8')),
    );
    expect(needy).toEqual([]);
  });

  test.for(shareOf(initial))(
    'the site works as it does without JavaScript: $script',
    async ({ script, page: path }) => {
      const ways = isFull ? everyFailure : (['aborted', 'hanging'] as const);
      await forEachFailure(script, path, ways, async (page, failure) => {
        if (failure === 'hanging') await letTimePass(page);
        await expect.poll(() => hiddenTexts(page), { message: failure }).toEqual([]);
        await expect.poll(() => deadControls(page), { message: failure }).toEqual([]);
      });
    },
  );

  test.for(failingWidgets)(
    'the widget works as it does without JavaScript: $script',
    async ({ script, page: path }) => {
      await forEachFailure(
        script,
        path,
        isFull ? everyFailure : ['answered with HTML'],
        async (page, failure) => {
          await approachWidgets(page);
          // The notice that a draft is kept is true only if the script that keeps it runs.
          expect(await hiddenTexts(page, '[data-island]', '.enquiry-kept'), failure).toEqual([]);
          // While a script hangs, it may still arrive.
          if (failure !== 'hanging')
            await expect.poll(() => deadControls(page), { message: failure }).toEqual([]);
        },
      );
    },
  );

  test.for(failingWidgets)(
    'the next interaction with a widget requests it again: $script',
    async ({ script, page: path }) => {
      const page = await takeTab();
      await runFirst(page, () => {
        addEventListener('preload-error', (event) => event.preventDefault());
      });
      // Each touch makes another request, to one of two more addresses, so only the first fails.
      let asked = 0;
      await page.route(`**${script}*`, (route) => (asked++ ? route.continue() : route.abort()));
      await page.goto(path);
      await approachWidgets(page);
      const failed = page.locator('[data-failed]');
      const touchOne = async () => {
        const [element] = await failed.filter({ visible: true }).elementHandles();
        await page.mouse.move(0, 0);
        await element?.hover();
        const left = await failed.count();
        if (left > 0 && !element) return 'hidden';
        return left === 0 && asked > 1 ? 'asked for again' : 'failed';
      };
      // A button that prints does nothing else, so it is hidden if it cannot.
      const isButton = script.startsWith('/assets/Print-');
      await expect.poll(touchOne).toBe(isButton ? 'hidden' : 'asked for again');
    },
  );
});

describe.for([
  ...(hasSlider ? [['a widget', '/', '/assets/Slider-'] as const] : []),
  ...(isFull ? counting : []).map(
    (path) => ['a number that counts', path, '/assets/Count-'] as const,
  ),
  ['the late style sheet', '/', '/assets/late-'],
  ["the site's own script", '/', '/assets/Site-'],
  ...(isFull && cases.length > 0 ? [['the land of the map', '/', '/world.svg'] as const] : []),
] as const)('a preload-error event tells that %s did not load', ([what, path, file]) => {
  // All are told of in one way, so that a sample prevents the error of one of them.
  const isPreventedToo = isFull || what === "the site's own script";
  test.for(isPreventedToo ? [false, true] : [false])(
    'and the error is thrown, unless somebody prevents it: %j',
    async (prevented) => {
      const page = await takeTab();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.route(`**${file}*`, (route) => route.abort());
      await runFirst(
        page,
        (prevented) => {
          addEventListener('preload-error', (event) => {
            if (!(event instanceof CustomEvent) || !(event.detail instanceof Error)) return;
            performance.mark(`told of ${event.detail.message}, cancelable: ${event.cancelable}`);
            if (prevented) event.preventDefault();
          });
        },
        prevented,
      );
      await page.goto(path);
      for (const part of await page
        .locator('[data-island=Slider], [data-island=Count], .reach-map')
        .all())
        await part.scrollIntoViewIfNeeded();
      const told = () =>
        page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
      await expect.poll(async () => (await told()).join()).toContain(file);
      expect((await told()).join()).toContain('cancelable: true');
      if (prevented) expect(errors).toEqual([]);
      else await expect.poll(() => errors.join()).toContain(file);
    },
  );
});

// Whatever keeps a font or a picture from being decoded, the browser does the same.
const twoWays = ['aborted', 'hanging'] as const;
const neededFiles = [
  ['late style sheet', '/assets/late-', everyFailure],
  ['font', '.woff2', twoWays],
  ['picture', '.svg', twoWays],
] as const;
describe.for(isFull ? neededFiles : neededFiles.slice(0, 1))(
  'with a %s that does not come',
  ([kind, file, allWays]) => {
    const ways: readonly Failure[] = isFull ? allWays : ['hanging'];
    const showing = shareOf([...new Set([...layouts, ...withWidgets])]);
    test.for(isFull ? showing : ['/'])('%s can be read and operated', async (path) => {
      await forEachFailure(file, path, ways, async (page, failure) => {
        if (failure === 'hanging') await letTimePass(page);
        await approachWidgets(page);
        const hidden = await hiddenTexts(page, 'body', '[role=tabpanel]');
        if (hidden.length > 0) {
          const closed = await hiddenTexts(await open(path), 'body', '[role=tabpanel]');
          expect(
            hidden.filter((text) => !closed.includes(text)),
            failure,
          ).toEqual([]);
        }
        expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
        await expect.poll(() => deadControls(page), { message: failure }).toEqual([]);
        // However it failed, the file is missing then.
        if (failure !== ways[0]) return;
        const kinds = new Map((await findStates(page)).map((state) => [state.kind, state]));
        for (const { name, enter, leave } of kinds.values()) {
          // Without its style, a slider is a list of slides, and its dots have no size.
          if (kind === 'late style sheet' && name.startsWith('slide ')) continue;
          await enter();
          await leave();
        }
      });
    });
  },
);

/** A file that hangs is given up after a while. */
async function letTimePass(page: Page): Promise<void> {
  // The page has started its timer.
  await page.locator(':root[data-js]').waitFor({ state: 'attached' });
  await page.clock.fastForward(5000);
}

/** Opens the page once for each way in which the file fails to load; returns its rejections. */
async function forEachFailure(
  file: string,
  path: string,
  ways: readonly Failure[],
  look: (page: Page, failure: Failure) => Promise<void>,
): Promise<void> {
  const page = await newPage();
  const rejections = await noteRejections(page);
  await page.clock.install();
  await page.route(/\.(svg|avif|webp|woff2)$/, (route) => route.abort());
  for (const failure of ways) {
    await page.unroute(`**${file}*`);
    await page.route(`**${file}*`, async (route) => {
      await failures[failure](route);
    });
    await page.goto(path, { waitUntil: 'commit' });
    // The document is complete, even if its script never arrives.
    await page.getByRole('contentinfo').waitFor();
    await look(page, failure);
    expect(await rejections(), failure).toEqual([]);
  }
}

/** Scrolls near every widget, and does whatever loads its script. */
async function approachWidgets(page: Page): Promise<void> {
  await page.locator(':root[data-site]').waitFor();
  for (const widget of await page.locator('[data-island]').filter({ visible: true }).all()) {
    await widget.scrollIntoViewIfNeeded();
    await widget.dispatchEvent('pointerover');
  }
}

async function noteRejections(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    addEventListener('unhandledrejection', ({ reason }) => {
      performance.mark(`rejection ${reason}`);
    });
  });
  return () => page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
}

/**
 * Texts that are not visible, except those of controls, closed menus and what is left out. The
 * label of a field that only exists with script is ignored together with its field.
 */
function hiddenTexts(page: Page, within = 'body', without = 'option'): Promise<string[]> {
  return page.locator(`${within} *`).evaluateAll((elements, without) => {
    const seen = { opacityProperty: true, visibilityProperty: true };
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim();
    return (
      elements
        .filter((it) => [...it.childNodes].some(isText))
        .filter(
          (it) =>
            !it.closest(
              `script, title, button, .back-to-top, [popover], [role=status], [hidden], ${without}`,
            ),
        )
        // The small menu replaces one that does not fit, and cards name crowded pins.
        .filter((it) => {
          const crowded = it.closest('.navigation, .header-row .button, .reach-map .crowded');
          return crowded?.checkVisibility(seen) ?? true;
        })
        .filter((it) => !it.checkVisibility(seen))
        .filter((it) => it.closest('label')?.control?.checkVisibility(seen) !== false)
        .map((it) => it.textContent ?? '')
    );
  }, without);
}

/**
 * Visible buttons and tabs that do nothing without script. The button of the theme works from an
 * inline script, and is hidden where that does not run.
 */
function deadControls(page: Page): Promise<string[]> {
  return page.locator('button:enabled, [role=button], [role=tab]').evaluateAll((controls) =>
    controls
      .filter((it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((it) => !(it instanceof HTMLButtonElement && (it.popoverTargetElement || it.form)))
      .filter((it) => {
        const root = document.documentElement;
        if (it.matches('.theme-toggle')) return !('theme' in root.dataset);
        const works =
          it.closest('[data-island]')?.hasAttribute('data-ready') ?? 'site' in root.dataset;
        return !works;
      })
      .map((it) => it.outerHTML.slice(0, 100)),
  );
}

const isInView = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left > -2 && right < innerWidth + 2 && top < innerHeight && bottom > 0;
};

test('an invisible label is no loss if its field is invisible too', async () => {
  const page = await newPage();
  await page.setContent(`
    <label class="gone" for="find">Find</label><input id="find" class="gone">
    <label class="gone" for="name">Name</label><input id="name">
    <style>.gone { display: none }</style>`);
  expect(await hiddenTexts(page, 'body', 'option, style')).toEqual(['Name']);
});

test('without the late style sheet, no false notice is shown', async () => {
  const page = await takeTab();
  await page.route('**/assets/late-*', (route) => route.abort());
  await page.goto(addressOf('/contact/'));
  for (const notice of ['[data-notice=noScript]', '[data-notice=noKeys]'])
    expect(await page.locator(`${notice}:visible`).count(), notice).toBe(0);
});
