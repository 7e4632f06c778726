/** Calls an action with the element that fits the selector and that a click was made in. */
export function onClick<Found extends HTMLElement = HTMLElement>(
  selector: string,
  act: (element: Found, event: MouseEvent) => void,
): void {
  addEventListener('click', (event) => {
    const element = event.target instanceof Element && event.target.closest<Found>(selector);
    if (element) act(element, event);
  });
}
