import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { mostDots } from '../../components/slider/slider-options.ts';
import { fill } from '../../components/text/fill.ts';
import { isFull } from '../matrix.ts';
import { countTimers, expectTimer, pass } from '../page-clock.ts';
import { content } from '../site-content.ts';
import { addressOf } from './address-of.ts';
import { hold } from './hold.ts';
import { holdClock, open, phone, runFirst, takeTab, withMotion } from './open.ts';
import { pressAlt } from './press-alt.ts';
import { along, keyBack, keyOn } from './reading-direction.ts';

const { services, board, ui } = content;
const words = ui.slider;
const count = services.length;
const goTo = (title: string) => fill(words.goTo, { title });
const titleOf = (place: number) => services[place - 1]?.title ?? '';
const nameOf = (index: number) => fill(words.slide, { index, count });
const idOf = (service: (typeof services)[number] | undefined) => `service-${service?.slug}`;

type Layout = 'services' | 'board';
const sliderOf = (page: Page, layout: Layout) =>
  page.locator(`.slider[data-layout=${layout}]`).filter({ visible: true });
const button = (slider: Locator, action: string) => slider.locator(`[data-action=${action}]`);

// A slider reorders its slides, so tests tell them apart by id.
const ids = {
  services: services.map(idOf),
  board: board.map((_, index) => `board-${index + 1}`),
};

// A slider moves only if it has more slides than it shows at once.
const moving = count > 3 ? (['services'] as const) : [];
const hasDots = count <= mostDots;
// A single slide needs no script.
const isAnyAwake = Math.max(count, board.length) > 1;

test.runIf(moving.length > 0)(
  'with more slides than fit in a row of dots, says which one is shown',
  { tags: 'nightly' },
  async () => {
    const page = await takeTab({ viewport: phone });
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const [start = '', ...slides] = (await answer.text()).split(/(?=<div id="service-)/);
      const last = slides.pop() ?? '';
      const many = Array.from({ length: mostDots }, (_, at) => slides[at % slides.length]);
      await route.fulfill({ response: answer, body: start + many.join('') + last });
    });
    await page.goto('/');
    const slider = sliderOf(page, 'services');
    await slider.scrollIntoViewIfNeeded();
    const shown = slider.locator('.slider-dots');
    const says = (index: number) => fill(words.slide, { index, count: mostDots + 1 });
    await expect.poll(() => shown.textContent()).toBe(says(1));
    expect(await slider.locator('.slider-dot').count()).toBe(0);
    await button(slider, 'next').click();
    await expect.poll(() => shown.textContent()).toBe(says(2));
  },
);

test.runIf(isAnyAwake)(
  'wakes even if a busy page learns only later that it came into view',
  { tags: 'nightly' },
  async () => {
    const page = await takeTab();
    await runFirst(page, () => {
      const Observer = window.IntersectionObserver;
      // Two changes in one report: that it was out of view, and that it came into view.
      window.IntersectionObserver = class extends Observer {
        constructor(told: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          const earlier: IntersectionObserverEntry[] = [];
          super((entries, observer) => {
            earlier.push(...entries);
            if (earlier.at(-1)?.isIntersecting) told(earlier.splice(0), observer);
          }, options);
        }
      };
    });
    await page.goto('/');
    const slider = page.locator('[data-island="Slider"]').last();
    await slider.scrollIntoViewIfNeeded();
    await slider.and(page.locator('[data-ready]')).waitFor();
  },
);

describe.for(moving)('the %s slider', (servicesSlider) => {
  test.runIf(hasDots)(
    'shows as many slides as the width has room for, and moves by as many as it should',
    async () => {
      const slider = await openSlider(servicesSlider);
      // Three, by two up to 769 px; two up to 581; one up to 480; fewer if cards were under 240 px wide.
      for (const [width, seen, step] of [
        [1440, 3, 1],
        [854, 3, 1],
        [853, 2, 1],
        [770, 2, 1],
        [769, 2, 2],
        [582, 2, 2],
        [581, 2, 1],
        [560, 2, 1],
        [559, 1, 1],
        [480, 1, 1],
      ] as const) {
        await slider.page().setViewportSize({ width, height: 900 });
        const inView = async () => (await shown(slider)).length;
        await expect.poll(inView, { message: `at ${width} px` }).toBe(seen);
        await slider.locator('.slider-dot').first().click();
        await expectShown(slider, inOrder(1, seen), `at ${width} px`);
        await button(slider, 'next').click();
        await expectShown(slider, around(1 + step, seen), `one on, at ${width} px`);
      }
    },
  );

  test('has no end in either direction', async () => {
    const slider = await openSlider(servicesSlider);
    const previous = slider.getByRole('button', { name: words.previous, exact: true });
    const next = slider.getByRole('button', { name: words.next, exact: true });
    await previous.click();
    await expectShown(slider, around(count, 3));
    await previous.click();
    await expectShown(slider, around(count - 1, 3));
    for (let click = 0; click < count + 2; click++) await next.click();
    await expectShown(slider, [1, 2, 3]);
  });

  test.runIf(hasDots)(
    'has a dot for each slide, which leads to it and says which one is shown',
    async () => {
      const slider = await openSlider(servicesSlider);
      const dots = slider.locator('.slider-dot');
      expect(await names(dots)).toEqual(services.map(({ title }) => goTo(title)));
      await dots.nth(2).click();
      await expectShown(slider, around(3, 3));
      expect(await names(slider.locator('[aria-current=true]'))).toEqual([goTo(titleOf(3))]);
    },
  );

  test.runIf(hasDots)(
    'has one stop of the Tab key for all dots, and arrow keys move the focus along',
    async () => {
      const slider = await openSlider(servicesSlider);
      const dots = slider.locator('.slider-dot');
      const stops = () =>
        dots.evaluateAll((all) =>
          all.flatMap((dot, at) => (dot.getAttribute('tabindex') === '0' ? at : [])),
        );
      expect(await stops()).toEqual([0]);
      await dots.first().focus();
      await slider.page().keyboard.press(keyOn);
      await expect.poll(stops).toEqual([1]);
      expect(await dots.nth(1).evaluate((dot) => dot === document.activeElement)).toBe(true);
    },
  );

  test.runIf(hasDots)(
    'names its dots by the slides they lead to, even when it moves two at a time',
    async () => {
      const slider = await openSlider(servicesSlider, {
        viewport: { width: 700, height: 900 },
      });
      const places = inOrder(1, count).filter((place) => place % 2 === 1);
      const dots = slider.locator('.slider-dot');
      expect(await names(dots)).toEqual(places.map((place) => goTo(titleOf(place))));
      await dots.nth(1).click();
      await expectShown(slider, [3, 4]);
    },
  );

  test('can be dragged in both directions', async () => {
    const slider = await openSlider(servicesSlider);
    const page = slider.page();
    const row = await slider.locator('.slider-row').boundingBox();
    const middle = { x: (row?.x ?? 0) + (row?.width ?? 0) / 2, y: (row?.y ?? 0) + 60 };
    const drag = async (distance: number) => {
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.down();
      await page.mouse.move(middle.x + distance, middle.y, { steps: 8 });
      await page.mouse.up();
    };
    await drag(-400 * along);
    await expectShown(slider, around(2, 3));
    await drag(400 * along);
    await expectShown(slider, [1, 2, 3]);
  });

  test('moves with the arrow keys while it has the focus, and leaves all other keys alone', async () => {
    const slider = await openSlider(servicesSlider);
    const page = slider.page();
    await button(slider, 'next').focus();
    await page.keyboard.press(keyOn);
    await expectShown(slider, around(2, 3));
    await page.keyboard.press(keyBack);
    await page.keyboard.press(keyBack);
    await expectShown(slider, around(count, 3));

    // It means the page before.
    await pressAlt(button(slider, 'next'), keyBack);
    await expectShown(slider, around(count, 3));

    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('PageDown');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
    await expectShown(slider, around(count, 3));
  });

  test('does not take the arrow keys from the rest of the page', async () => {
    const slider = await openSlider(servicesSlider, { viewport: { width: 1440, height: 3000 } });
    const page = slider.page();
    await page.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press(keyOn);
    expect(await page.getByRole('tab').nth(1).getAttribute('aria-selected')).toBe('true');
    expect(await moves(slider)).toBe(0);
    expect(await shown(slider)).toEqual([1, 2, 3]);
    // A slider that had moved would be a slide further on now.
    await button(slider, 'next').click();
    await expectShown(slider, around(2, 3));
    await expect.poll(() => slider.getByRole('status').textContent()).toBe(nameOf(2));
  });

  test('makes a second move that was asked for during the first one', {
    tags: 'nightly',
  }, async () => {
    const slider = await openSlider(servicesSlider, withMotion);
    const page = slider.page();
    await button(slider, 'next').evaluate((next: HTMLElement) => {
      next.click();
      next.click();
    });
    await expectShown(slider, around(3, 3));
    await button(slider, 'next').focus();
    for (const _ of [4, 5]) await page.keyboard.press(keyOn);
    await expectShown(slider, around(5, 3));
  });

  test.runIf(hasDots)(
    'ends at the slide whose dot is pressed, whatever moves still waited',
    async () => {
      const slider = await openSlider(servicesSlider, withMotion);
      await slider.evaluate(async (it) => {
        const next = it.querySelector<HTMLElement>('[data-action=next]');
        for (const _ of [2, 3, 4]) next?.click();
        // The first of them has begun.
        for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
        it.querySelectorAll<HTMLElement>('.slider-dot')[4]?.click();
      });
      await slider.locator('.slider-slides').evaluate(async (row) => {
        // A move that waited would begin in the frame after the last one.
        for (let still = 0; still < 5; still = row.getAnimations().length > 0 ? 0 : still + 1)
          await new Promise(requestAnimationFrame);
      });
      expect(await shown(slider)).toEqual(around(5, 3));
    },
  );

  test('announces which slide is shown after it has moved', async () => {
    const slider = await openSlider(servicesSlider);
    const status = slider.getByRole('status');
    expect(await status.textContent()).toBe('');
    await button(slider, 'next').click();
    await expect.poll(() => status.textContent()).toBe(nameOf(2));
    for (const _ of [1, 2]) await button(slider, 'previous').click();
    await expect.poll(() => status.textContent()).toBe(nameOf(count));
  });

  test('shows the same slide when a phone is turned, and when it is turned back', async () => {
    const slider = await openSlider(servicesSlider, { viewport: { width: 390, height: 844 } });
    for (const _ of [2, 3]) await button(slider, 'next').click();
    await expectShown(slider, [3]);
    await slider.page().setViewportSize({ width: 700, height: 390 });
    await expectShown(slider, [3, 4]);
    await slider.page().setViewportSize({ width: 390, height: 844 });
    await expectShown(slider, [3]);
  });

  test('still moves, and plays no more, once less motion is asked for while it is open', async () => {
    const page = await takeTab(withMotion);
    await holdClock(page, { from: 1000 });
    await page.goto('/');
    const slider = await reach(page, servicesSlider);
    await button(slider, 'play').click();
    // A move that is under way at that moment, on a machine of any speed.
    await slider.locator('.slider-slides').evaluate((row) => {
      const stop = () => row.getAnimations().forEach((move) => void move.pause());
      row.addEventListener('transitionrun', stop, { once: true });
    });
    await button(slider, 'next').click();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => button(slider, 'pause').isVisible()).toBe(false);
    for (const place of [3, 4]) {
      await button(slider, 'next').click();
      await expectShown(slider, around(place, 3));
    }
  });

  test('names its slides by their place, and itself as a slider', async () => {
    const slider = await openSlider(servicesSlider);
    expect(await slider.getAttribute('aria-roledescription')).toBe(words.role);
    const slides = slider.locator('.slider-slide');
    expect(await names(slides)).toEqual(inOrder(1, count).map(nameOf));
  });

  test('moves with the names above it, which stay in view and mark the slide that shows', async () => {
    // A service without a page of its own is linked to its slide.
    const page = await takeTab();
    await page.route('/', async (route) => {
      const response = await route.fetch();
      let body = await response.text();
      for (const { slug } of content.practices)
        body = body.replaceAll(
          `href="${addressOf(`/practices/${slug}/`)}"`,
          `href="#service-${slug}"`,
        );
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    const slider = await reach(page, servicesSlider);
    const links = page.locator('.service-list a');
    const [first, last] = [links.first(), links.last()];
    await last.click();
    await expectShown(slider, around(count, 3));
    expect(await last.getAttribute('aria-current')).toBe('true');
    expect(await links.and(slider.page().locator('[aria-current]')).count()).toBe(1);
    const { y = 0 } = (await last.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    await button(slider, 'next').click();
    await expect.poll(() => first.getAttribute('aria-current')).toBe('true');
    // The address of the page already names it.
    await last.click();
    await expect.poll(() => last.getAttribute('aria-current')).toBe('true');
  });

  test('shows the slide that the address names', async () => {
    const [first, last] = [idOf(services[0]), idOf(services.at(-1))];
    const page = await open(`/#${last}`);
    const slide = page.locator(`#${last}`);
    await expect.poll(() => isShown(slide)).toBe(true);
    await page.goto(`/#${first}`);
    await expect.poll(() => isShown(page.locator(`#${first}`))).toBe(true);
    await page.goBack();
    await expect.poll(() => isShown(slide)).toBe(true);
  });
});

/** The home page with a link in each slide, as other firms' slides and the template's have. */
async function openWithLinks(layout: Layout): Promise<Locator> {
  const page = await takeTab(withMotion);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /(<div class="service-slide">)/g,
      '$1<a href="/">Ask</a>',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  return reach(page, layout);
}

test.for(moving)('the Tab key skips slides of the %s that are out of view', async (layout) => {
  const slider = await openWithLinks(layout);
  const page = slider.page();
  const reached = async () => {
    await slider.locator('.service-slide a').first().focus();
    const slides = new Set<string | undefined>();
    for (;;) {
      const slide = await page.evaluate(() => document.activeElement?.closest('.slider-slide')?.id);
      if (!slide) return [...slides];
      slides.add(slide);
      await page.keyboard.press('Tab');
    }
  };
  // A slide may be found to be out of view a moment later.
  await expect.poll(reached).toEqual(ids.services.slice(0, 3));
});

test.for(moving)(
  'the arrow keys move the %s on, also from a link in a slide that leaves the view',
  async (servicesSlider) => {
    const slider = await openWithLinks(servicesSlider);
    const page = slider.page();
    await slider.locator('.service-slide a').first().focus();
    for (const first of [2, 3, 4]) {
      await page.keyboard.press(keyOn);
      await expectShown(slider, around(first, 3));
      expect(await slider.locator(':focus').count()).toBe(1);
    }
    await page.keyboard.press(keyBack);
    await expectShown(slider, around(3, 3));
  },
);

test.for(moving)(
  'keeps the focus that it had before it worked, and then passes it on to its controls',
  { tags: 'nightly' },
  async (servicesSlider) => {
    const page = await takeTab();
    const letThrough = await hold(page, '**/assets/Slider-*.js');
    await page.goto('/');
    await page.getByRole('tab', { selected: true }).focus();
    const slider = sliderOf(page, servicesSlider);
    const row = slider.locator('.slider-row');
    const hasFocus = (it: Locator) => it.evaluate((element) => element.matches(':focus'));
    const hasFocusInside = (it: Locator) =>
      it.evaluate((element) => element.matches(':focus-within'));
    while (!(await hasFocus(row))) await page.keyboard.press('Tab');
    letThrough();
    await slider.and(page.locator('[data-ready]')).waitFor();
    expect(await hasFocus(row)).toBe(true);
    await page.keyboard.press('Tab');
    // Slides that are in view may have links.
    while (await hasFocusInside(slider.locator('.slider-slides'))) await page.keyboard.press('Tab');
    expect(await hasFocus(slider.locator('button:visible').first())).toBe(true);
    expect(await row.getAttribute('tabindex')).toBeNull();
  },
);

describe.for(moving)('playing the %s', (servicesSlider) => {
  test('starts paused and, once asked to play, shows a new slide every three seconds until it is paused', async () => {
    const page = await takeTab(withMotion);
    await holdClock(page, { from: 1000 });
    await page.goto('/');
    const slider = await reach(page, servicesSlider);
    const play = slider.getByRole('button', { name: words.play, exact: true });
    const pause = slider.getByRole('button', { name: words.pause, exact: true });
    expect([await play.isVisible(), await pause.isVisible()]).toEqual([true, false]);
    await pass(page, 10_000);
    expect(await moves(slider)).toBe(0);
    expect(await shown(slider)).toEqual([1, 2, 3]);

    let timers = await countTimers(page);
    await play.click();
    expect([await play.isVisible(), await pause.isVisible()]).toEqual([false, true]);
    for (const first of [2, 3]) {
      await expectTimer(page, timers);
      timers = await countTimers(page);
      await pass(page, 2999);
      expect(await moves(slider)).toBe(0);
      expect(await shown(slider)).toEqual(around(first - 1, 3));
      await pass(page, 1);
      await expectShown(slider, around(first, 3));
      await expect.poll(() => moves(slider)).toBe(0);
    }
    // Movements during autoplay are not announced.
    expect(await slider.getByRole('status').textContent()).toBe('');

    // Otherwise the next slide would not have been on its way.
    await expectTimer(page, timers);
    await pause.click();
    expect(await play.and(page.locator(':focus')).count()).toBe(1);
    await pass(page, 10_000);
    expect(await moves(slider)).toBe(0);
    expect(await shown(slider)).toEqual(around(3, 3));
  });

  test('rests while a slide is held, and goes on when it is let go', async () => {
    const page = await takeTab(withMotion);
    await holdClock(page, { from: 1000 });
    await page.goto('/');
    const slider = await reach(page, servicesSlider);
    await slider.getByRole('button', { name: words.play, exact: true }).click();
    const box = await slider.locator('.slider-row').boundingBox();
    const [across, down] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 100];
    await page.mouse.move(across, down);
    await page.mouse.down();
    for (const by of [10, 20, 30]) await page.mouse.move(across - by, down);
    const held = await shown(slider);
    await pass(page, 10_000);
    expect(await shown(slider)).toEqual(held);
    // Let go where it was taken, it has not been moved on.
    await page.mouse.move(across, down);
    await page.mouse.up();
    await expectShown(slider, around(1, 3));
    await expect.poll(() => moves(slider)).toBe(0);
    await pass(page, 3000);
    await expectShown(slider, around(2, 3));
  });

  test('is not offered under reduced motion', async () => {
    const slider = await openSlider(servicesSlider, { reducedMotion: 'reduce' });
    for (const action of ['play', 'pause'])
      expect(await button(slider, action).isVisible()).toBe(false);
  });
});

test.for(board.length > 1 ? (isFull ? [1440, 390] : [390]) : [])(
  'the board slider shows one member at a time and has no end',
  async (width) => {
    const slider = await openSlider('board', {
      viewport: { width, height: 900 },
    });
    for (const index of [...board.keys(), 0]) {
      await expectShown(slider, [index + 1]);
      await button(slider, 'next').click();
    }
    await button(slider, 'previous').click();
    await button(slider, 'previous').click();
    await expectShown(slider, [board.length]);
  },
);

describe.for(moving)('the script of the %s slider', (servicesSlider) => {
  test('is not requested before a slider is near', async () => {
    const page = await takeTab();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const slider = (path: string) => path.startsWith('/assets/Slider-');
    expect(asked.filter(slider)).toEqual([]);
    await sliderOf(page, servicesSlider).scrollIntoViewIfNeeded();
    await expect.poll(() => asked.filter(slider).length).toBe(1);
  });

  test('is waited for: scrolling and clicks before it loads are not lost', async () => {
    const page = await takeTab();
    const letThrough = await hold(page, '**/assets/Slider-*.js');
    await page.goto('/');
    const slider = sliderOf(page, servicesSlider);
    await slider.scrollIntoViewIfNeeded();
    const before = await slider.boundingBox();
    // Its controls appear when they work. Until then the row scrolls natively.
    expect(await slider.getByRole('button').count()).toBe(0);
    await slider.locator('.slider-row').focus();
    await page.keyboard.press(keyOn);
    await expectShown(slider, around(2, 3));
    await slider.locator('[data-action=next]').dispatchEvent('click');
    letThrough();
    await button(slider, 'next').waitFor();
    await expectShown(slider, around(3, 3));
    expect((await slider.boundingBox())?.height).toBe(before?.height);
  });
});

async function openSlider(layout: Layout, options?: Parameters<typeof open>[1]): Promise<Locator> {
  return reach(await open('/', options), layout);
}

/** Scrolls to a slider and waits until it works. */
async function reach(page: Page, layout: Layout): Promise<Locator> {
  const slider = sliderOf(page, layout);
  await slider.scrollIntoViewIfNeeded();
  await button(slider, 'next').waitFor();
  return slider;
}

const inOrder = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);

/** The same, with the first one following the last. */
const around = (first: number, length: number) =>
  inOrder(first, length).map((place) => ((place - 1) % count) + 1);

/** The numbers of the fully visible slides, in reading direction. */
function shown(slider: Locator): Promise<number[]> {
  return slider.evaluate(
    (element: HTMLElement, { services, board, along }) => {
      const ids = element.dataset.layout === 'board' ? board : services;
      const row = element.querySelector('.slider-row')?.getBoundingClientRect();
      return [...element.querySelectorAll<HTMLElement>('.slider-slide')]
        .map((slide) => ({ slide, box: slide.getBoundingClientRect() }))
        .filter(({ box }) => row && box.left > row.left - 2 && box.right < row.right + 2)
        .sort((a, b) => (a.box.left - b.box.left) * along)
        .map(({ slide }) => ids.indexOf(slide.id) + 1);
    },
    { ...ids, along },
  );
}

async function expectShown(slider: Locator, slides: number[], message = ''): Promise<void> {
  await expect.poll(() => shown(slider), { message }).toEqual(slides);
}

/** How many transitions move the slides. */
const moves = (slider: Locator): Promise<number> =>
  slider.evaluate((it) => {
    const row = it.querySelector('.slider-slide')?.parentElement;
    if (!row) throw new Error('The slider has no slides.');
    return row.getAnimations().length;
  });

function isShown(slide: Locator): Promise<boolean> {
  return slide.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    // A slide with many words can be higher than the rest of the window.
    return left >= 0 && right <= innerWidth && top >= 0 && (top + bottom) / 2 < innerHeight;
  });
}

function names(controls: Locator): Promise<(string | null)[]> {
  return controls.evaluateAll((all) => all.map((control) => control.ariaLabel));
}
