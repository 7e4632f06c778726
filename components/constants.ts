/** Business constants and limits of the site (specification, sections 4 and 9). */

/** How long the success message of the enquiry form is shown, in milliseconds. */
export const successMessageMs = 5000;

/** Scroll position at which the header becomes sticky, in CSS pixels. */
export const stickyHeaderPx = 250;

/** Scroll position at which the back-to-top link appears, in CSS pixels. */
export const backToTopPx = 150;

/** Wait between arriving on the home page and scrolling to the anchor asked for, in milliseconds. */
export const anchorDelayMs = 500;

/** Part of an element that must be in view before it is revealed, once, on the firm's pages. */
export const revealThreshold = 0.01;

/** The local storage key that holds the theme: `true` for dark, `false` for light. */
export const themeKey = 'isDarkmode';

/** Options of every slider; each slider adds how many slides it shows. */
export const sliderDefaults = {
  loop: true,
  speed: 500,
  threshold: 5,
  resistanceRatio: 0.35,
} as const;

/** Pause between slides while a slider plays by itself, in milliseconds. */
export const autoplayMs = 3000;

/**
 * Slides shown and moved at a time by each kind of slider, from a width of the window in CSS pixels
 * up. Where the specified number would leave a card under 240 px, fewer are shown (specification, decision 25).
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

/** Version of the e-mail client that the site sends enquiries with. */
export const emailClientVersion = '4.4.1';

/**
 * The most characters (Unicode code points) that a field takes: one of a line, an e-mail address
 * (RFC 5321 with its erratum 1690), and the message.
 */
export const enquiryLimits = { line: 100, email: 254, message: 5000 } as const;

/** Longest wait for an answer after sending, in milliseconds. Not specified: people give up later. */
export const answerLimitMs = 15_000;

/** The part of that wait in which the enquiry must have left the device, in milliseconds. */
export const clientLimitMs = 10_000;

/** Faster than this after the page opened, no person has written an enquiry, in milliseconds. */
export const minimumFillMs = 2000;

/** How long typed text that was not sent is kept on the visitor's device: a week in milliseconds. */
export const draftLifetimeMs = 604_800_000;
