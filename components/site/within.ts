/** The element around an event's target, or the target itself, that a selector finds. */
export function within<Found extends HTMLElement>(event: Event, selector: string): Found | null {
  return event.target instanceof Element ? event.target.closest<Found>(selector) : null;
}
