/** Replaces the still by the other site's player when the visitor asks for it. */
export default function startVideo(element: HTMLElement): void {
  const play = element.querySelector<HTMLElement>('.video-play');
  play?.addEventListener('click', () => {
    const player = document.createElement('iframe');
    player.title = element.dataset.title ?? '';
    player.referrerPolicy = 'strict-origin-when-cross-origin';
    player.allow = 'autoplay; fullscreen; picture-in-picture';
    player.src = element.dataset.embed ?? '';
    play.replaceWith(player);
    player.focus();
  });
}
