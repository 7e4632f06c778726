import type Swiper from 'swiper';

/**
 * Links to slides, in lists and menus, move the slider. In lists, a link is marked while its slide
 * shows. A click on a link to the current address fires no `hashchange`, so clicks are watched too.
 */
export function startLinks(swiper: Swiper): void {
  const showTarget = () => showSlide(swiper, location.hash.slice(1));
  addEventListener('hashchange', showTarget);
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest<HTMLAnchorElement>('a')?.href === location.href)
      showTarget();
  });
  const mark = () => {
    for (const [index, { id }] of swiper.slides.entries()) {
      const link = document.querySelector<HTMLElement>(`main li > a[href="#${id}"]`);
      if (link) markCurrent(link, index === swiper.activeIndex);
    }
  };
  swiper.on('activeIndexChange', mark);
  showTarget();
  mark();
}

/** Marks what stands for the slide that is shown. */
export function markCurrent(element: Element, isCurrent: boolean): void {
  if (isCurrent) element.setAttribute('aria-current', 'true');
  else element.removeAttribute('aria-current');
}

function showSlide(swiper: Swiper, id: string): void {
  const slide = id ? swiper.slides.find((slide) => slide.id === id) : undefined;
  if (slide) swiper.slideToLoop(Number(slide.dataset.swiperSlideIndex));
}
