/** Calls an action with the part of an element that fits the selector and that a click was made in. */
export function onClick<Part extends HTMLElement = HTMLElement>(
  element: HTMLElement,
  selector: string,
  act: (part: Part, event: MouseEvent) => void,
): void {
  element.addEventListener('click', (event) => {
    const part = event.target instanceof Element && event.target.closest<Part>(selector);
    if (part) act(part, event);
  });
}
