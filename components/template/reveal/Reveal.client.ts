/**
 * Lets a part of a template's page rise into place once, when half of it is in view. Nothing waits
 * hidden for it: the animation starts from the part as it stands.
 */
import { onceHalfInView } from './once-half-in-view.ts';

/** Watches one element, unless it stands in view at the start and has been painted there. */
export default function startReveal(element: HTMLElement): void {
  if (!window.IntersectionObserver) return;
  if (element.getBoundingClientRect().top <= innerHeight) return;
  onceHalfInView(element, () => {
    element.dataset.reveal = 'now';
  });
}
