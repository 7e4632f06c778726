import type { SwiperOptions } from 'swiper/types';
import { sliderLayouts } from '../constants.ts';

/** How many slides show from each width up, but never more than there are. */
export function layoutsFor(
  layout: keyof typeof sliderLayouts,
  count: number,
): NonNullable<SwiperOptions['breakpoints']> {
  const widths = Object.entries(sliderLayouts[layout]).map(
    ([width, { slidesPerView, ...rest }]) => [
      width,
      { ...rest, slidesPerView: Math.min(slidesPerView, count) },
    ],
  );
  return Object.fromEntries(widths);
}
