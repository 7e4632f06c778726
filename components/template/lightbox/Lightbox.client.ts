/** Opens the pictures of a gallery in its dialog. On closing, focus returns to the last picture shown. */
export default function startLightbox(element: HTMLElement): void {
  const links = [...element.querySelectorAll<HTMLAnchorElement>('.lightbox-grid a')];
  const dialog = element.querySelector('dialog');
  const frame = dialog?.querySelector('.lightbox-picture');
  const caption = dialog?.querySelector('figcaption');
  if (!dialog || !frame || !caption) return;
  let shown = 0;

  const show = (index: number) => {
    shown = (index + links.length) % links.length;
    const link = links[shown];
    if (!link) return;
    const picture = new Image();
    picture.src = link.href;
    picture.alt = link.querySelector('img')?.alt ?? '';
    frame.replaceChildren(picture);
    caption.textContent = `${link.textContent} (${shown + 1} of ${links.length})`;
  };

  links.forEach((link, index) => {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(index);
      dialog.showModal();
    });
  });
  dialog.addEventListener('keydown', ({ key }) => {
    const forward = document.dir === 'rtl' ? -1 : 1;
    if (key === 'ArrowRight') show(shown + forward);
    if (key === 'ArrowLeft') show(shown - forward);
  });
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const step = target.closest<HTMLElement>('[data-step]')?.dataset.step;
    if (step) show(shown + Number(step));
    else if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => links[shown]?.focus());
}
