/** Lets each case card light its pin and arc on the map, and each pin its card. */
export default function startReach(element: HTMLElement): void {
  const light = (target: EventTarget | null) => {
    const slug =
      target instanceof Element && target.closest('[data-case]')?.getAttribute('data-case');
    for (const part of element.querySelectorAll('[data-case]'))
      part.toggleAttribute('data-lit', part.getAttribute('data-case') === slug);
  };
  element.addEventListener('pointerover', ({ target }) => light(target));
  element.addEventListener('pointerleave', () => light(null));
  // The pointer may rest on a card already, since that is what loads this script.
  light(element.querySelector('[data-case]:hover'));
}
