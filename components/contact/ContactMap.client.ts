/** Loads the interactive map over the drawn one when the visitor asks for it. */
export default function startContactMap(element: HTMLElement): void {
  const frame = element.querySelector<HTMLElement>('.contact-map-frame');
  element.querySelector('.contact-map-show')?.addEventListener('click', (event) => {
    const map = document.createElement('iframe');
    map.title = element.dataset.title ?? '';
    map.referrerPolicy = 'strict-origin-when-cross-origin';
    // It needs no more than this; without it, it could send the visitor to another site.
    map.sandbox.value =
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
    // The load event also fires for a frame that was refused, so the drawn map and the link stay.
    map.addEventListener('load', () => map.classList.add('loaded'));
    map.src = element.dataset.embed ?? '';
    frame?.append(map);
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.hidden = true;
    map.focus();
  });
}
