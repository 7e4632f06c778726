import { whenInView } from '#loader';
import { revealThreshold } from '../constants.ts';

/**
 * Lets `[data-reveal]` rise into place once, when it comes into view. Nothing waits hidden for it:
 * the animation starts from the element as it stands.
 */
export function startReveal(): void {
  if (!window.IntersectionObserver)
    console.warn('No IntersectionObserver: nothing waits to come into view.');
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    // What stands in view at the start stays as it was painted.
    if (element.getBoundingClientRect().top < innerHeight) continue;
    const reveal = () => {
      element.style.animationDelay = `${element.dataset.delay}ms`;
      element.dataset.reveal = 'now';
    };
    whenInView(element, reveal, { threshold: revealThreshold });
  }
}
