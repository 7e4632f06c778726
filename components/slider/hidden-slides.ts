import type Swiper from 'swiper';

const controls = 'a, button';

/**
 * Keeps the focus out of slides that are not in view. One that has it passes it on to the slide that
 * now shows. Slides without controls stay readable to screen readers.
 */
export function skipHiddenSlides(row: HTMLElement, swiper: Swiper): void {
  if (!window.IntersectionObserver) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        if (!isIntersecting && target.contains(document.activeElement)) focusShown(swiper);
        target.inert = !isIntersecting;
      }
    },
    { root: row, threshold: 0.5 },
  );
  for (const slide of swiper.slides) if (slide.querySelector(controls)) observer.observe(slide);
}

function focusShown({ slides, activeIndex }: Swiper): void {
  const shown = slides[activeIndex];
  if (!shown) return;
  // The observer may not have seen yet that it comes into view.
  shown.inert = false;
  shown.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
}
