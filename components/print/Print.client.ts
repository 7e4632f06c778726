/** Prints the page. */
export default function startPrint(element: HTMLElement): void {
  element.addEventListener('click', () => print());
}
