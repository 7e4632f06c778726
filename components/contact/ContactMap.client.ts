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
    const load = () => {
      map.src = element.dataset.embed ?? '';
    };
    // The load event also fires for a frame that was refused, so the link stays, and without a connection the
    // drawn map, until there is one again.
    map.addEventListener('load', () => {
      if (navigator.onLine) map.classList.add('loaded');
      else addEventListener('online', load, { once: true });
    });
    load();
    frame?.append(map);
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.hidden = true;
    map.focus();
  });
}
