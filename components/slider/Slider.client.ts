/** Makes a row of slides an endless slider. Loaded when a slider comes near. */
import Swiper from 'swiper';
import { Autoplay, Keyboard, Pagination } from 'swiper/modules';
import { autoplayMs, sliderDefaults, sliderLayouts } from '../constants.ts';
import { fill } from '../text/fill.ts';

/** Takes over one slider's element. */
export default function startSlider(element: HTMLElement): void {
  const row = element.querySelector<HTMLElement>('.slider-row');
  if (!row) return;
  row.removeAttribute('tabindex');
  row.scrollLeft = 0;
  const dots = element.querySelector<HTMLElement>('.slider-dots');
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const swiper = new Swiper(row, {
    ...sliderDefaults,
    ...(calm && { speed: 0 }),
    modules: [Autoplay, Keyboard, Pagination],
    wrapperClass: 'slider-slides',
    slideClass: 'slider-slide',
    spaceBetween: 24,
    breakpoints: sliderLayouts[element.dataset.layout === 'board' ? 'board' : 'services'],
    keyboard: { enabled: true, onlyInViewport: true },
    pagination: {
      el: dots,
      clickable: true,
      bulletElement: 'button',
      bulletClass: 'slider-dot',
      bulletActiveClass: 'slider-dot-active',
    },
    on: { paginationRender: () => nameDots(dots) },
  });
  nameDots(dots);
  startButtons(element, swiper, calm);
  announceSlides(element, swiper);
  const showTarget = () => showSlide(swiper, location.hash.slice(1));
  addEventListener('hashchange', showTarget);
  showTarget();
}

function nameDots(dots: HTMLElement | null): void {
  dots?.querySelectorAll('button').forEach((dot, index) => {
    dot.type = 'button';
    dot.ariaLabel = fill(dots.dataset.label ?? '', { index: index + 1 });
  });
}

function startButtons(element: HTMLElement, swiper: Swiper, calm: boolean): void {
  const actions: Record<string, () => void> = {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    play: () => play(element, swiper, true),
    pause: () => play(element, swiper, false),
  };
  element.toggleAttribute('data-calm', calm);
  for (const button of element.querySelectorAll<HTMLElement>('[data-action]')) {
    button.addEventListener('click', actions[button.dataset.action ?? ''] ?? (() => {}));
  }
}

// Slides move by themselves only while the visitor wants it; play and pause take turns.
function play(element: HTMLElement, swiper: Swiper, playing: boolean): void {
  swiper.params.autoplay = { delay: autoplayMs, pauseOnMouseEnter: true };
  if (playing) swiper.autoplay.start();
  else swiper.autoplay.stop();
  element.toggleAttribute('data-playing', playing);
  element.querySelector<HTMLElement>(`[data-action=${playing ? 'pause' : 'play'}]`)?.focus();
}

function announceSlides(element: HTMLElement, swiper: Swiper): void {
  const status = element.querySelector<HTMLElement>('[role=status]');
  swiper.on('slideChange', () => {
    if (!status || swiper.autoplay.running) return;
    const values = { index: swiper.realIndex + 1, count: swiper.slides.length };
    status.textContent = fill(status.dataset.label ?? '', values);
  });
}

function showSlide(swiper: Swiper, id: string): void {
  const slide = id ? swiper.slides.find((slide) => slide.id === id) : undefined;
  if (slide) swiper.slideToLoop(Number(slide.dataset.swiperSlideIndex));
}
