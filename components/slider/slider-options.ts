/** How sliders move, and how much they show (specification, section 9). */

/**
 * Options of every slider. Each slider adds how many slides it shows. How they compare with those of the
 * carousel that the numbers come from: tests/specification/README.md.
 */
export const sliderDefaults = { loop: true, speed: 500, resistanceRatio: 0.35 } as const;

/** A slow drag moves a slider on if it is longer than this part of what is in view. */
export const touchThreshold = 5;

/** Pause between slides during autoplay, in milliseconds. */
export const autoplayMs = 3000;

/** A slider of more slides than this says which one is shown, in place of a dot for each. */
export const mostDots = 24;

/**
 * How many slides each kind of slider shows and moves by, from a window width in CSS pixels up.
 * Fewer are shown where the specified number would make a card narrower than 240 px (specification,
 * decision 25).
 */
export const sliderLayouts = {
  services: {
    0: { slidesPerView: 1, slidesPerGroup: 1 },
    560: { slidesPerView: 2, slidesPerGroup: 1 },
    582: { slidesPerView: 2, slidesPerGroup: 2 },
    770: { slidesPerView: 2, slidesPerGroup: 1 },
    854: { slidesPerView: 3, slidesPerGroup: 1 },
  },
  board: { 0: { slidesPerView: 1, slidesPerGroup: 1 } },
} as const;
