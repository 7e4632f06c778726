/** Turns a row of slides into an endless slider. Loaded when a slider comes near. */
import Swiper from 'swiper';
import { Autoplay, Pagination } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { fill } from '../text/fill.ts';
import { skipHiddenSlides } from './hidden-slides.ts';
import { markCurrent, startLinks } from './slider-links.ts';
import {
  autoplayMs,
  mostDots,
  sliderDefaults,
  sliderLayouts,
  touchThreshold,
} from './slider-options.ts';

/** Takes over one slider's element. */
export default function startSlider(element: HTMLElement): void {
  const row = element.querySelector<HTMLElement>('.slider-row');
  if (!row) return;
  // The slide that the visitor scrolled to before this script loaded.
  const slides = row.querySelectorAll<HTMLElement>('.slider-slide');
  const initialSlide = Math.round((Math.abs(row.scrollLeft) / row.scrollWidth) * slides.length);
  // The loop reorders slides. In print they keep their original order.
  slides.forEach((slide, index) => {
    slide.style.setProperty('--place', String(index));
  });
  releaseRow(row);
  // If the address has a slide's anchor, the browser would scroll the row, although it hides its
  // overflow.
  const scrollBack = () => {
    row.scrollLeft = 0;
  };
  row.addEventListener('scroll', scrollBack);
  scrollBack();
  const names = Array.from(slides, (slide) => slide.dataset.name ?? '');
  const dots = element.querySelector<HTMLElement>('.slider-dots');
  const isLong = slides.length > mostDots;
  const swiper = new Swiper(row, {
    ...sliderDefaults,
    initialSlide,
    modules: [Autoplay, Pagination],
    wrapperClass: 'slider-slides',
    slideClass: 'slider-slide',
    spaceBetween: 24,
    // The observer reports a fraction of a pixel as a resize, which would undo a move that was just
    // made.
    resizeObserver: false,
    breakpoints: layoutsFor(
      element.dataset.layout === 'board' ? 'board' : 'services',
      slides.length,
    ),
    autoplay: { enabled: false, delay: autoplayMs, waitForTransition: false },
    pagination: {
      enabled: !isLong,
      el: dots,
      clickable: true,
      bulletElement: 'button',
      bulletClass: 'slider-dot',
      bulletActiveClass: 'slider-dot-active',
    },
    on: { paginationUpdate: (swiper) => labelDots(swiper, dots, names) },
  });
  const moves = movesOf(swiper);
  restWhileHeld(element, swiper);
  startButtons(element, swiper, moves);
  followMotion(element, swiper);
  keepPlace(swiper);
  startKeys(element, swiper, moves);
  announceSlides(element, swiper);
  if (isLong) showCount(element, swiper, dots);
  skipHiddenSlides(row, swiper);
  hideIdleControls(element, swiper);
  startLinks(swiper);
}

// How many slides show from each width up, but never more than there are.
function layoutsFor(
  layout: keyof typeof sliderLayouts,
  count: number,
): NonNullable<SwiperOptions['breakpoints']> {
  const widths = Object.entries(sliderLayouts[layout]).map(
    ([width, { slidesPerView, slidesPerGroup }]) => {
      const inView = Math.min(slidesPerView, count);
      // Swiper counts in moves, the threshold in what is in view.
      const longSwipesRatio = inView / slidesPerGroup / touchThreshold;
      return [width, { slidesPerView: inView, slidesPerGroup, longSwipesRatio }];
    },
  );
  return Object.fromEntries(widths);
}

// The row no longer scrolls, so it needs no name and no tab stop. If it has the focus, both are
// removed when the focus leaves: otherwise the focus would jump to the top of the page.
function releaseRow(row: HTMLElement): void {
  if (row === document.activeElement) {
    row.addEventListener('blur', () => releaseRow(row), { once: true });
    return;
  }
  for (const name of ['tabindex', 'role', 'aria-label']) row.removeAttribute(name);
}

// If all slides are in view, there is nothing to move.
function hideIdleControls(element: HTMLElement, swiper: Swiper): void {
  const update = () => element.toggleAttribute('data-whole', swiper.isLocked);
  swiper.on('lock', update);
  swiper.on('unlock', update);
  update();
}

/**
 * Names the dots. Together they are one stop of the Tab key, on the dot of the slide that is shown:
 * arrow keys lead from one to the next, and the focus goes along.
 */
function labelDots({ params }: Swiper, dots: HTMLElement | null, names: readonly string[]): void {
  const hasFocus = dots?.contains(document.activeElement);
  dots?.querySelectorAll('button').forEach((dot, index) => {
    dot.type = 'button';
    const title = names[index * (params.slidesPerGroup ?? 1)] ?? '';
    // Properties such as `ariaLabel` are unknown to Firefox before 119.
    dot.setAttribute('aria-label', fill(dots.dataset.label ?? '', { title }));
    const isShown = dot.classList.contains('slider-dot-active');
    markCurrent(dot, isShown);
    dot.tabIndex = isShown ? 0 : -1;
    if (hasFocus && isShown) dot.focus({ preventScroll: true });
  });
}

interface Moves {
  next: () => void;
  previous: () => void;
}

/** The loop drops what it is asked for during a move. Here, it follows when the move has ended. */
function movesOf(swiper: Swiper): Moves {
  const following: (() => unknown)[] = [];
  swiper.on('transitionEnd', () => following.shift()?.());
  // A dot names where to end, whatever was still to come.
  swiper.pagination.el?.addEventListener('click', () => following.splice(0), true);
  const inTurn = (move: () => unknown) => () => {
    if (swiper.animating) following.push(move);
    else move();
  };
  return {
    next: inTurn(() => swiper.slideNext()),
    previous: inTurn(() => swiper.slidePrev()),
  };
}

function startButtons(element: HTMLElement, swiper: Swiper, moves: Moves): void {
  const actions: Record<string, () => void> = {
    ...moves,
    play: () => play(element, swiper, true),
    pause: () => play(element, swiper, false),
  };
  for (const button of element.querySelectorAll<HTMLElement>('[data-action]')) {
    button.addEventListener('click', actions[button.dataset.action ?? ''] ?? (() => {}));
  }
}

// Autoplay runs only after the visitor presses play. One button serves as play and pause.
function play(element: HTMLElement, swiper: Swiper, playing: boolean): void {
  if (playing) swiper.autoplay.start();
  else swiper.autoplay.stop();
  element.toggleAttribute('data-playing', playing);
  element.querySelector<HTMLElement>(`[data-action=${playing ? 'pause' : 'play'}]`)?.focus();
}

/** With less motion nothing plays, and a move is over at once, also if that is asked for while the page is open. */
function followMotion(element: HTMLElement, swiper: Swiper): void {
  const less = matchMedia('(prefers-reduced-motion: reduce)');
  const follow = () => {
    element.toggleAttribute('data-calm', less.matches);
    swiper.params.speed = less.matches ? 0 : sliderDefaults.speed;
    if (!less.matches) return;
    swiper.autoplay.stop();
    element.removeAttribute('data-playing');
    // The style sheet has cut off what moved, and Swiper would wait for its end for good.
    if (swiper.animating) swiper.wrapperEl.dispatchEvent(new TransitionEvent('transitionend'));
  };
  less.addEventListener('change', follow);
  follow();
}

/** Swiper loses its place where slides move in other groups than before, as when a phone is turned. */
function keepPlace(swiper: Swiper): void {
  let place = 0;
  swiper.on('_beforeBreakpoint', () => {
    place = swiper.realIndex;
  });
  // Once Swiper has chosen its own.
  swiper.on('breakpoint', () => queueMicrotask(() => swiper.slideToLoop(place, 0)));
}

/** What plays would move on under the finger that holds a slide. */
function restWhileHeld(element: HTMLElement, swiper: Swiper): void {
  swiper.on('sliderFirstMove', () => swiper.autoplay.stop());
  swiper.on('touchEnd', () => {
    if ('playing' in element.dataset && !swiper.autoplay.running) swiper.autoplay.start();
  });
}

// Swiper's own keyboard module would take keys from the whole page, even Page Up and Page Down.
function startKeys(element: HTMLElement, swiper: Swiper, { next, previous }: Moves): void {
  element.addEventListener('keydown', ({ key, repeat, altKey, ctrlKey, metaKey, shiftKey }) => {
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    // A key that is held down shall not move the slider on after it is let go.
    if (repeat && swiper.animating) return;
    if (key === (swiper.rtl ? 'ArrowLeft' : 'ArrowRight')) next();
    if (key === (swiper.rtl ? 'ArrowRight' : 'ArrowLeft')) previous();
  });
}

function announceSlides(element: HTMLElement, swiper: Swiper): void {
  const status = element.querySelector<HTMLElement>('[role=status]');
  swiper.on('realIndexChange', () => {
    if (status && !swiper.autoplay.running) status.textContent = countOf(element, swiper);
  });
}

// In place of dots, which would fill several rows.
function showCount(element: HTMLElement, swiper: Swiper, place: HTMLElement | null): void {
  const show = () => {
    if (place) place.textContent = countOf(element, swiper);
  };
  swiper.on('realIndexChange', show);
  show();
}

/** Which slide of how many is shown, in the page's words. */
function countOf(element: HTMLElement, { realIndex, slides }: Swiper): string {
  const words = element.querySelector<HTMLElement>('[role=status]')?.dataset.label ?? '';
  return fill(words, { index: realIndex + 1, count: slides.length });
}
