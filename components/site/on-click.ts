/** Delegates clicks: calls an action with the clicked element, or its ancestor, that matches. */
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
