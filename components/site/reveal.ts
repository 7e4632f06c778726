import { revealThreshold } from '../constants.ts';

/**
 * Lets `[data-reveal]` rise into place once, when it comes into view. Nothing waits hidden for it:
 * the animation starts from the element as it stands.
 */
export function startReveal(): void {
  if (!window.IntersectionObserver) {
    console.warn('No IntersectionObserver: nothing moves, nothing is hidden.');
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        target.style.animationDelay = `${target.dataset.delay ?? 0}ms`;
        target.dataset.reveal = 'now';
      }
    },
    { threshold: revealThreshold },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) {
    // What stands in view at the start stays as it was painted.
    if (element.getBoundingClientRect().top > innerHeight) observer.observe(element);
  }
}
