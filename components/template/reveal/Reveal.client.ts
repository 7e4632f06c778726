/**
 * Lets a part of a template page draw itself once, when half of it is in view. Parts are never
 * hidden beforehand, so nothing is lost without script.
 */
import { onceHalfInView } from './once-half-in-view.ts';

/** Watches one element, unless it is in view at the start and so has already been painted. */
export default function startReveal(element: HTMLElement): void {
  if (!window.IntersectionObserver) return;
  if (element.getBoundingClientRect().top <= innerHeight) return;
  onceHalfInView(element, () => {
    element.dataset.reveal = 'now';
  });
}
