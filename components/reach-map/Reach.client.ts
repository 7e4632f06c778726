/** Lets each case card light its pin and arc on the map, and each pin its card. */
export default function startReach(element: HTMLElement): void {
  const light = ({ target }: Event) => {
    const slug =
      target instanceof Element && target.closest('[data-case]')?.getAttribute('data-case');
    for (const part of element.querySelectorAll('[data-case]'))
      part.toggleAttribute('data-lit', part.getAttribute('data-case') === slug);
  };
  for (const type of ['pointerover', 'focusin', 'pointerleave'])
    element.addEventListener(type, light);
}
