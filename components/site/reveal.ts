import { whenInView } from '#loader';

/** The share of an element that must be in view before it is revealed, on the firm's pages. */
const revealThreshold = 0.01;

/**
 * Lets each `[data-reveal]` draw itself once, when it comes into view. Elements are never hidden
 * beforehand, so nothing is lost without script.
 */
export function startReveal(): void {
  if (!window.IntersectionObserver) console.warn('No IntersectionObserver: all revealed at once.');
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    // What is in view at the start has already been painted, and does not move.
    if (element.getBoundingClientRect().top < innerHeight) continue;
    const reveal = () => {
      element.style.animationDelay = `${element.dataset.delay}ms`;
      element.dataset.reveal = 'now';
    };
    whenInView(element, reveal, { threshold: revealThreshold });
  }
}
