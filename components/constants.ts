/** Business constants and limits of the site (specification, sections 4 and 9). */

/** How long the enquiry form shows its success message, in milliseconds. */
export const successMessageMs = 5000;

/** Scroll position at which the header becomes sticky, in CSS pixels. */
export const stickyHeaderPx = 250;

/** Scroll position at which the back-to-top link appears, in CSS pixels. */
export const backToTopPx = 150;

/** Wait before scrolling to an anchor after arriving on the home page, in milliseconds. */
export const anchorDelayMs = 500;

/** The share of an element that must be in view before it is revealed, on the firm's pages. */
export const revealThreshold = 0.01;

/** The local storage key of the theme: `true` for dark, `false` for light. */
export const themeKey = 'isDarkmode';

/** Options of every slider. Each slider adds how many slides it shows. */
export const sliderDefaults = {
  loop: true,
  speed: 500,
  threshold: 5,
  resistanceRatio: 0.35,
} as const;

/** A slider of more slides than this says which one is shown, in place of a dot for each. */
export const mostDots = 24;

/** Pause between slides during autoplay, in milliseconds. */
export const autoplayMs = 3000;

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

/** Size of the hero's pictures in pixels. */
export const heroPicture = { width: 1440, height: 849 } as const;

/**
 * The most characters (Unicode code points) in a field: a one-line field, an e-mail address (RFC
 * 5321 with its erratum 1690), and the message.
 */
export const enquiryLimits = { line: 100, email: 254, message: 5000 } as const;

/** Longest wait for an answer, in milliseconds. Not specified; visitors would wait longer. */
export const answerLimitMs = 15_000;

/** The part of that wait in which the enquiry must leave the device, in milliseconds. */
export const clientLimitMs = 10_000;

/** Nobody can write an enquiry this soon after the page opened, in milliseconds. */
export const minimumFillMs = 2000;

/** How long unsent text is kept on the visitor's device: a week, in milliseconds. */
export const draftLifetimeMs = 604_800_000;
